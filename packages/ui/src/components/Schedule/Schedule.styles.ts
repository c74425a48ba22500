import { styled } from 'styled-components';
import { border, color, font, radius, size, space, text } from '../../tokens/index.ts';

export const ScheduleFrame = styled.section`
  container: schedule / inline-size;
  position: relative;
  --schedule-top: ${size.navbar};
  --schedule-bar: 68px;
  display: grid;
  gap: ${space[4]};
  min-width: 0;
  color: ${color.ink};
  & > * {
    min-width: 0;
  }

  [data-part='skip']:not(:focus) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  [data-part='skip']:focus {
    justify-self: start;
    padding: ${space[3]} ${space[4]};
    background: ${color.card};
  }
  [data-part='toolbar'] {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${space[4]};
  }
  [data-part='toolbar'] > [data-component='PlacePicker'] {
    flex: 0 1 22rem;
  }
  [data-part='toolbar'] > [data-component='TextField'] input {
    min-height: ${size.touch};
    padding-block: ${space[2]};
  }
  [data-part='views'] {
    display: inline-flex;
    margin-inline-start: auto;
    border: ${border.strong};
    border-radius: ${radius.base};
  }
  [data-part='views'] > button {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: calc(${size.touch} - 4px);
    padding: 0 ${space[4]};
    border: 0;
    background: none;
    font: 800 1rem / 1 ${font.display};
    cursor: pointer;
    &[aria-pressed='true'] {
      background: ${color.neutral};
      color: ${color.onNeutral};
      text-decoration: underline 2px;
      text-underline-offset: 4px;
    }
  }
  /* On a phone the toolbar is one column: nothing hangs to the right. */
  @container schedule (width < 560px) {
    [data-part='toolbar'] > :is([role='search'], [data-component='TextField'], [data-part='views']),
    [data-part='toolbar'] > [data-component='PlacePicker'] {
      flex: 1 1 100%;
    }
    [data-part='views'] > button {
      flex: 1;
      justify-content: center;
    }
  }
  /* Sticky with its own ground, so that nothing shows between it and the navigation bar. */
  [data-part='bar'] {
    position: sticky;
    top: var(--schedule-top);
    z-index: 3;
    display: grid;
    align-items: center;
    min-height: var(--schedule-bar);
    padding-block: ${space[2]};
    background: ${color.paper};
  }
  [data-part='status'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[5]};
    font-size: 1rem;
    & > button {
      margin-inline-start: auto;
    }
  }
  [data-part='heading'] {
    padding-block-start: ${space[4]};
    margin-block-end: ${space[3]};
    font: 900 ${text.heading.size} / ${text.heading.line} ${font.display};
    font-stretch: 125%;
  }
  [data-part='empty'] {
    display: grid;
    justify-items: center;
    gap: ${space[5]};
    padding: ${space[8]} ${space[4]};
    background: ${color.card};
    color: ${color.ink};
    border: ${border.base};
    border-radius: ${radius.base};
    text-align: center;
  }
  [data-part='days'] {
    display: grid;
    gap: ${space[7]};
    min-width: 0;
    & > * {
      min-width: 0;
    }
  }
  /* Days that are not chosen are in the HTML. Without script all of them stand; with it, only the chosen one, from the first paint. */
  @media screen and (scripting: enabled) {
    [data-component='ScheduleGrid'][data-shown='false'] {
      display: none;
    }
  }
  @media (scripting: none) {
    [data-part='toolbar'],
    [data-part='favourite'] {
      display: none;
    }
  }
  @media print {
    [data-part='toolbar'],
    [data-part='bar'],
    [data-part='skip'],
    [data-part='status'] {
      display: none;
    }
  }
`;
