import { styled } from 'styled-components';
import { defineParts } from '../../styles/defineParts.ts';
import { border, color, font, motion, space, stretch } from '../../tokens/index.ts';

export const part = defineParts('accordion', 'stick', 'head', 'upright');

export const AccordionFrame = styled.div`
  border-block-end: var(--ui-accordion-border, ${border.control});
  &:empty {
    display: none;
  }
  & > details {
    border-block-start: var(--ui-accordion-border, ${border.control});
    scroll-margin-block-start: ${space[4]};
  }
  & > details > summary {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 28px;
    gap: var(--ui-accordion-gap, ${space[5]});
    align-items: start;
    padding-block: var(--ui-accordion-padding, 18px);
    color: var(--ui-accordion-color, ${color.heading});
    font: 800 1.25rem/1.25 var(--ui-accordion-font, ${font.display});
    font-stretch: ${stretch.snug};
  }
  & > details > summary:hover {
    color: ${color.redText};
  }
  & > details > summary > svg {
    width: 28px;
    height: 28px;
    overflow: visible;
  }
  & > details > summary .${part.stick} {
    fill: ${color.matchStick};
  }
  & > details > summary .${part.head} {
    fill: ${color.matchHead};
  }
  & > details > summary .${part.upright} {
    transform-origin: 14px 14px;
    transition: transform ${motion.slide};
  }
  & > details[open] > summary .${part.upright} {
    transform: rotate(90deg);
  }
  @media print {
    & > details::details-content {
      content-visibility: visible;
    }
  }
`;

export const AccordionAnswer = styled.div`
  max-width: 60ch;
  padding-block-end: ${space[5]};
  & > * + * {
    margin-block-start: ${space[3]};
  }
`;
