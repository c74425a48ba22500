import { styled } from 'styled-components';
import { chosenWhenForced } from '../../styles/mixins.ts';
import { defineParts } from '../../styles/defineParts.ts';
import { border, color, font, radius, size, space } from '../../tokens/index.ts';

export const part = defineParts('pager', 'gap');

export const PagerFrame = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ui-pager-gap, ${space[2]});
  }
  li > * {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space[2]};
    min-width: ${size.touch};
    min-height: ${size.touch};
    padding-inline: ${space[3]};
    border: var(--ui-pager-border, ${border.control});
    border-radius: var(--ui-pager-radius, ${radius.base});
    background: var(--ui-pager-background, transparent);
    color: var(--ui-pager-color, ${color.ink});
    font: 800 1.0625rem/1 var(--ui-pager-font, ${font.display});
    text-decoration: none;
  }
  svg:dir(rtl) {
    scale: -1 1;
  }
  li > a:hover {
    background: ${color.yellow};
    border-color: ${color.onYellow};
    color: ${color.onYellow};
  }
  li > a[aria-current] {
    background: var(--ui-pager-selected-background, ${color.neutral});
    border-color: var(--ui-pager-selected-background, ${color.neutral});
    color: var(--ui-pager-selected-color, ${color.onNeutral});
    ${chosenWhenForced}
  }
  .${part.gap} {
    border: 0;
    background: none;
    padding: 0;
    min-width: 1.5em;
  }
`;
