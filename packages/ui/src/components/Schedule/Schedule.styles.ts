import { css, styled } from 'styled-components';
import { chosenWhenForced, endCorners, startCorners, visuallyHidden } from '../../styles/mixins.ts';
import { defineParts } from '../../styles/defineParts.ts';
import { border, color, font, radius, size, space } from '../../tokens/index.ts';
import { part as gridPart } from '../ScheduleGrid/ScheduleGrid.styles.ts';

export const part = defineParts(
  'schedule',
  'skip',
  'stage',
  'band',
  'titles',
  'title',
  'heading',
  'tools',
  'views',
  'jump',
  'status',
  'empty',
  'loosen',
  'zone',
  'now',
  'earlier',
  'days',
  'panel',
  'mine',
);

const corner = `var(--ui-schedule-radius, ${radius.base})`;

const asWall = css`
  .${part.stage}[data-one] {
    display: flex;
    flex-direction: column;
    /* Only with script: without it, all days are shown, one below the other. */
    @media (scripting: enabled) {
      height: calc(100dvh - ${size.navbar});
      min-height: 36rem;
    }
    & > * {
      flex: none;
    }
    & > .${part.days} {
      flex: 1;
      min-height: 0;
    }
    & .${part.panel}:not([data-later]) {
      height: 100%;
    }
  }
  .${part.status} > output {
    ${visuallyHidden}
  }
  .${part.earlier} {
    display: none;
  }
  .${part.status} {
    padding-block: 0;
  }
  .${part.now} {
    order: 1;
    @container schedule (width >= 56rem) {
      display: none;
    }
  }
`;

const chosenView = css`
  background: var(--ui-schedule-selected-background, ${color.neutral});
  color: var(--ui-schedule-selected-color, ${color.onNeutral});
  ${chosenWhenForced}
`;

export const ScheduleFrame = styled.section`
  container: schedule / inline-size;
  position: relative;
  --schedule-top: ${size.navbar};
  min-width: 0;
  color: var(--ui-schedule-color, ${color.ink});

  .${part.skip}:not(:focus) {
    ${visuallyHidden}
  }
  .${part.skip}:focus {
    position: absolute;
    z-index: 6;
    padding: ${space[3]} ${space[4]};
    background: ${color.card};
  }
  .${part.stage} > :not(.${part.band}, .${part.days}, .${part.mine}, .${part.now}) {
    margin-inline: ${space.gutter};
  }
  .${part.band} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 10px 28px;
    padding: 14px ${space.gutter};
    border-block-end: var(--ui-schedule-border, ${border.base});
    background: var(--ui-schedule-background, ${color.paper});
    color: var(--ui-schedule-color, ${color.ink});
  }
  .${part.titles} {
    display: grid;
    align-content: space-between;
    gap: ${space[2]};
    min-width: 0;
  }
  .${part.title},
  .${part.heading} {
    padding-block-start: 0.16em;
    color: var(--ui-schedule-color, ${color.heading});
    font: 900 clamp(2.2rem, 4.1vw, 3.9rem) / 0.84 var(--ui-schedule-font, ${font.display});
    font-stretch: 150%;
    text-transform: uppercase;
    white-space: nowrap;
    @media screen {
      &:only-child > small {
        ${visuallyHidden}
      }
    }
  }
  .${part.title} {
    font-size: clamp(2.2rem, 3.3vw, 3.1rem);
  }
  .${part.title} + .${part.heading} {
    padding-block-start: 0.35em;
    font-size: 1.25rem;
    line-height: 1;
    font-stretch: 100%;
    text-transform: none;
    & > small {
      font-size: inherit;
    }
  }
  .${part.stage}[data-one] > .${part.days} > .${part.panel}:not([data-later]) .${part.heading} {
    display: none;
  }
  .${part.days} .${part.heading} {
    padding: ${space[6]} ${space.gutter} ${space[4]};
    font-size: clamp(1.5rem, 2.8vw, 2.6rem);
    white-space: normal;
  }
  .${part.tools} {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px 14px;
  }
  .${part.views} {
    display: flex;
    flex-wrap: wrap;
    & > button {
      display: inline-flex;
      align-items: center;
      gap: ${space[2]};
      min-height: ${size.touch};
      margin-inline-end: -2px;
      padding: 0 14px;
      border: ${border.strong};
      background: none;
      font: 800 1rem / 1 ${font.display};
      white-space: nowrap;
      &:first-child {
        ${startCorners(corner)}
      }
      &:last-child {
        margin: 0;
        ${endCorners(corner)}
      }
      &[aria-pressed='true'] {
        ${chosenView}
      }
      & > b {
        padding: 2px 5px;
        border-radius: ${radius.base};
        background: ${color.yellow};
        color: ${color.onYellow};
      }
    }
  }
  /* Marks the shown view until script has measured the width. */
  .${part.views}[data-auto] {
    @container schedule (width >= 60rem) {
      & > [data-view='grid'] {
        ${chosenView}
      }
    }
    @container schedule (width < 60rem) {
      & > [data-view='list'] {
        ${chosenView}
      }
    }
  }
  .${part.jump} {
    order: 1;
    margin-inline-start: auto;
  }
  .${part.status} {
    padding-block: ${space[3]} 0;
    font-size: 1rem;
  }
  .${part.zone} {
    margin-block: ${space[3]};
    font-size: 1rem;
  }
  .${part.earlier} {
    margin-block: ${space[4]};
  }
  .${part.empty} {
    display: grid;
    justify-items: center;
    gap: ${space[5]};
    margin-block: ${space[5]};
    padding: ${space[8]} ${space[4]};
    background: ${color.card};
    color: ${color.ink};
    border: var(--ui-schedule-border, ${border.base});
    border-radius: var(--ui-schedule-radius, ${radius.base});
    text-align: center;
  }
  .${part.loosen} {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space[3]};
  }
  @container schedule (width < 60rem) {
    &:not([data-view='grid']) .${gridPart.grid} {
      margin-inline: ${space.gutter};
    }
  }
  &[data-view='list'] .${gridPart.grid} {
    margin-inline: ${space.gutter};
  }
  &[data-view='mine'] .${part.status} > output {
    ${visuallyHidden}
  }
  &:is([data-view='list'], [data-view='mine']) .${part.stage} {
    padding-block-end: ${space[8]};
  }
  @container schedule (width < 56rem) {
    .${part.band} {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[2]};
      padding: 10px 0 8px;
    }
    .${part.titles} {
      display: flex;
      align-items: center;
      justify-content: space-between;
      padding-inline: ${space[3]};
    }
    .${part.titles} :is(.${part.title}, .${part.heading}:where(:only-child)) {
      padding-block-start: 0.1em;
      font-size: clamp(1.7rem, 8cqi, 2.5rem);
      font-stretch: 84%;
    }
    .${part.title} + .${part.heading} {
      font-size: 1rem;
      font-stretch: 80%;
    }
    .${part.tools} {
      gap: ${space[2]} 6px;
      padding-inline: ${space[3]};
    }
    .${part.views} {
      flex: 1;
      & > button {
        flex: 1;
        justify-content: center;
        padding-inline: 4px;
        font-size: 0.9375rem;
        font-stretch: 75%;
      }
      & svg {
        display: none;
      }
    }
    .${part.jump} {
      order: 0;
    }
  }
  @container schedule (width < 22rem) {
    .${part.titles} :is(.${part.title}, .${part.heading}) {
      font-stretch: 75%;
    }
    .${part.title} + .${part.heading} {
      font-size: 0.875rem;
    }
    .${part.tools} {
      flex-wrap: nowrap;
    }
    .${part.views} > button {
      padding-inline: 2px;
      font-size: 0.8125rem;
    }
    .${part.jump} {
      padding-inline: ${space[2]};
      font-stretch: 75%;
    }
  }
  /* With script, only the chosen day is shown, from the first paint. */
  @media screen and (scripting: enabled) {
    .${part.panel}[data-later] {
      display: none;
    }
  }
  @media (scripting: none) {
    .${part.days} {
      display: flex;
      flex-direction: column;
      & > * {
        flex: none;
      }
    }
    .${part.panel}:not([data-later]) {
      order: -1;
    }
  }
  @media screen {
    &[data-view='grid'] {
      ${asWall}
    }
    @container schedule (width >= 60rem) {
      &[data-view='auto'] {
        ${asWall}
      }
    }
  }
  @page {
    margin: 10mm;
  }
  @media print {
    &[data-view] .${gridPart.grid} {
      margin: 0;
    }
    &[data-view] .${part.stage} {
      padding: 0;
    }
    .${part.zone},
    .${part.tools},
    .${part.skip},
    .${part.earlier},
    .${part.panel}[data-later],
    .${part.status},
    .${part.title} {
      display: none;
    }
    .${part.panel}:not([data-later]) + .${part.panel}:not([data-later]) {
      break-before: page;
    }
    .${part.band} {
      display: block;
      padding: 0 0 3mm;
      border: 0;
    }
    .${part.titles} {
      display: block;
      padding: 0;
    }
    .${part.heading},
    .${part.titles} .${part.heading} {
      padding: 4mm 0 3mm;
      font-size: 28pt;
      font-stretch: 100%;
      text-transform: uppercase;
      & > small {
        font-size: 14pt;
        text-transform: none;
      }
    }
  }
`;
