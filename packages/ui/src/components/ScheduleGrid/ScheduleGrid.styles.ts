import { css, styled } from 'styled-components';
import { endCorners, labelRays, maskedSign, startCorners, strikerEdge, visuallyHidden } from '../../styles/mixins.ts';
import { defineParts } from '../../styles/defineParts.ts';
import { border, color, font, media, size, space } from '../../tokens/index.ts';
import { PlaceLook, scheduleBox, scheduleRows } from '../ScheduleItem/index.ts';
import { itemPart } from '../ScheduleItem/itemPart.ts';

export const part = defineParts(
  'schedule-grid',
  'grid',
  'zoom',
  'heads',
  'corner',
  'head',
  'hours',
  'night',
  'now',
  'ground',
  'stick',
  'items',
  'coming',
  'hour',
);

const ink = '#17131f';
const paper = `var(--ui-schedule-background, ${color.paper})`;
const line = `var(--ui-schedule-border, ${border.base})`;
const face = `var(--ui-schedule-font, ${font.display})`;
const yellow = '#ffc61a';
const stars = `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='120' height='150' fill='%23ffe385' shape-rendering='crispEdges'><path d='M18 20h3v3h-3zM86 52h3v3h-3zM54 104h3v3h-3zM102 128h2v2h-2zM34 72h2v2h-2zM70 14h2v2h-2z'/></svg>")`;
const top = (minute: string) => `(${minute} - var(--from)) * var(--m)`;
/** Position of midnight, or of the end if it is earlier. */
const dusk = `calc((min(1440, var(--to)) - var(--from)) * var(--m))`;
const hourLines = (strength: string) => `repeating-linear-gradient(${strength} 0 2px, transparent 0 calc(60 * var(--m)))`;

const asWall = css`
  .${part.grid} {
    --m: 0.125rem;
    --gutter: calc(3.5rem + 10px);
    --label: calc(2rem + 60px);
    --rail: 1.75rem;
    --lanes-1: calc(8rem * var(--wide, 1));
    --lanes-2: calc(12.25rem * var(--wide, 1));
    --lanes-3: calc(16.75rem * var(--wide, 1));
    position: relative;
    display: grid;
    grid-template: var(--label) calc((var(--to) - var(--from)) * var(--m)) / var(--gutter) var(--tracks);
    height: 100%;
    max-height: calc(100dvh - var(--schedule-top, ${size.navbar}));
    overflow: auto;
    scroll-padding-block: calc(var(--label) + 12px) 8px;
    scroll-padding-inline: calc(var(--gutter) + 8px) 8px;
    border: 0;
    border-block: ${line};
    border-radius: 0;
    background: ${paper};
    touch-action: pan-x pan-y;
    &[data-panning] {
      scroll-snap-type: none;
      cursor: grabbing;
      user-select: none;
    }
    scrollbar-color: ${ink} #f6e6c8;
  }
  .${part.heads} {
    position: sticky;
    top: 0;
    z-index: 5;
    display: grid;
    grid-area: 1 / 1 / -1 / -1;
    grid-template: var(--label) / subgrid;
    align-self: start;
    pointer-events: none;
  }
  .${part.heads}[data-after]::after {
    content: attr(data-after) / '';
    position: sticky;
    inset-inline-end: 0;
    z-index: 1;
    grid-area: 1 / 1 / 2 / -1;
    place-self: start end;
    margin-block-start: ${space[3]};
    padding: ${space[2]};
    border: ${border.base};
    border-inline-end: 0;
    ${startCorners('4px')}
    background: ${color.paper};
    color: ${color.ink};
    font: 700 1rem / 1 ${font.body};
    @container schedule (width < 56rem) {
      content: '→' / '';
    }
  }
  .${part.heads}[data-after]:dir(rtl)::after {
    @container schedule (width < 56rem) {
      content: '←' / '';
    }
  }
  .${part.corner} {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    grid-area: 1 / 1 / 2 / -1;
    justify-self: start;
    width: var(--gutter);
    border-block-end: ${line};
    ${strikerEdge}
  }
  .${part.zoom} {
    position: sticky;
    top: 4px;
    inset-inline-start: 4px;
    z-index: 6;
    display: grid;
    grid-area: 1 / 1;
    gap: 4px;
    height: calc(var(--label) - 10px);
    width: calc(var(--gutter) - 10px);
    & > button {
      border: 2px solid ${ink};
      border-radius: 4px;
      padding: 0;
      background: ${paper};
      color: ${color.ink};
      font: 700 1.5rem / 1 ${font.body};
      @media ${media.fine} {
        &:hover {
          background: ${yellow};
          color: ${ink};
        }
      }
    }
  }
  .${part.head} {
    container-type: inline-size;
    position: relative;
    grid-row: 1;
    grid-column: var(--column);
    overflow: clip;
    border-inline-end: ${line};
    ${labelRays}
    background-color: var(--ground, ${color.wood});
    color: var(--on, ${color.ink});
    pointer-events: auto;
    &::before {
      content: '';
      position: absolute;
      inset: 4px 4px calc(2rem + 8px);
      border: 2px solid currentColor;
    }
    &::after {
      content: '';
      position: absolute;
      inset: auto 0 0;
      height: 8px;
      border-block: ${line};
      ${strikerEdge}
      background-size: 8px 8px;
    }
    & > img {
      position: absolute;
      left: 50%;
      top: 0;
      width: 58px;
      height: 58px;
      translate: -50% 0;
    }
    & > i {
      position: absolute;
      inset-inline-start: 9px;
      top: 9px;
      width: 1.375rem;
      height: 1.375rem;
      border: 2px solid ${ink};
      border-radius: 50%;
      background: ${yellow};
      color: ${ink};
      font: 900 0.75rem / calc(1.375rem - 4px) ${font.display};
      font-stretch: 75%;
      text-align: center;
    }
    & > b {
      position: absolute;
      inset: auto 0 8px;
      display: grid;
      place-items: center;
      min-height: 2rem;
      border-block-start: 2px solid currentColor;
      background: var(--ui-plain, var(--ground, ${color.wood})) var(--ui-more, ${paper});
      color: var(--ui-plain, inherit) var(--ui-more, ${color.ink});
      font-family: ${face};
      font-weight: 900;
      font-size: clamp(12px, (100cqi - 16px) / (var(--letters) * 0.56), 1.25rem);
      font-stretch: 75%;
      font-stretch: clamp(75%, (100cqi - 20px) / (var(--letters) * 0.9375rem) * 100%, 150%);
      line-height: 1;
      text-align: center;
      text-transform: uppercase;
    }
  }
  .${part.hours} {
    position: sticky;
    inset-inline-start: 0;
    z-index: 4;
    display: block;
    grid-area: 2 / 1 / 3 / -1;
    justify-self: start;
    width: var(--gutter);
    border-inline-end: ${line};
    background:
      ${hourLines(color.ink)} 0 0 / 100% 100% no-repeat,
      repeating-linear-gradient(${color.ink} 0 2px, transparent 0 calc(30 * var(--m))) right 0 / 12px 100% no-repeat,
      repeating-linear-gradient(${color.ink} 0 2px, transparent 0 calc(10 * var(--m))) right 0 / 6px 100% no-repeat,
      linear-gradient(${paper} ${dusk}, #12101c 0);
    &:dir(rtl) {
      background-position-x: 0;
    }
    & > li {
      height: calc(60 * var(--m));
      padding-block: 7px 0;
      padding-inline: 9px 0;
      overflow: clip;
      font: 900 1.75rem / 1 ${face};
      font-stretch: 75%;
    }
    & > [data-late] {
      color: #fffaf0;
    }
    & > [data-under] {
      visibility: hidden;
    }
    & > .${part.night} {
      position: absolute;
      top: ${dusk};
      bottom: 0;
      inset-inline-end: 3px;
      width: 1.375rem;
      height: auto;
      padding: 2.75rem 0 0;
      color: ${yellow};
      font: 800 0.8125rem / 1.375rem ${font.display};
      letter-spacing: 0.02em;
      text-transform: uppercase;
      writing-mode: vertical-rl;
    }
    & > .${part.now} {
      position: absolute;
      top: calc(${top('var(--now)')});
      inset-inline-start: 0;
      z-index: 1;
      min-width: calc(100% + 2px);
      height: auto;
      translate: 0 -50%;
      padding-block: 8px;
      padding-inline: 9px 4px;
      border: 2px solid ${ink};
      border-inline-start: 0;
      ${endCorners('14px')}
      background: var(--ui-plain, ${color.red}) var(--ui-more, ${ink});
      box-shadow: 0 0 0 3px ${paper};
      color: #ffffff;
      font: 900 1.0625rem / 1 ${font.display};
      font-stretch: 75%;
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
      @media ${media.forced} {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
    }
  }
  .${part.ground} {
    display: block;
    grid-row: 2;
    grid-column: var(--column);
    border-inline-end: ${line};
    background:
      ${hourLines('color-mix(in srgb, #17131f 26%, transparent)')},
      ${stars} 0 ${dusk} / auto no-repeat,
      linear-gradient(transparent ${dusk}, #12101cc4 0),
      var(--pattern, none),
      var(--ground, ${color.wood});
    background-repeat: no-repeat, repeat-x, no-repeat, repeat, repeat;
  }
  /* Hidden until script sets the minute. */
  :is(.${part.now}, .${part.stick}) {
    opacity: calc(1 + var(--now, -1));
  }
  .${part.stick} {
    display: block;
    position: absolute;
    grid-area: 2 / 2 / 3 / -1;
    inset-inline: 0;
    top: calc(${top('var(--now)')} - 4px);
    z-index: 1;
    height: 8px;
    border-block: 2px solid ${ink};
    background: #f6e6c8;
    pointer-events: none;
  }
  .${part.items},
  .${part.hour},
  .${part.hour} > ol {
    display: contents;
  }
  .${part.coming},
  .${part.hour} > :is(h3, h4) {
    ${visuallyHidden}
  }

  .${itemPart.item}:not([hidden]) {
    --ash: color-mix(in srgb, var(--ground, ${color.wood}) var(--ui-plain, 46%) var(--ui-more, 20%), ${paper});
    --face: var(--ui-schedule-item-background, ${color.card});
    --room: (100% - 8px - var(--rails) * var(--rail));
    position: absolute;
    grid-row: 2;
    grid-column: var(--column);
    z-index: 2;
    display: block;
    top: calc(${top('var(--s)')} + 1px);
    inset-inline-start: calc(4px + var(--rails) * var(--rail) + var(--room) * var(--l));
    width: calc(var(--room) * var(--w) - 2px);
    height: max(min(1.5rem, 12 * var(--m)), (var(--e) - var(--s)) * var(--m) - 2px);
    min-height: 0;
    padding: 0;
    content-visibility: auto;
    border: 2px solid ${color.edge};
    border-radius: var(--ui-schedule-radius, 4px);
    background: var(--face);
    box-shadow: none;
    &::before {
      content: none;
    }
    @media ${media.fine} {
      &:hover {
        outline: 3px solid ${yellow};
        z-index: 3;
      }
    }
    &:has(.${itemPart.title}:focus-visible) {
      outline: 3px solid ${color.focus};
      outline-offset: 1px;
      z-index: 3;
    }
    &:has([aria-pressed='true']) {
      box-shadow: inset 0 0 0 2px ${color.red};
      outline: 2px solid ${color.red};
      outline-offset: -4px;
    }
  }
  .${itemPart.item}[data-state='now'] {
    --burnt: calc((var(--now, var(--s)) - var(--s)) * var(--m));
    background:
      linear-gradient(${color.edge} calc(var(--burnt) - 2px), ${color.red} 0 calc(var(--burnt) + 2px), transparent 0) left / 4px 100%
        no-repeat,
      var(--face);
    &:dir(rtl) {
      background-position-x: right, 0;
    }
  }
  .${itemPart.item}[data-state='over'] {
    background: var(--ash);
    border-color: color-mix(in srgb, ${color.edge} 38%, transparent);
    /* Ash is a middle tone, on which paler text has too little contrast. */
    & :is(.${itemPart.time}, .${itemPart.title}, .${itemPart.description}, .${itemPart.local}, .${itemPart.note}) {
      color: ${color.ink};
    }
    & > .${itemPart.favourite}:not([aria-pressed='true']) {
      display: none;
    }
  }
  .${itemPart.in} {
    display: block;
    padding: 6px 8px 7px;
  }
  /* Each sticky element is a compositor layer, so only some texts are sticky. */
  :is([data-size='large'], [data-state='now']) > .${itemPart.in} {
    position: sticky;
    top: calc(var(--label) + 2px);
  }
  [data-size='medium'][data-state='now'] .${itemPart.title} {
    margin-inline-end: 22px;
  }
  [data-size='medium']:not([data-state='now']) > .${itemPart.in} {
    height: 100%;
    &::before {
      content: '';
      float: inline-end;
      width: 24px;
      height: 100%;
      shape-outside: inset(calc(100% - 24px) 0 0);
    }
  }
  .${itemPart.time} {
    font-size: 0.8125rem;
    font-stretch: 85%;
    & > :not(time) {
      display: inline-block;
      margin-inline-end: 4px;
    }
    & > s {
      color: inherit;
    }
    & > .${itemPart.local} {
      display: block;
      margin: 0;
      font: inherit;
      font-weight: 500;
      font-stretch: 75%;
    }
  }
  [data-kind] > .${itemPart.in} > .${itemPart.time}::before {
    ${maskedSign('15px')}
    display: inline-block;
    margin-inline-end: 5px;
    vertical-align: -3px;
  }
  .${itemPart.title} {
    display: block;
    margin: 3px 0 0;
    padding: 0;
    font-size: 1rem;
    &:focus-visible {
      outline: 0;
    }
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:is(a):hover {
      text-decoration: none;
    }
  }
  .${itemPart.description} {
    display: block;
    margin: 5px 0 0;
    overflow-wrap: break-word;
    overflow: visible;
    font-size: 0.8125rem;
    line-height: 1.25;
    &:has(.${itemPart.note}) {
      font-size: 0;
    }
    & > .${itemPart.note} {
      font-size: 0.8125rem;
      line-height: 1.15;
    }
    & > .${itemPart.details} {
      position: relative;
      z-index: 1;
      color: inherit;
      font-size: 0.8125rem;
    }
  }
  .${itemPart.place},
  .${part.items} .${itemPart.night},
  [data-size='small'] .${itemPart.time} > .${itemPart.local},
  :is([data-size='small'], [data-size='medium'], [data-size='match']) .${itemPart.description}:not(:has(.${itemPart.note})),
  [data-size='match'] .${itemPart.description} {
    display: none;
  }
  .${itemPart.friend} {
    padding: 1px 5px;
    font-size: 0.75rem;
  }
  [data-size='small'] .${itemPart.in} {
    padding-block: 3px;
  }
  [data-size='small'] .${itemPart.title} {
    margin-block-start: 1px;
    font-size: 0.9375rem;
    line-height: 1.05;
  }
  .${itemPart.item}:not([data-rail], [data-size='match'])[data-highlighted] {
    --face: var(--ui-schedule-item-highlighted-background, ${color.highlight});
    border-inline-start-width: 10px;
    border-inline-start-color: ${yellow};
    & .${itemPart.title} {
      font-size: 0.9375rem;
      font-stretch: 90%;
      line-height: 1.08;
    }
    &[data-thin] .${itemPart.title} {
      font-stretch: 75%;
    }
  }
  [data-highlighted] .${itemPart.title}::before {
    scale: 0.8;
    margin-inline: -2px 2px;
  }
  [data-thin] {
    & > .${itemPart.in} {
      padding-inline: 6px;
    }
    & > .${itemPart.in} > .${itemPart.time} {
      font-stretch: 75%;
      &::before,
      & > s {
        display: block;
      }
    }
    & .${itemPart.title} {
      font-size: 0.875rem;
    }
    & .${itemPart.description}:not(:has(.${itemPart.note})) {
      display: none;
    }
  }
  [data-size='small'] .${itemPart.title}::before {
    display: none;
  }
  .${itemPart.item}[data-size='match'] {
    --face: #f6e6c8;
    --ash: #dfbf8c;
    display: flex;
    align-items: center;
    height: min(1.5rem, 12 * var(--m));
    ${startCorners('0.75rem', '2px')}
    color: ${ink};
    & > .${itemPart.in} {
      position: static;
      display: flex;
      align-items: center;
      gap: 5px;
      min-width: 0;
      padding-block: 0;
      padding-inline: 0 6px;
      &::before {
        content: '';
        flex: none;
        width: 14px;
        height: 20px;
        border-inline-end: 2px solid ${ink};
        ${startCorners('8px', '2px')}
        background: ${color.red};
      }
    }
    & .${itemPart.time} {
      flex: none;
      color: inherit;
      font-size: 0;
      font-stretch: 75%;
      white-space: nowrap;
      & > time:first-of-type {
        font-size: 0.8125rem;
      }
      &::before,
      & > :not(time),
      & > time + time {
        display: none;
      }
    }
    & .${itemPart.title} {
      min-width: 0;
      margin: 0;
      overflow: hidden;
      color: inherit;
      font-size: 0.875rem;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
  .${itemPart.item}[data-rail] {
    --face: color-mix(in srgb, var(--ground, ${color.wood}) 30%, ${color.card});
    inset-inline-start: calc(4px + var(--n) * var(--rail));
    width: calc(var(--rail) - 4px);
    & > .${itemPart.in} {
      display: flex;
      align-items: center;
      gap: 8px;
      width: 100%;
      height: max-content;
      max-height: 100%;
      padding: 8px 0;
      line-height: 1;
      writing-mode: vertical-rl;
    }
    & .${itemPart.time} {
      font-size: 0;
      & > * {
        display: none;
      }
      &::before {
        margin: 0;
      }
    }
    & .${itemPart.title} {
      margin: 0;
      font: 800 0.8125rem / 1 ${font.display};
      font-stretch: 90%;
      white-space: nowrap;
    }
    & .${itemPart.description} {
      display: none;
    }
    &[data-highlighted] {
      --face: ${yellow};
      --ash: #ffe385;
      color: ${ink};
      & :is(.${itemPart.time}, .${itemPart.title}) {
        color: ${ink};
      }
    }
  }
  .${itemPart.item}[data-open] {
    mask: conic-gradient(from -45deg at bottom, transparent, #000 1deg 89deg, transparent 90deg) bottom / 10px 100%;
    border-block-end: 0;
  }
  .${itemPart.item}[data-cancelled] {
    border-style: dashed;
    background:
      repeating-linear-gradient(135deg, color-mix(in srgb, ${color.edge} 16%, transparent) 0 2px, transparent 0 9px),
      color-mix(in srgb, var(--ground, ${color.wood}) 30%, ${paper});
  }
  /* 28 px, with a touch target of 44 px, which ends at the item's border, where it would be clipped. */
  .${itemPart.favourite} {
    position: absolute;
    inset-inline-end: 2px;
    bottom: 2px;
    z-index: 1;
    width: 28px;
    height: 28px;
    border-color: transparent;
    &::before {
      width: 18px;
      height: 18px;
    }
    &::after {
      content: '';
      position: absolute;
      inset-block: -16px -4px;
      inset-inline: -16px -4px;
    }
    &[aria-pressed='true'] {
      border-color: ${ink};
    }
  }
  .${itemPart.item}[data-size='large']:not([data-thin], [data-rail], [hidden]) {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
    & > * {
      grid-area: 1 / 1;
      align-self: start;
    }
    & > .${itemPart.in} > .${itemPart.time} {
      min-height: 22px;
      padding-inline-end: 14px;
      font-stretch: 75%;
    }
    & > .${itemPart.favourite} {
      position: sticky;
      inset: calc(var(--label) + 2px) auto auto;
      justify-self: end;
      &::after {
        inset-block: -2px -18px;
        inset-inline: -18px -2px;
      }
    }
  }
  [data-rail] > .${itemPart.favourite},
  :is([data-size='small'], [data-size='match']) > .${itemPart.favourite}:not([aria-pressed='true']) {
    opacity: 0;
    pointer-events: none;
  }
  .${itemPart.item} > .${itemPart.favourite}:focus-visible {
    opacity: 1;
  }
  @media ${media.fine} {
    [data-size='small']:hover > .${itemPart.favourite} {
      opacity: 1;
      pointer-events: auto;
    }
  }
  @container schedule (width < 56rem) {
    .${part.grid} {
      --gutter: calc(2rem + 8px);
      --label: calc(1.5rem + 38px);
      --rail: 1.4375rem;
      --lanes-1: calc(min(50cqi - 34px, 12rem) * var(--wide, 1));
      --lanes-2: calc(min(50cqi, 16rem) * var(--wide, 1));
      --lanes-3: calc(min(66cqi, 20rem) * var(--wide, 1));
      scroll-snap-type: x mandatory;
    }
    .${part.head} {
      scroll-snap-align: start;
      &::before {
        inset: 3px 3px calc(1.5rem + 4px);
      }
      &::after {
        height: 5px;
      }
      & > img {
        inset-inline: auto 4px;
        top: 1px;
        width: 34px;
        height: 34px;
        translate: none;
      }
      & > i {
        inset-inline-start: 6px;
        top: 7px;
      }
      & > b {
        bottom: 5px;
        min-height: 1.5rem;
      }
    }
    .${part.hours} {
      background-size:
        100% 100%,
        8px 100%,
        4px 100%,
        auto;
      & > li {
        padding-block: 6px 0;
        padding-inline: 5px 0;
        font-size: 1.25rem;
      }
      & small {
        font-size: 0.6875rem;
      }
      & > .${part.night} {
        width: 1rem;
        font-size: 0.6875rem;
        line-height: 1rem;
      }
      & > .${part.now} {
        min-width: calc(100% + 6px);
        padding-block: 7px;
        padding-inline: 3px 2px;
        font-size: 0.8125rem;
      }
    }
    .${itemPart.title} {
      font-size: 0.9375rem;
    }
  }
`;

const folded = css`
  [data-folded] :is(.${itemPart.item}[data-state], .${part.hour}:not(:has(.${itemPart.item}:not([data-state], [hidden])))) {
    display: none;
  }
`;

/** Custom properties, not inherited, so that a filter does not recompute the styles of all titles. */
const ownProperties = ['s', 'e', 'l', 'w', 'n', 'rails', 'column', 'room', 'face', 'ash', 'burnt', 'tracks', 'schedule-items']
  .map(name => `@property --${name} { syntax: '*'; inherits: false; }`)
  .join('');

export const ScheduleGridFrame = styled(PlaceLook)`
  ${ownProperties}
  container: schedule / inline-size;
  height: 100%;

  .${part.grid} {
    ${scheduleBox}
  }
  .${part.coming} {
    padding: 18px 14px 10px;
    border-block-start: ${line};
    background: ${paper};
    font: 900 clamp(1.25rem, 3cqi, 2.25rem) / 0.95 ${face};
    font-stretch: 150%;
    text-transform: uppercase;
  }
  .${part.hour} {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    align-items: start;
    content-visibility: auto;
    contain-intrinsic-size: auto calc(var(--schedule-items, 3) * 66px);
    box-shadow: 0 -2px 0 ${color.edge};
    & > :is(h3, h4) {
      position: sticky;
      top: calc(var(--schedule-top, ${size.navbar}) + 8px);
      padding-block: 10px 8px;
      padding-inline: 14px 0;
      font: 900 2.5rem / 1 ${face};
      font-stretch: 75%;
    }
    & > ol {
      border-inline-start: 2px solid ${color.edge};
    }
  }
  /* A newly chosen day appears sooner without its later hours. */
  .${part.grid}[data-arriving] .${part.hour}:nth-of-type(n + 4) {
    content-visibility: hidden;
  }
  ${scheduleRows}
  .${part.zoom},
  .${part.heads},
  .${part.hours},
  .${part.ground},
  .${part.stick} {
    display: none;
  }
  .${part.hours} small,
  .${part.hour} > :is(h3, h4) > small {
    display: block;
    font-size: 0.8125rem;
  }
  .${itemPart.item} :is(a, button) {
    scroll-margin-block: calc(var(--schedule-top, ${size.navbar}) + ${space[4]}) ${space[4]};
  }
  @container schedule (max-width: 44rem) {
    .${part.hour} {
      grid-template-columns: 46px minmax(0, 1fr);
      contain-intrinsic-size: auto calc(var(--schedule-items, 3) * 112px);
      & > :is(h3, h4) {
        padding-inline: 6px 0;
        font-size: 1.625rem;
      }
    }
  }
  @media screen {
    &[data-view='grid'] {
      ${asWall}
    }
    @container schedule (min-width: 60rem) {
      &[data-view='auto'] {
        ${asWall}
      }
    }
  }
  @media screen and (scripting: enabled) {
    &[data-view='list'] {
      ${folded}
    }
    @container schedule (width < 60rem) {
      &[data-view='auto'] {
        ${folded}
      }
    }
  }
  @media print {
    .${part.items} {
      columns: 3;
      column-gap: 4mm;
    }
    .${part.hour} {
      display: block;
      content-visibility: visible;
      box-shadow: none;
      & > :is(h3, h4) {
        position: static;
        margin-block-start: -1px;
        padding: 0;
        border-block-end: 1.5pt solid;
        font-size: 0;
        break-after: avoid;
      }
      & > ol {
        border: 0;
      }
    }
    .${itemPart.item} {
      grid-template: 'time title' auto 'time place' auto / 15mm minmax(0, 1fr);
      gap: 0 1mm;
      min-height: 0;
      padding: 0.35mm 0;
      border-block-end: 1px solid #bbbbbb;
      break-inside: avoid;
      box-shadow: none;
      font-size: 8pt;
      &::before {
        content: none;
      }
    }
    .${itemPart.time} {
      align-self: start;
      font-size: 7.5pt;
      font-stretch: 75%;
    }
    .${itemPart.night} {
      font-size: 7pt;
    }
    .${itemPart.title},
    [data-highlighted] .${itemPart.title} {
      margin: 0;
      padding: 0;
      font: 400 8pt / 1.15 ${font.body};
    }
    [data-highlighted] .${itemPart.title} {
      font-weight: 700;
      &::before {
        all: unset;
        content: '★ ';
      }
    }
    [data-state='over'] :is(.${itemPart.time}, .${itemPart.title}) {
      color: inherit;
    }
    .${itemPart.place} {
      width: auto;
      padding: 0;
      font-size: 7pt;
      text-align: start;
      &::after {
        content: none !important;
      }
    }
    .${part.coming},
    .${itemPart.description} {
      display: none;
    }
  }
`;
