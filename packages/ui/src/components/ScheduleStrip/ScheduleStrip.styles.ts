import { styled } from 'styled-components';
import { defineParts } from '../../styles/defineParts.ts';
import { border, font } from '../../tokens/index.ts';
import { PlaceLook } from '../ScheduleItem/index.ts';
import { itemPart } from '../ScheduleItem/itemPart.ts';

export const part = defineParts('schedule-strip', 'window', 'at');

export const ScheduleStripFrame = styled(PlaceLook)`
  --head: 22px;
  --bar-height: 9px;
  --ahead: 90deg;
  --bar: #fffaf0a6;
  --bars: #fffaf0;
  position: relative;
  min-width: 0;
  overflow: clip;
  border: var(--ui-schedule-strip-border, ${border.base});
  border-radius: var(--ui-schedule-strip-radius, 4px);
  background: var(--ui-schedule-strip-background, #12101c);
  color: var(--ui-schedule-strip-color, #fffaf0);
  &:dir(rtl) {
    --ahead: -90deg;
  }
  /* Hours, which are text, get forced colours; bars do not. */
  tbody,
  .${part.at},
  .${part.window} {
    forced-color-adjust: none;
  }
  table {
    table-layout: fixed;
  }
  th,
  td {
    padding: 0;
  }
  thead td {
    width: var(--head);
  }
  thead th {
    padding-block: 5px;
    padding-inline: 4px 0;
    border-inline-start: 1px solid #ffffff40;
    font: 800 0.75rem / 1 var(--ui-schedule-strip-font, ${font.display});
    text-align: start;
    cursor: pointer;
  }
  tbody :is(td, th) {
    position: relative;
    height: var(--bar-height);
    overflow: clip;
    /* Text for assistive technology: others see the bars. */
    color: transparent;
    font-size: 1px;
    line-height: 1px;
    white-space: nowrap;
  }
  tbody td {
    border-inline-start: 1px solid #ffffff17;
    cursor: pointer;
    &:focus-visible {
      outline: 3px solid #ffc61a;
      outline-offset: 0;
      background: #ffffff66;
      z-index: 1;
    }
  }
  tbody tr {
    background: var(--row) no-repeat right / calc(100% - var(--head)) calc(var(--bar-height) - 2px);
    &:dir(rtl) {
      background-position-x: 0;
    }
  }
  tbody th {
    border-block: 1px solid var(--ui-schedule-strip-background, #12101c);
    background: var(--bars, var(--ui-schedule-strip-color, #fffaf0));
  }
  &[data-dense] {
    --bar-height: 1.5px;
    & tbody tr {
      background-size: calc(100% - var(--head)) 1px;
    }
    & tbody th {
      border: 0;
    }
  }
  .${part.at} {
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(var(--head) + (100% - var(--head)) * var(--at));
    width: 3px;
    background: var(--ui-schedule-strip-now-background, #ff6a5c);
    pointer-events: none;
  }
  .${part.window} {
    position: absolute;
    border: 2px solid #ffffff;
    border-radius: 2px;
    box-shadow: 0 0 0 1px #12101c;
    pointer-events: none;
  }
  @container schedule (width < 56rem) {
    --head: 8px;
    --bar-height: 6px;
    border-inline: 0;
    border-radius: 0;
    thead th {
      padding-inline-start: 2px;
      font-size: 0.6875rem;
      font-stretch: 75%;
      white-space: nowrap;
    }
    thead th:nth-child(odd) {
      font-size: 0;
    }
  }
  @media print {
    --head: 27mm;
    --bar-height: 3.4mm;
    border: solid #000000;
    border-width: 1px 0;
    border-radius: 0;
    background: #ffffff;
    color: #000000;
    print-color-adjust: exact;
    thead th:nth-child(n) {
      padding-block: 1mm;
      padding-inline: 1mm 0;
      border-color: #999999;
      font-size: 7pt;
      font-stretch: 75%;
    }
    tbody :is(tr, th, th > *) {
      border: 0;
      background-color: transparent;
    }
    tbody tr {
      box-shadow: 0 1px #bbbbbb;
    }
    tbody td {
      border-color: #dddddd;
    }
    tbody th > .${itemPart.hidden} {
      position: static;
      display: block;
      width: auto;
      height: auto;
      clip-path: none;
      color: #000000;
      font: 600 7pt / 3.4mm ${font.body};
      text-align: start;
    }
    /* Printers smear or drop gradients with hard stops. */
    &:not([data-dense]) tbody tr {
      background: none;
    }
    tbody td[data-on] {
      border-block: 0.6mm solid transparent;
      background: #999999 padding-box;
    }
    tbody tr:nth-child(n) {
      --bar: #999999;
      --bars: #000000;
    }
    .${part.at},
    .${part.window} {
      display: none;
    }
  }
`;
