import { styled } from 'styled-components';
import { maskedSign, strikerEdge } from '../../styles/mixins.ts';
import { defineParts } from '../../styles/defineParts.ts';
import { color, font } from '../../tokens/index.ts';
import { burningMatch, PlaceLook } from '../ScheduleItem/index.ts';

export const part = defineParts('schedule-screen', 'scene', 'plate', 'clock', 'now', 'next', 'title', 'free', 'more', 'done');

const ink = '#17131f';
const face = `var(--ui-schedule-screen-font, ${font.display})`;
const sheet = 'var(--ui-schedule-screen-background, #ffffff)';
const radius = 'var(--ui-schedule-screen-radius, 4px)';

export const ScheduleScreenFrame = styled(PlaceLook)`
  height: 100dvh;
  min-height: 20rem;
`;

export const ScheduleScreenStage = styled.div`
  --u: min(1vw, 1.7778vh);
  --line: var(--ui-schedule-screen-border, max(2px, 0.2 * var(--u)) solid ${ink});
  container-type: size;
  position: relative;
  display: grid;
  grid-template: auto minmax(min-content, auto) minmax(0, 1fr) auto / 58% minmax(0, 1fr);
  gap: calc(1.4 * var(--u)) calc(2.4 * var(--u));
  height: 100%;
  padding: calc(2.4 * var(--u)) calc(2.8 * var(--u)) 0;
  overflow: hidden;
  background: repeating-conic-gradient(from 3deg at 76% 62%, var(--ray) 0 6deg, transparent 0 12deg), var(--stage);
  color: var(--ui-schedule-screen-color, ${ink});
  font-family: ${face};
  [data-night] > & {
    background: repeating-conic-gradient(from 3deg at 76% 62%, #1a1d45 0 6deg, transparent 0 12deg), #12142f;
    color: #fffaf0;
  }
  @media (orientation: portrait) {
    --u: min(1.7vw, 1vh);
    grid-template: auto minmax(min-content, auto) minmax(0, max-content) minmax(calc(13 * var(--u)), 1fr) auto / minmax(0, 1fr);
  }

  & > header {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: calc(3 * var(--u));
    @media (orientation: portrait) {
      flex-wrap: wrap;
      gap: calc(1.2 * var(--u));
    }
  }
  .${part.plate} {
    @media (orientation: portrait) {
      flex: 1 0 100%;
    }
    display: flex;
    align-items: center;
    gap: calc(1.6 * var(--u));
    min-width: 0;
    padding: calc(1.5 * var(--u)) calc(2.4 * var(--u));
    border: var(--line);
    border-radius: ${radius};
    outline: max(1px, 0.15 * var(--u)) solid var(--on);
    outline-offset: calc(-0.8 * var(--u));
    background: var(--pattern), var(--ground);
    box-shadow: 0 calc(0.5 * var(--u)) 0 ${ink};
    color: var(--on);
    & > i {
      flex: none;
      width: calc(5 * var(--u));
      border: var(--line);
      border-radius: 50%;
      background: ${color.yellow};
      color: ${ink};
      font: 900 calc(3.2 * var(--u)) / calc(4.6 * var(--u)) ${face};
      text-align: center;
    }
    & > h1 {
      font: 900 calc(4.8 * var(--u)) / 1 ${face};
      font-stretch: 140%;
      text-transform: uppercase;
      overflow-wrap: anywhere;
    }
  }
  .${part.clock} {
    flex: none;
    padding: calc(1.1 * var(--u)) calc(1.8 * var(--u));
    border: var(--line);
    border-radius: ${radius};
    ${strikerEdge}
    color: #fff3d6;
    font: 900 calc(6 * var(--u)) / 1 ${face};
    font-variant-numeric: tabular-nums;
  }
  & > section > h2 {
    margin-block-end: calc(0.8 * var(--u));
    font: 900 calc(2.5 * var(--u)) / 1 ${face};
    font-stretch: 150%;
    text-transform: uppercase;
  }
  .${part.now},
  .${part.next} {
    position: relative;
    z-index: 1;
    grid-column: 1;
  }
  .${part.now} > ol {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: calc(1.1 * var(--u));
    & > li {
      display: grid;
      grid-template: 'title title' 1fr 'time burn' auto / auto minmax(0, 1fr);
      gap: calc(0.6 * var(--u)) calc(1.2 * var(--u));
      align-items: center;
      min-width: 0;
      padding: calc(1 * var(--u)) calc(1.3 * var(--u));
      border: var(--line);
      border-radius: ${radius};
      background: ${sheet};
      color: ${ink};
      box-shadow: 0 calc(0.5 * var(--u)) 0 ${ink};
    }
    & > [data-highlighted] {
      background: #fff0bf;
    }
  }
  .${part.now}[data-count='1'] > ol {
    grid-template-columns: 1fr;
    & .${part.title} {
      font-size: calc(4 * var(--u));
    }
  }
  .${part.title} {
    grid-area: title;
    align-self: start;
    font: 900 calc(2.6 * var(--u)) / 1.04 ${face};
    font-stretch: 80%;
    overflow-wrap: break-word;
    &[data-long] {
      font-stretch: 60%;
    }
  }
  .${part.now} time {
    grid-area: time;
    font: 800 calc(2.5 * var(--u)) / 1 ${face};
    font-stretch: 75%;
  }
  & > section progress {
    ${burningMatch('0.8 * var(--u)')}
    grid-area: burn;
    height: calc(1 * var(--u));
    border: max(2px, 0.15 * var(--u)) solid ${ink};
  }
  .${part.free} {
    padding: calc(1.6 * var(--u));
    border: var(--line);
    border-radius: ${radius};
    background: ${sheet};
    color: ${ink};
    font: 900 calc(4 * var(--u)) / 1 ${face};
  }
  .${part.free} + ol:not(:empty) {
    margin-block-start: calc(1 * var(--u));
  }
  .${part.more} {
    margin-block-start: calc(1.2 * var(--u));
    font: 800 calc(2.5 * var(--u)) / 1.1 ${face};
    font-stretch: 75%;
  }
  .${part.next} {
    display: grid;
    grid-template-rows: auto minmax(0, max-content);
    align-content: start;
    /* What does not fit wraps into a second column, out of view. */
    & > ol {
      display: flex;
      flex-flow: column wrap;
      overflow: hidden;
      border-radius: ${radius};
      color: #fffaf0;
    }
    & > ol:has(small) {
      --time: calc(14 * var(--u));
    }
    & > ol > li {
      display: grid;
      grid-template-columns: var(--time, calc(9 * var(--u))) minmax(0, 1fr) auto;
      align-items: center;
      width: 100%;
      padding: calc(0.7 * var(--u)) calc(1.3 * var(--u));
      border-block-end: 2px solid #544e6e;
      background: ${ink};
      font: 700 calc(2.5 * var(--u)) / 1.1 ${font.body};
      &[data-kind]::after {
        ${maskedSign('calc(2.4 * var(--u))')}
        margin-inline-start: calc(1 * var(--u));
        mask-image: var(--icon);
      }
    }
    & time {
      color: ${color.yellow};
      font: 900 calc(2.5 * var(--u)) / 1 ${face};
      font-stretch: 80%;
    }
    & span {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    & small {
      display: block;
      margin-block-start: calc(0.3 * var(--u));
      font: 800 calc(2.5 * var(--u)) / 1 ${face};
      font-stretch: 60%;
      color: #ffdf5e;
      white-space: nowrap;
    }
  }
  & > section s {
    color: #5c5468;
  }
  & > section em {
    font-style: normal;
    color: #c9141f;
  }
  .${part.next} :is(s, em) {
    color: inherit;
  }
  .${part.done} {
    position: relative;
    z-index: 1;
    grid-row: 2 / 4;
    align-self: center;
    font: 900 calc(5 * var(--u)) / 1.05 ${face};
  }
  .${part.scene} {
    position: absolute;
    width: calc(100% + 2 * var(--u));
    height: calc(100% - var(--code, 0px));
    object-fit: contain;
    object-position: bottom;
    @media (orientation: portrait) {
      width: calc(100% - 2 * var(--code, 0px));
      height: 100%;
    }
  }
  .${part.scene},
  & > figure {
    grid-area: 2 / 2 / 4 / 3;
    @media (orientation: portrait) {
      grid-area: 4 / 1 / 5 / 2;
    }
  }
  &:has(> figure) {
    --code: calc(13 * var(--u));
  }
  & > figure {
    place-self: end;
    display: grid;
    grid-template-columns: calc(10 * var(--u)) auto;
    gap: calc(1 * var(--u));
    align-items: center;
    padding: calc(0.5 * var(--u));
    border: var(--line);
    border-radius: ${radius};
    background: #fffaf0;
    color: ${ink};
    & > img {
      width: 100%;
    }
    & > figcaption {
      width: min-content;
      min-width: 100%;
      padding: calc(0.4 * var(--u));
      font: 800 calc(2.5 * var(--u)) / 1 ${face};
      font-stretch: 60%;
      text-align: center;
    }
  }
  & > footer {
    grid-area: -2 / 1 / -1 / -1;
    align-self: end;
    position: relative;
    z-index: 1;
    min-height: calc(2.6 * var(--u));
    margin-inline: calc(-2.8 * var(--u));
    padding: calc(0.6 * var(--u)) calc(3 * var(--u));
    border-block-start: var(--line);
    ${strikerEdge}
    color: ${color.onStriker};
    font: 700 calc(2.5 * var(--u)) / 1.2 ${font.body};
    & > * {
      display: block;
      width: fit-content;
      background: ${color.strikerEdge};
    }
  }
`;
