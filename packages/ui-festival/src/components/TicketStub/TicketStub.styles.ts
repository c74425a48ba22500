import { styled } from 'styled-components';
import { strikerEdge, strikerHeight } from '@tand/ui/styles';
import { border, color, font, radius, space } from '@tand/ui/tokens';

export const TicketStubFrame = styled.article<{ $digits: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 250px), 1fr));
  background: ${color.card};
  color: ${color.ink};
  border: ${border.base};
  border-radius: ${radius.base};
  overflow: hidden;
  break-inside: avoid;
  /* The label lies at a slant on its table, as on a shared picture; before it is drawn its room is bare wood. */
  [data-part='label'] {
    padding: ${space[6]};
    background: ${color.wood};
    /* Between the two, whether they stand beside or under each other. */
    box-shadow: 0 0 0 2px ${color.edge};
  }
  [data-part='label']:empty::before {
    content: '';
    display: block;
    aspect-ratio: 3 / 4;
    border: 2px dashed ${color.line};
  }
  [data-part='label'] img {
    width: min(100%, 340px);
    margin-inline: auto;
    height: auto;
    border: ${border.base};
    rotate: -3deg;
  }
  [data-part='words'] {
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: ${space[5]};
    min-width: 0;
    padding: ${space[6]};
    container-type: inline-size;
  }
  [data-part='number'] > span {
    display: block;
    font: 900 clamp(1.25rem, 7cqw, 2.5rem) / 1 ${font.display};
    font-stretch: 110%;
    text-transform: uppercase;
  }
  [data-part='number'] > b {
    display: block;
    font: 900 min(14rem, calc(140cqw / ${({ $digits }) => Math.max(2, $digits)})) / 0.86 ${font.display};
    font-stretch: 75%;
    letter-spacing: -0.01em;
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[6]};
    overflow-wrap: anywhere;
  }
  dt {
    color: ${color.muted};
  }
  dd {
    margin: 0;
    font-weight: 700;
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]} ${space[4]};
    align-items: center;
  }
  &::after {
    content: '';
    grid-column: 1 / -1;
    height: ${strikerHeight};
    border-block-start: ${border.base};
    ${strikerEdge}
  }
`;
