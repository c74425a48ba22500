import { styled } from 'styled-components';
import { strikerGround, strikerHeight } from '@tand/ui/styles';
import { border, color, font, radius, space, text } from '@tand/ui/tokens';

export const TicketStubFrame = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) ${strikerHeight};
  align-items: stretch;
  background: ${color.card};
  color: ${color.ink};
  border: ${border.base};
  border-radius: ${radius.base};
  overflow: hidden;
  break-inside: avoid;
  [data-part='number'] {
    display: grid;
    align-content: center;
    gap: ${space[1]};
    padding: ${space[3]} ${space[4]};
    background: ${color.red};
    color: ${color.onRed};
    border-inline-end: 4px dotted ${color.edge};
  }
  [data-part='number'] > span {
    font: 400 ${text.pixel.size} / 1 ${font.pixel};
  }
  [data-part='number'] > b {
    font: 900 2rem / 1 ${font.display};
    font-stretch: 75%;
    letter-spacing: 0.02em;
  }
  dl {
    display: grid;
    align-content: center;
    gap: 2px ${space[4]};
    padding: ${space[3]} ${space[4]};
    overflow-wrap: anywhere;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
  }
  dt {
    color: ${color.muted};
  }
  dd {
    margin: 0;
    font-weight: 700;
  }
  &::after {
    content: '';
    border-inline-start: ${border.base};
    ${strikerGround}
  }
`;
