import { styled } from 'styled-components';
import { coverLink } from '../../styles/mixins.ts';
import { border, color, font, radius, space, stretch, text } from '../../tokens/index.ts';

export const HighlightListFrame = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-highlight-list-gap, ${space[5]});
  li {
    position: relative;
    flex: 1 1 15rem;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
    align-items: start;
    padding: var(--ui-highlight-list-padding, ${space[4]} ${space[4]} ${space[5]});
    border: var(--ui-highlight-list-border, ${border.base});
    border-radius: var(--ui-highlight-list-radius, ${radius.base});
    border-block-end-width: 6px;
    background: var(--ui-highlight-list-background, ${color.paper});
    color: var(--ui-highlight-list-color, ${color.ink});
    font: 800 ${text.subheading.size} / 1.15 var(--ui-highlight-list-font, ${font.display});
    font-stretch: ${stretch.snug};
    text-wrap: balance;
  }
  a {
    ${coverLink}
    text-decoration: underline 2px;
    text-underline-offset: 4px;
  }
  small {
    display: block;
    margin-block-start: ${space[1]};
    font: 400 ${text.body.size} / 1.4 ${font.body};
    text-wrap: pretty;
  }
  svg {
    --icon-accent: ${color.yellow};
    margin-block-start: -1px;
    color: ${color.redText};
  }
`;
