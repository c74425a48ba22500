import { styled } from 'styled-components';
import { border, color, font, radius, space, text } from '../../tokens/index.ts';

export const TooltipFrame = styled.span`
  position: relative;
  display: inline-grid;
  @media print {
    & > [role='tooltip'] {
      display: none;
    }
  }
`;
export const TooltipBubble = styled.span`
  position: absolute;
  inset-inline-start: 0;
  z-index: 20;
  width: max-content;
  max-width: 16rem;
  padding: var(--ui-tooltip-padding, ${space[2]}) ${space[3]};
  border: var(--ui-tooltip-border, ${border.base});
  border-radius: var(--ui-tooltip-radius, ${radius.base});
  background: var(--ui-tooltip-background, ${color.card});
  color: var(--ui-tooltip-color, ${color.ink});
  font: 600 ${text.small.size} / ${text.small.line} var(--ui-tooltip-font, ${font.body});
  overflow-wrap: anywhere;
  &[data-placement='above'] {
    inset-block-end: calc(100% + ${space[2]});
  }
  &[data-placement='below'] {
    inset-block-start: calc(100% + ${space[2]});
  }
  /* Bridges the gap that the pointer crosses to the bubble. */
  &::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${space[3]}) 0;
    z-index: -1;
  }
`;
