import { styled } from 'styled-components';
import { endCorners, startCorners, visuallyHidden } from '../../styles/mixins.ts';
import { defineParts } from '../../styles/defineParts.ts';
import { color, font, media, radius, size } from '../../tokens/index.ts';

export const part = defineParts('day-picker', 'arrow', 'tab', 'hidden', 'weekday');

const corner = `var(--ui-day-picker-radius, ${radius.base})`;

export const DayPickerFrame = styled.div`
  display: flex;
  min-width: 0;
  & > ul {
    /* Makes visually hidden texts scroll with their tabs. */
    position: relative;
    display: flex;
    min-width: 0;
    margin: 0 -2px;
    overflow-x: auto;
    scrollbar-width: none;
    scroll-snap-type: x proximity;
  }
  & > .${part.arrow} > svg:dir(rtl) {
    scale: -1 1;
  }
  & > .${part.arrow} {
    border-color: ${color.ink};
    ${startCorners(corner)}
    color: ${color.ink};
  }
  & > ul + .${part.arrow} {
    ${endCorners(corner)}
  }
  li {
    flex: none;
    scroll-snap-align: center;
    & + & {
      margin-inline-start: -2px;
    }
  }
  .${part.tab} {
    display: grid;
    place-items: center;
    min-width: ${size.touch};
    min-height: ${size.touch};
    padding: 10px 14px;
    border: 2px solid ${color.ink};
    background: var(--ui-day-picker-background, transparent);
    color: var(--ui-day-picker-color, ${color.ink});
    font: 800 1rem / 1 var(--ui-day-picker-font, ${font.display});
    text-decoration: none;
    white-space: nowrap;
    &:is([aria-current='true'], [aria-pressed='true']) {
      background: var(--ui-day-picker-selected-background, ${color.neutral});
      color: var(--ui-day-picker-selected-color, ${color.onNeutral});
      @media ${media.forced} {
        border: 4px solid Highlight;
      }
    }
    &:focus-visible {
      outline-offset: -5px;
      outline-color: currentColor;
    }
    @media ${media.fine} {
      &:hover:not([aria-current='true'], [aria-pressed='true']) {
        background: ${color.yellow};
        color: ${color.onYellow};
      }
    }
  }
  .${part.hidden} {
    ${visuallyHidden}
  }
  @container schedule (width < 56rem) {
    & > .${part.arrow} {
      display: none;
    }
    li:first-child > .${part.tab} {
      ${startCorners(corner)}
    }
    li:last-child > .${part.tab} {
      ${endCorners(corner)}
    }
    .${part.tab} {
      padding: 4px 8px;
      font-stretch: 80%;
      text-align: center;
    }
    .${part.weekday} {
      display: block;
      font-size: 0.75rem;
    }
  }
  @media print {
    display: none;
  }
`;
