import { styled } from 'styled-components';
import { chosenWhenForced, maskedSign, visuallyHidden } from '../../styles/mixins.ts';
import { defineParts } from '../../styles/defineParts.ts';
import { border, color, font, media, radius, shadow, size, space } from '../../tokens/index.ts';
import { PlaceLook } from '../ScheduleItem/index.ts';

export const part = defineParts('schedule-filters', 'row', 'drawer', 'panel', 'group', 'clear');

export const ScheduleFiltersFrame = styled(PlaceLook)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[3]};
  min-width: 0;
  .${part.row} {
    display: flex;
    flex: 1;
    min-width: 0;
    padding: 3px;
    overflow-x: auto;
    scrollbar-width: none;
    & > button {
      display: flex;
      flex: none;
      flex-direction: column;
      align-items: center;
      justify-content: center;
      gap: 3px;
      min-width: 54px;
      min-height: ${size.touch};
      padding: 3px 6px 2px;
      border: 0;
      border-radius: var(--ui-schedule-filters-radius, ${radius.base});
      background: none;
      font: 600 0.75rem / 1.1 var(--ui-schedule-filters-font, ${font.body});
      white-space: nowrap;
    }
    & > button::before {
      ${maskedSign('18px')}
      mask-image: var(--icon);
    }
    @media ${media.fine} {
      & > button:not([aria-pressed='true']):hover {
        background: #ffffff29;
      }
    }
  }
  .${part.drawer} {
    flex: none;
    margin-inline-start: auto;
    & > summary {
      display: flex;
      align-items: center;
      gap: ${space[2]};
      min-height: ${size.touch};
      padding: 0 14px;
      border: ${border.strong};
      border-radius: var(--ui-schedule-filters-radius, ${radius.base});
      font: 800 1rem / 1 ${font.display};
    }
    & > summary > b {
      padding: 2px 6px;
      border-radius: ${radius.base};
      background: ${color.yellow};
      color: ${color.onYellow};
    }
    &[open] > summary {
      background: ${color.neutral};
      color: ${color.onNeutral};
    }
  }
  @container schedule (width < 56rem) {
    .${part.drawer} > summary {
      padding: 0 9px;
      & > span {
        ${visuallyHidden}
      }
    }
  }
  .${part.panel} {
    position: absolute;
    inset-inline-end: ${space.gutter};
    z-index: 12;
    display: grid;
    gap: var(--ui-schedule-filters-gap, ${space[4]});
    width: min(40rem, 100cqi - 2 * ${space.gutter});
    max-height: min(70dvh, 46rem);
    margin-block-start: ${space[2]};
    padding: ${space[4]};
    overflow-y: auto;
    border: var(--ui-schedule-filters-border, ${border.base});
    border-radius: var(--ui-schedule-filters-radius, ${radius.base});
    background: var(--ui-schedule-filters-background, ${color.card});
    box-shadow: ${shadow.box};
    color: var(--ui-schedule-filters-color, ${color.ink});
  }
  .${part.group} {
    & > p {
      display: flex;
      align-items: center;
      gap: ${space[2]};
      margin: 0 0 6px;
      font: 800 1rem / 1.1 ${font.display};
    }
    & > div {
      display: flex;
      flex-wrap: wrap;
      gap: 6px;
    }
    & > div > button {
      display: inline-flex;
      align-items: center;
      gap: 7px;
      min-height: 40px;
      padding: 4px 10px;
      border: ${border.control};
      border-radius: var(--ui-schedule-filters-radius, ${radius.base});
      background: none;
      font: 600 1rem / 1.1 var(--ui-schedule-filters-font, ${font.body});
      text-align: start;
    }
    & > div > [data-kind]::before {
      ${maskedSign('16px')}
      mask-image: var(--icon);
    }
    & > div > [data-color]::before {
      content: '';
      width: 18px;
      height: 18px;
      border: ${border.base};
      background: var(--pattern), var(--ground);
      forced-color-adjust: none;
    }
    & > div > button[aria-pressed='true'] {
      border-color: ${color.edge};
      box-shadow: inset 0 -3px 0 ${color.edge};
    }
  }
  :is(.${part.row}, .${part.group} > div) > button[aria-pressed='true'] {
    background: var(--ui-schedule-filters-selected-background, ${color.yellow});
    color: var(--ui-schedule-filters-selected-color, ${color.onYellow});
    ${chosenWhenForced}
  }
  .${part.clear} {
    justify-self: start;
    min-height: ${size.touch};
    padding: 0 14px;
    border: ${border.control};
    border-radius: ${radius.base};
    background: ${color.neutral};
    color: ${color.onNeutral};
    font: 800 1rem / 1 ${font.display};
  }
  @container schedule (width >= 72rem) {
    .${part.group}[data-type='row'] {
      display: none;
    }
  }
  @container schedule (width < 72rem) {
    flex: none;
    .${part.row} {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;
