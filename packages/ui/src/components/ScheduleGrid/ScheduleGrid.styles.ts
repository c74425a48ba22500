import { css, styled } from 'styled-components';
import { border, color, font, size, space } from '../../tokens/index.ts';
import { scheduleBox, scheduleRows } from '../ScheduleItem/index.ts';
import type { ScheduleView } from './ScheduleGrid.variants.ts';

/** Where the grid's sticky heads stop: below the navigation bar and the schedule's day bar. */
const stickyTop = `var(--schedule-heads, calc(var(--schedule-top, ${size.navbar}) + var(--schedule-bar, 0px)))`;

const asGrid = css`
  [data-part='board'] {
    display: grid;
    overflow: var(--schedule-overflow, visible);
    max-height: var(--schedule-height, none);
    align-items: stretch;
    background: ${color.card};
    color: ${color.ink};
    border: ${border.base};
    border-radius: 4px;
  }
  [data-part='heads'],
  [data-part='items'] {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }
  [data-part='heads'] {
    grid-row: heads;
    position: sticky;
    top: ${stickyTop};
    z-index: 2;
    background: ${color.card};
    border-block-end: 2px solid ${color.line};
  }
  [data-part='head'] {
    align-self: end;
    padding: ${space[2]};
    font: 700 1rem / 1.2 ${font.body};
    overflow-wrap: anywhere;
  }
  [data-part='items'] {
    grid-row: 2 / -1;
    grid-template-rows: subgrid;
    overflow: visible;
    background: none;
    border: 0;
  }
  [data-part='hour']:not([hidden]) {
    display: contents;
  }
  [data-part='slot'] {
    display: block;
    grid-column: 1 / -1;
    border-block-start: 1px solid color-mix(in srgb, ${color.line} 35%, transparent);
    padding-inline-start: ${space[2]};
    font: 400 1.3125rem / 1 ${font.pixel};
    color: ${color.muted};
    &[data-gap] {
      background: repeating-linear-gradient(90deg, ${color.line} 0 2px, transparent 0 12px) 0 50% / 100% 2px no-repeat;
    }
  }
  /* A short item grows with its words, and its rows with it, instead of lying over the next. */
  [data-part='item']:not([hidden]) {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${space[1]};
    min-width: 0;
    min-height: var(--schedule-item, 0px);
    margin: 1px 2px;
    padding: ${space[2]};
    border: 2px solid ${color.line};
    border-radius: 4px;
    background: ${color.card};
    box-shadow: none;
    scroll-margin-top: calc(${stickyTop} + ${space[9]});
    &[data-highlighted] {
      padding-inline-start: ${space[4]};
      background: ${color.highlight};
      box-shadow: inset 10px 0 0 ${color.yellow};
    }
  }
  [data-part='item'] :is(a, button) {
    scroll-margin-top: calc(${stickyTop} + ${space[9]});
  }
  [data-part='time'] {
    font-size: 1rem;
    white-space: normal;
  }
  [data-part='title'] {
    align-self: auto;
    font-size: 0.9375rem;
    font-stretch: 85%;
    line-height: 1.15;
    overflow-wrap: anywhere;
    hyphens: auto;
    max-width: 100%;
  }
  /* The column's head names the place, and there is no room for the line; both stay for assistive technology. */
  [data-part='place'],
  [data-part='description']:not(:has(> *)) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  [data-part='description']:has(> *) {
    font-size: 0;
    & > * {
      font-size: 0.9375rem;
    }
  }
  [data-part='favourite'],
  [data-part='actions'] {
    margin-block-start: auto;
  }
  [data-part='now'] {
    grid-column: 1 / -1;
    margin: 0;
    z-index: 1;
    pointer-events: none;
    &::before {
      top: var(--schedule-now, 0%);
      inset-inline: 0;
    }
    & > * {
      position: absolute;
      top: calc(var(--schedule-now, 0%) - 0.8rem);
      inset-inline-start: 0;
    }
  }
`;

/** The rules that make a board of the rows. A browser reads each rule before it shows anything, so a told view brings only its own. */
const boards: Record<ScheduleView, ReturnType<typeof css> | undefined> = {
  list: undefined,
  grid: css`
    @media screen {
      &[data-view] {
        ${asGrid}
      }
    }
  `,
  auto: css`
    @media screen {
      @container schedule (min-width: 60rem) {
        &[data-view] {
          ${asGrid}
        }
      }
    }
  `,
};

/* One element tree for both views: rows of a list, or items on the lines of the board. */
export const ScheduleGridFrame = styled.section<{ $view: ScheduleView }>`
  container: schedule / inline-size;
  --schedule-unit: 1.5rem;
  --schedule-box: calc(100dvh - var(--schedule-top, ${size.navbar}) - var(--schedule-bar, 0px) - ${space[5]});
  min-width: 0;

  [data-part='day'] {
    margin-block-end: ${space[4]};
  }
  [data-part='items'] {
    ${scheduleBox}
  }
  /* The browser leaves hours out of sight be. The rule above is its first item's, which would be clipped. */
  [data-part='hour'] {
    margin: 0;
    padding: 0;
    list-style: none;
    box-shadow: 0 -2px 0 ${color.line};
    content-visibility: auto;
    contain-intrinsic-size: auto calc(var(--schedule-items, 3) * 84px);
    @container schedule (max-width: 44rem) {
      contain-intrinsic-size: auto calc(var(--schedule-items, 3) * 138px);
    }
    @media print {
      content-visibility: visible;
    }
  }
  ${scheduleRows}
  [data-part='heads'],
  [data-part='slot'] {
    display: none;
  }
  [data-part='item'] :is(a, button) {
    scroll-margin-block: calc(var(--schedule-top, ${size.navbar}) + var(--schedule-bar, 0px) + ${space[3]}) ${space[4]};
  }
  [data-part='now'] {
    position: relative;
    display: block;
    min-height: 0.75rem;
    font: 700 1rem / 1.5 ${font.body};
    &::before {
      content: '';
      position: absolute;
      top: 50%;
      inset-inline: 0;
      border-block-start: 4px solid ${color.red};
      forced-color-adjust: none;
    }
    & > * {
      position: relative;
      padding: 2px ${space[2]};
      background: ${color.red};
      color: ${color.onRed};
    }
  }
  ${({ $view }) => boards[$view]}
  @media print {
    break-before: page;
    &:first-of-type {
      break-before: auto;
    }
    [data-part='now'] {
      display: none;
    }
  }
`;

/** An element with rules of its own: where the day's items lie, and which lines there are; see `gridLayout.ts`. */
export const ScheduleRules = styled.div<{ $css: string }>`
  min-width: 0;
  ${({ $css }) => $css}
`;
