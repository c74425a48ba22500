import { styled } from 'styled-components';
import { cardSheet } from '@tand/ui/styles';
import { border, color, font, space } from '@tand/ui/tokens';

export const PrizeTableFrame = styled.section`
  container-type: inline-size;
  overflow-x: auto;
  ${cardSheet}
  caption {
    padding: ${space[4]} ${space[5]};
    border-block-end: ${border.control};
    text-align: start;
    font: 800 1.375rem/1.1 ${font.display};
  }
  th,
  td {
    padding: ${space[3]} ${space[5]};
    text-align: end;
    white-space: nowrap;
  }
  th:first-child {
    text-align: start;
  }
  tbody tr,
  tfoot tr {
    border-block-start: ${border.control};
  }
  td {
    font: 800 1.125rem/1.2 ${font.display};
    font-variant-numeric: tabular-nums;
  }
  td small {
    margin-inline-start: ${space[2]};
    color: ${color.muted};
    font: 400 1rem/1 ${font.body};
  }
  tbody tr:first-child {
    background: ${color.highlight};
  }
  tfoot {
    background: ${color.neutral};
    color: ${color.onNeutral};
  }
  @container (max-width: 30rem) {
    th,
    td {
      padding: ${space[3]} ${space[3]};
    }
    td {
      font-size: 1rem;
    }
    td small {
      display: block;
      margin: ${space[1]} 0 0;
    }
  }
`;
