import { styled } from 'styled-components';
import { defineParts, strikerHeight, strikerStrip } from '@tand/ui/styles';
import { border, color, font, radius, space } from '@tand/ui/tokens';

export const part = defineParts('ticket-stub', 'label', 'words', 'number', 'facts');

export const TicketStubFrame = styled.article`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 250px), 1fr));
  background: ${color.card};
  color: ${color.ink};
  border: ${border.base};
  border-radius: ${radius.base};
  overflow: hidden;
  break-inside: avoid;
  .${part.label} {
    padding: ${space[6]};
    background: ${color.wood};
    box-shadow: 0 0 0 2px ${color.edge};
  }
  .${part.label}:empty::before {
    content: '';
    display: block;
    aspect-ratio: 3 / 4;
    border: 2px dashed ${color.line};
  }
  .${part.label} img {
    width: min(100%, 340px);
    margin-inline: auto;
    border: ${border.base};
    rotate: -3deg;
  }
  .${part.words} {
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: ${space[5]};
    min-width: 0;
    padding: ${space[6]};
    container-type: inline-size;
  }
  .${part.number} > span {
    display: block;
    font: 900 clamp(1.25rem, 7cqw, 2.5rem) / 1 ${font.display};
    font-stretch: 110%;
    text-transform: uppercase;
  }
  .${part.number} > b {
    display: block;
    font: 900 min(14rem, calc(140cqw / max(2, var(--digits)))) / 0.86 ${font.display};
    font-stretch: 75%;
    letter-spacing: -0.01em;
  }
  .${part.facts} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[6]};
    overflow-wrap: anywhere;
  }
  .${part.facts} dt {
    color: ${color.muted};
  }
  .${part.facts} dd {
    font-weight: 700;
  }
  &::after {
    grid-column: 1 / -1;
    ${strikerStrip(strikerHeight)}
  }
`;
