import { styled } from 'styled-components';
import { cardSheet, defineParts, strikerGround, strikerStrip } from '@tand/ui/styles';
import { border, color, font, radius, space, stretch } from '@tand/ui/tokens';

export const part = defineParts('comparison-section', 'choice', 'place');

const most = 5;
const others = Array.from(
  { length: most },
  (_, thing) => `&:has([data-thing='${thing}']:checked) tr > :nth-child(n + 2):not(:nth-child(${thing + 2}))`,
).join(', ');

export const ComparisonFrame = styled.div`
  container-type: inline-size;
  ${cardSheet}
  overflow: clip;
  &::after {
    ${strikerStrip('20px', strikerGround)}
  }
  table {
    table-layout: fixed;
  }
  th,
  td {
    padding: ${space[4]} ${space[5]};
    text-align: start;
    overflow-wrap: break-word;
    hyphens: auto;
  }
  thead th {
    font: 800 1.375rem / 1.1 ${font.display};
    font-stretch: ${stretch.snug};
    vertical-align: bottom;
  }
  tbody tr {
    border-block-start: ${border.control};
  }
  tbody th {
    font-weight: 600;
  }
  /* In a table with fixed layout the first row sets the widths. */
  thead td {
    width: 26%;
  }
  .${part.choice} {
    display: none;
  }
  svg {
    width: 44px;
    height: 12px;
  }
  .${part.place} {
    width: 12px;
  }
  @container (max-width: 58rem) {
    th,
    td {
      padding: ${space[3]} ${space[3]};
    }
    thead th {
      font-size: 1.125rem;
      font-stretch: ${stretch.narrow};
    }
  }
  @container (max-width: 42rem) {
    .${part.choice} {
      display: flex;
      flex-wrap: wrap;
      gap: ${space[2]};
      padding: ${space[4]} ${space[3]};
      border: 0;
      border-block-end: ${border.base};
    }
    legend {
      float: inline-start;
      width: 100%;
      padding: 0;
      margin-block-end: ${space[1]};
      font-weight: 600;
    }
    label {
      position: relative;
      flex: 1 1 auto;
    }
    input {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      opacity: 0;
      cursor: pointer;
    }
    input + span {
      display: grid;
      place-items: center;
      min-height: 44px;
      padding: ${space[2]} ${space[3]};
      border: ${border.control};
      border-radius: ${radius.base};
      font: 800 1rem / 1.1 ${font.display};
      text-align: center;
    }
    input:checked + span {
      background: ${color.ink};
      color: ${color.paper};
    }
    input:focus-visible + span {
      outline: 3px solid ${color.focus};
      outline-offset: 3px;
    }
    thead td {
      width: 55%;
    }
    ${others} {
      display: none;
    }
  }
`;
