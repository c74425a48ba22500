import { styled } from 'styled-components';
import { maskedSign } from '../../styles/mixins.ts';
import { defineParts } from '../../styles/defineParts.ts';
import { border, color, font, radius, space } from '../../tokens/index.ts';
import { favouriteLook } from '../FavouriteButton/index.ts';
import { placeEdge, PlaceLook } from '../ScheduleItem/index.ts';
import { walkSign } from '../ScheduleItem/scheduleSigns.ts';

export const part = defineParts(
  'my-day',
  'line',
  'leg',
  'when',
  'clash',
  'stops',
  'stop',
  'time',
  'title',
  'place',
  'friend',
  'state',
  'favourite',
  'gap',
  'walk',
  'none',
);

const ink = '#17131f';
const hazard = `repeating-linear-gradient(135deg, ${ink} 0 8px, #ffc61a 0 16px)`;

export const MyDayFrame = styled(PlaceLook)`
  container: my-day / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 860px) minmax(0, 320px);
  gap: ${space[5]} clamp(24px, 5vw, 64px);
  justify-content: center;
  padding: ${space[6]} ${space.gutter} 0;
  color: ${color.ink};
  & > aside {
    align-self: start;
  }
  .${part.line}::before,
  .${part.leg}::before,
  .${part.when}::before,
  .${part.when}::after,
  [data-fork] .${part.stop}::after {
    content: '';
    position: absolute;
  }
  .${part.line} {
    --x: calc(5.25rem + 28px);
    position: relative;
    padding-block-start: ${space[4]};
    &::before {
      z-index: 1;
      inset: -14px auto auto calc(var(--x) - 11px);
      width: 24px;
      height: 34px;
      border: 2px solid ${ink};
      border-radius: 12px 12px 9px 9px;
      background: ${color.red};
    }
  }
  .${part.leg} {
    position: relative;
    display: grid;
    grid-template-columns: 5.25rem minmax(0, 1fr);
    column-gap: 62px;
    padding-block: 6px;
    &::before {
      inset: 0 auto 0 calc(var(--x) - 5px);
      width: 12px;
      border-inline: 2px solid ${ink};
      background: #f6e6c8;
    }
    &[data-state='over']::before {
      background: ${ink};
    }
  }
  .${part.when} {
    position: relative;
    padding-block-start: 18px;
    font: 900 1.75rem / 1 ${font.display};
    font-stretch: 75%;
    text-align: end;
    white-space: nowrap;
    &::before {
      inset: 32px auto auto calc(var(--x) + 5px);
      width: 29px;
      border-block-start: 4px solid ${color.ink};
    }
    &::after {
      inset: 24px auto auto calc(var(--x) - 7px);
      width: 16px;
      height: 16px;
      border: 2px solid ${ink};
      background: ${color.red};
    }
  }
  [data-state='over'] > .${part.when} {
    color: ${color.muted};
    &::after {
      background: ${ink};
    }
  }
  [data-state='now'] > .${part.when}::after {
    inset: 18px auto auto calc(var(--x) - 12px);
    width: 24px;
    height: 28px;
    border-radius: 50% 50% 45% 45%;
    background: radial-gradient(ellipse 5px 8px at 50% 75%, ${color.yellow} 96%, ${color.red});
  }
  .${part.clash} {
    margin-block-end: 6px;
    color: ${color.redText};
    font: 800 0.9375rem / 1 ${font.display};
  }
  .${part.stops} {
    display: grid;
    grid-auto-flow: dense;
    grid-auto-columns: minmax(0, 1fr);
    gap: 12px 0;
  }
  .${part.stop} {
    position: relative;
    grid-column: var(--lane);
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 10px;
    align-items: center;
    min-height: 92px;
    padding-block: 12px;
    padding-inline: 38px 10px;
    border: ${border.base};
    border-radius: ${radius.base};
    background: ${color.card};
    box-shadow: 0 4px 0 ${color.edge};
    overflow: clip;
    &::before {
      ${placeEdge('24px')}
      background-image: var(--pattern);
    }
    &[data-highlighted] {
      background: ${color.highlight};
    }
    &[data-state='over'] {
      background: color-mix(in srgb, var(--ground, ${color.wood}) 26%, ${color.paper});
      box-shadow: none;
    }
    margin-inline-start: min(0px, (1 - var(--lane)) * 2px);
  }
  [data-fork] .${part.stop} {
    padding-block-start: 22px;
    &::after {
      inset: 0 0 auto;
      height: 10px;
      border-block-end: ${border.base};
      background: ${hazard};
      forced-color-adjust: none;
    }
    top: min(22px, (var(--lane) - 1) * 22px);
  }
  [data-many] .${part.stop} {
    grid-template-columns: minmax(0, 1fr);
    & > .${part.favourite} {
      justify-self: end;
    }
  }
  [data-fork] .${part.stops} {
    padding-block-end: 26px;
  }
  .${part.time} {
    font: 800 1rem / 1.1 ${font.display};
    font-stretch: 85%;
  }
  [data-kind] .${part.time}::before {
    ${maskedSign('15px')}
    display: inline-block;
    margin-inline-end: 6px;
    vertical-align: -2px;
    mask-image: var(--icon);
  }
  .${part.title} {
    display: block;
    margin-block: 4px;
    font: 800 1.3125rem / 1.08 ${font.display};
    font-stretch: 90%;
    text-decoration: none;
    overflow-wrap: break-word;
    hyphens: auto;
    &:is(a):hover {
      text-decoration: underline 2px;
    }
  }
  .${part.place} {
    font-size: 1rem;
    line-height: 1.25;
    & > b {
      display: block;
      color: ${color.redText};
      font-weight: 600;
    }
  }
  .${part.friend},
  .${part.state} {
    display: inline-block;
    padding: 1px 7px;
    border-radius: ${radius.base};
    background: ${color.blue};
    color: ${color.onBlue};
    font: 700 0.875rem / 1.2 ${font.body};
  }
  .${part.state} {
    border: 2px solid #c9141f;
    background: #fffaf0;
    color: #c9141f;
  }
  [data-cancelled] :is(.${part.time}, .${part.title}) {
    font-weight: 400;
    text-decoration: line-through 2px;
  }
  .${part.favourite} {
    ${favouriteLook}
  }
  .${part.gap} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    overflow-wrap: break-word;
    hyphens: auto;
    padding: 14px 0 18px;
    font-size: 1.0625rem;
    color: ${color.muted};
  }
  .${part.walk} {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    color: ${color.ink};
    font-weight: 600;
    &::before {
      ${maskedSign('24px')}
      mask-image: ${walkSign};
    }
  }
  .${part.none} {
    display: grid;
    gap: ${space[5]};
    align-self: center;
    & > svg {
      width: 96px;
      height: 96px;
      --icon-accent: ${color.red};
    }
  }
  @container schedule (width < 56rem) {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space[5]} ${space[3]} 0;
    .${part.line} {
      --x: calc(2.625rem + 8px);
    }
    .${part.leg} {
      grid-template-columns: 2.625rem minmax(0, 1fr);
      column-gap: 28px;
    }
    .${part.when} {
      padding-block-start: 24px;
      font-size: 1rem;
      &::before {
        width: 16px;
      }
    }
    .${part.stops} {
      gap: 8px;
    }
    .${part.stop} {
      grid-column: 1;
      margin-inline-start: 0;
      padding-inline: 26px 8px;
      &::before {
        width: 14px;
      }
    }
    [data-fork] .${part.stop} {
      top: 0;
    }
    [data-fork] .${part.stops} {
      padding: 0;
    }
    .${part.title} {
      font-size: 1.125rem;
    }
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);
    padding: 0;
    & > aside {
      display: none;
    }
    .${part.line}::before,
    .${part.leg}::before,
    .${part.when}::before,
    .${part.when}::after,
    .${part.stop}::before,
    [data-fork] .${part.stop}::after,
    [data-kind] .${part.time}::before {
      content: none;
    }
    .${part.leg} {
      grid-template-columns: 16mm minmax(0, 1fr);
      column-gap: 4mm;
      padding-block: 1mm;
    }
    [data-fork] .${part.stops} {
      padding-block-end: 0;
    }
    .${part.when} {
      padding-block-start: 2mm;
      font-size: 14pt;
      text-align: start;
    }
    .${part.stop} {
      min-height: 0;
      padding: 1mm 3mm;
      border-width: 1px;
      box-shadow: none;
      break-inside: avoid;
    }
    [data-fork] .${part.stop} {
      padding-block-start: 1mm;
      border-block-start-width: 3px;
    }
    .${part.title} {
      margin-block: 0.5mm 0;
      font-size: 11pt;
    }
    .${part.time},
    .${part.place} {
      font-size: 9pt;
    }
    .${part.gap} {
      padding-block: 1mm;
      font-size: 10pt;
    }
  }
`;
