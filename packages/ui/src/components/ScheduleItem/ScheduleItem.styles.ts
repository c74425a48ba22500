import { css, styled } from 'styled-components';
import { maskedSign, visuallyHidden } from '../../styles/mixins.ts';
import { border, color, font, media, space } from '../../tokens/index.ts';
import { favouriteLook } from '../FavouriteButton/index.ts';
import { itemPart } from './itemPart.ts';
import { placeGrounds } from './placeGrounds.ts';
import { scheduleSigns } from './scheduleSigns.ts';

export const PlaceLook = styled.div`
  ${scheduleSigns}
  ${placeGrounds}
  .${itemPart.hidden} {
    ${visuallyHidden}
  }
`;

export const placeEdge = (width: string) => css`
  content: '';
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  width: ${width};
  border-inline-end: ${border.base};
  background-color: var(--ground, ${color.wood});
  forced-color-adjust: none;
`;

export const burningMatch = (head: string) => {
  const burnt = `background: linear-gradient(90deg, #17131f calc(100% - ${head}), ${color.red} 0);`;
  return css`
    appearance: none;
    display: block;
    width: 100%;
    background: #dfbf8c;
    &::-webkit-progress-bar {
      background: #dfbf8c;
    }
    &::-webkit-progress-value {
      ${burnt}
    }
    &::-moz-progress-bar {
      ${burnt}
    }
  `;
};

const flame = `path('M8.2 18.8C1.2 18.8 1.2 11.8 5.2 8.2 5.9 5.9 7.1 3.5 8.9 1.2 8.9 5.9 14.6 8.2 14.1 14.1 13.6 18.8 11.1 18.8 8.2 18.8z')`;

/** Selects plain elements: thousands of styled components would be slow. */
export const scheduleRows = css`
  .${itemPart.item} {
    position: relative;
    display: grid;
    grid-template:
      'time title place favourite' auto
      'time description place favourite' auto / 6.5rem minmax(0, 1fr) fit-content(38%) auto;
    align-items: center;
    gap: 2px var(--ui-schedule-item-gap, ${space[4]});
    min-height: 64px;
    padding-block: var(--ui-schedule-item-padding, 9px);
    padding-inline: 32px 8px;
    background: var(--ui-schedule-item-background, ${color.card});
    box-shadow: 0 -2px 0 ${color.edge};
    overflow: clip;
    &::before {
      ${placeEdge('16px')}
    }
  }
  .${itemPart.in} {
    display: contents;
  }
  .${itemPart.item}[data-highlighted] {
    background: var(--ui-schedule-item-highlighted-background, ${color.highlight});
    @media ${media.forced} {
      border-inline-start: 10px solid Highlight;
    }
  }
  .${itemPart.time} {
    grid-area: time;
    font: 800 1.0625rem / 1.15 ${font.display};
    font-stretch: 80%;
    & > :not(time) {
      display: block;
    }
    & > s {
      color: ${color.muted};
      text-decoration-thickness: 2px;
    }
  }
  .${itemPart.night},
  .${itemPart.local} {
    font: 400 0.9375rem / 1.25 ${font.body};
    color: ${color.muted};
  }
  .${itemPart.friend} {
    width: fit-content;
    padding: 1px 7px;
    border-radius: 4px;
    background: ${color.blue};
    color: ${color.onBlue};
    font: 700 0.875rem / 1.2 ${font.body};
  }
  .${itemPart.state} {
    width: fit-content;
    margin-block-start: 4px;
    padding: 3px 5px 2px;
    border: 2px solid #c9141f;
    border-radius: 4px;
    background: #fffaf0;
    color: #c9141f;
    font: 900 0.75rem / 1 ${font.display};
    text-transform: uppercase;
    rotate: -4deg;
  }
  .${itemPart.title} {
    grid-area: title;
    place-self: end start;
    padding-block: ${space[2]};
    margin-block: calc(-1 * ${space[2]});
    font: 700 1.1875rem / 1.12 var(--ui-schedule-item-font, ${font.body});
    text-decoration: none;
    overflow-wrap: anywhere;
    hyphens: auto;
    &:is(a):hover {
      text-decoration: underline 2px;
    }
  }
  [data-highlighted] .${itemPart.title} {
    font: 800 1.125rem / 1.15 var(--ui-schedule-item-font, ${font.display});
    &::before {
      content: '';
      display: inline-block;
      width: 16px;
      height: 20px;
      margin-inline-end: 6px;
      vertical-align: -2px;
      background: radial-gradient(ellipse 3.4px 4.6px at 8.6px 15px, ${color.yellow} 98%, ${color.red});
      clip-path: ${flame};
      forced-color-adjust: none;
    }
  }
  .${itemPart.description} {
    grid-area: description;
    align-self: start;
    font-size: 1rem;
    line-height: 1.3;
    color: ${color.muted};
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    overflow: hidden;
    &:has(.${itemPart.note}, .${itemPart.details}) {
      -webkit-line-clamp: none;
    }
  }
  .${itemPart.note} {
    display: block;
    font-weight: 600;
    color: ${color.redText};
  }
  .${itemPart.place} {
    grid-area: place;
    position: relative;
    padding-inline-end: 26px;
    font-weight: 600;
    font-size: 0.9375rem;
    line-height: 1.2;
    text-align: end;
    overflow-wrap: anywhere;
  }
  [data-kind] > .${itemPart.in} > .${itemPart.place}::after {
    ${maskedSign('18px')}
    position: absolute;
    top: calc(50% - 9px);
    inset-inline-end: 0;
  }
  .${itemPart.favourite} {
    grid-area: favourite;
    ${favouriteLook}
  }
  .${itemPart.details} {
    display: inline-block;
    color: ${color.ink};
    font-weight: 600;
    text-underline-offset: 3px;
  }
  [data-cancelled] {
    background:
      repeating-linear-gradient(135deg, color-mix(in srgb, ${color.edge} 14%, transparent) 0 2px, transparent 0 9px), ${color.card};
    & .${itemPart.title},
    & time {
      font-weight: 400;
      text-decoration: line-through 2px;
    }
  }
  [data-state='over'] :is(.${itemPart.time}, .${itemPart.title}) {
    color: ${color.muted};
  }
  @container schedule (max-width: 44rem) {
    .${itemPart.item} {
      grid-template:
        'time favourite' auto
        'title favourite' auto
        'description favourite' auto
        'place favourite' auto / minmax(0, 1fr) auto;
      gap: 2px var(--ui-schedule-item-gap, ${space[3]});
      padding-block: var(--ui-schedule-item-padding, 10px);
      padding-inline: 24px 8px;
      &::before {
        width: 12px;
      }
    }
    .${itemPart.description} {
      -webkit-line-clamp: 2;
    }
    .${itemPart.time} > :not(time) {
      display: inline-block;
      margin-inline-end: 6px;
    }
    .${itemPart.time} > time + :is(.${itemPart.local}, .${itemPart.state}, .${itemPart.friend}) {
      margin-inline-start: 6px;
    }
    .${itemPart.place} {
      width: fit-content;
      text-align: start;
    }
  }
  /* Paper is read at the festival, in its time zone. */
  @media print {
    .${itemPart.time} > .${itemPart.local} {
      display: none;
    }
  }
`;

export const scheduleBox = css`
  overflow: clip;
  background: ${color.card};
  color: var(--ui-schedule-item-color, ${color.ink});
  border: var(--ui-schedule-border, ${border.base});
  border-radius: var(--ui-schedule-radius, 4px);
  @media print {
    border: 0;
  }
`;
