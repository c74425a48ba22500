import { styled } from 'styled-components';
import { color, font, media, radius, size, space } from '../../tokens/index.ts';

export const DayPickerFrame = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  & > ul {
    position: relative;
    display: flex;
    gap: 10px;
    min-width: 0;
    list-style: none;
    margin: -4px;
    padding: 4px;
    overflow-x: auto;
    scrollbar-width: none;
    scroll-snap-type: x proximity;
  }
  li {
    flex: none;
    scroll-snap-align: center;
  }
  [data-part='tab'] {
    display: grid;
    place-items: center;
    min-height: ${size.touch};
    padding: 10px 18px;
    border: 2px solid ${color.ink};
    border-radius: ${radius.base};
    background: transparent;
    color: ${color.ink};
    font: 800 1.0625rem / 1 ${font.display};
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
    &:is([aria-current='true'], [aria-pressed='true']) {
      background: ${color.neutral};
      border-color: ${color.neutral};
      color: ${color.onNeutral};
    }
    @media ${media.fine} {
      &:hover:not([aria-current='true'], [aria-pressed='true']) {
        background: ${color.yellow};
        border-color: ${color.yellow};
        color: ${color.onYellow};
      }
    }
    @media ${media.forced} {
      &:is([aria-current='true'], [aria-pressed='true']) {
        border: 4px solid Highlight;
      }
    }
  }
  @media print {
    display: none;
  }
`;
