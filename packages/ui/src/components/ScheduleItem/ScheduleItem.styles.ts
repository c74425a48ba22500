import { css } from 'styled-components';
import { border, color, font, media, space, text } from '../../tokens/index.ts';
import { favouriteLook } from '../FavouriteButton/index.ts';
import { scheduleTones, toneColor } from './ScheduleItem.variants.ts';

const tones = scheduleTones.map(tone => `[data-tone='${tone}']::before { background: ${toneColor[tone]}; }`).join('\n');

const flame = `path('M8.2 18.8C1.2 18.8 1.2 11.8 5.2 8.2 5.9 5.9 7.1 3.5 8.9 1.2 8.9 5.9 14.6 8.2 14.1 14.1 13.6 18.8 11.1 18.8 8.2 18.8z')`;

/**
 * Rows of a list: styles for the element that holds the items. Items are plain elements without a styled component
 * each, so that thousands stay light; they are reached through `data-part`.
 */
export const scheduleRows = css`
  [data-part='item'] {
    position: relative;
    display: grid;
    grid-template:
      'time title place favourite' auto
      'time description place favourite' auto / 9.4rem minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 2px ${space[5]};
    padding: ${space[4]} 22px ${space[4]} 32px;
    background: ${color.card};
    /* The rule above; the list clips the first one's, whichever items are hidden. */
    box-shadow: 0 -2px 0 ${color.line};
    &[hidden] {
      display: none;
    }
  }
  [data-part='item'][data-highlighted] {
    background: ${color.highlight};
    box-shadow:
      inset 10px 0 0 ${color.yellow},
      0 -2px 0 ${color.line};
    --favourite-ground: ${color.highlight};
    @media ${media.forced} {
      border-inline-start: 10px solid Highlight;
    }
  }
  [data-part='time'] {
    grid-area: time;
    font: 800 1.25rem / 1.1 ${font.display};
    font-stretch: 85%;
    white-space: nowrap;
  }
  [data-part='time'] > :not(time) {
    display: block;
    font: 400 1rem / 1.25 ${font.body};
    white-space: normal;
  }
  [data-part='time'] > s,
  [data-part='local'] {
    color: ${color.muted};
  }
  [data-part='time'] > [data-part='state'] {
    width: fit-content;
    margin-block-start: ${space[1]};
    padding: 2px ${space[2]};
    background: ${color.red};
    color: ${color.onRed};
    font-weight: 700;
    font-style: normal;
  }
  [data-part='title'] {
    grid-area: title;
    justify-self: start;
    align-self: end;
    font: 800 ${text.subheading.size} / ${text.subheading.line} ${font.display};
    font-stretch: 100%;
    text-decoration: none;
    overflow-wrap: anywhere;
    &:is(a) {
      padding-block: ${space[2]};
      margin-block: calc(-1 * ${space[2]});
    }
    &:is(a):hover {
      text-decoration: underline 2px;
    }
  }
  [data-highlighted] > [data-part='title']::before {
    content: '';
    display: inline-block;
    width: 16px;
    height: 20px;
    margin-inline-end: ${space[2]};
    vertical-align: -2px;
    background: radial-gradient(ellipse 3.4px 4.6px at 8.6px 15px, ${color.yellow} 98%, ${color.red});
    clip-path: ${flame};
    forced-color-adjust: none;
  }
  [data-part='description'] {
    grid-area: description;
    align-self: start;
    font-size: 1rem;
    line-height: 1.4;
    color: ${color.muted};
  }
  [data-part='note'] {
    display: block;
    font-weight: 700;
    color: ${color.redText};
    &::before {
      content: '';
      display: inline-block;
      width: 0.8em;
      height: 0.8em;
      margin-inline-end: 0.4em;
      background: currentColor;
      clip-path: polygon(50% 0, 100% 100%, 0 100%);
    }
  }
  [data-part='place'] {
    grid-area: place;
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    font-weight: 600;
    font-size: 1rem;
    line-height: 1.25;
    &::before {
      content: '';
      flex: none;
      width: 14px;
      height: 14px;
      border: 2px solid ${color.line};
      background: ${color.paper};
      forced-color-adjust: none;
    }
  }
  ${tones}
  [data-part='actions'] {
    grid-area: favourite;
    display: flex;
    gap: ${space[2]};
  }
  [data-part='favourite'] {
    grid-area: favourite;
    ${favouriteLook}
  }
  /* To the item's own page, where its title leads elsewhere. */
  [data-part='details'] {
    display: inline-block;
    padding-block: ${space[1]};
    margin-block: calc(-1 * ${space[1]});
    color: ${color.ink};
    font-weight: 600;
    text-underline-offset: 3px;
  }
  [data-cancelled] > [data-part='title'] {
    color: ${color.muted};
    text-decoration: line-through 2px;
  }
  [data-cancelled] > [data-part='time'] > [data-part='state'] {
    background: ${color.neutral};
    color: ${color.onNeutral};
  }
  [data-state='over'] > :is([data-part='time'], [data-part='title']) {
    color: ${color.muted};
  }
  [data-part='hidden'] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @container schedule (max-width: 44rem) {
    [data-part='item'] {
      grid-template:
        'time favourite' auto
        'title favourite' auto
        'description favourite' auto
        'place favourite' auto / minmax(0, 1fr) auto;
      gap: 4px ${space[3]};
      padding: 14px 14px 14px 24px;
    }
    [data-part='place'] {
      overflow-wrap: anywhere;
    }
  }
  @media print {
    [data-part='item'] {
      break-inside: avoid;
      padding-block: ${space[2]};
    }
  }
`;

/** The white box that a list of items stands in. */
export const scheduleBox = css`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow: clip;
  background: ${color.card};
  color: ${color.ink};
  border: ${border.base};
  border-radius: 4px;
  @media print {
    border: 0;
  }
`;
