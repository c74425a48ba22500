import { styled } from 'styled-components';
import { color, font, media, stretch } from '../../tokens/index.ts';

export const PartnerTileFrame = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  min-width: 0;
  aspect-ratio: 16 / 9;
  padding: 12px;
  overflow: hidden;
  background: ${color.paper};
  color: ${color.ink};
  text-align: center;
  text-decoration: none;
  transition: background 150ms steps(2);
  container-type: inline-size;
  &[data-size='large'] {
    aspect-ratio: 32 / 9;
  }
  & svg {
    max-width: 232px;
    max-height: 56px;
    fill: currentColor;
  }
  &:focus-visible {
    outline-offset: -5px;
  }
  @media ${media.fine} {
    &:hover {
      background: ${color.yellow};
      color: ${color.onYellow};
    }
  }
  @media ${media.mobile} {
    &[data-size='large'] {
      aspect-ratio: 16 / 9;
    }
  }
`;
/* Names are set in type, in one colour; the size follows the tile. */
export const PartnerTileName = styled.span`
  max-width: 100%;
  font: 800 clamp(1rem, 11cqi, 1.75rem) / 1.05 ${font.display};
  font-stretch: ${stretch.snug};
  overflow-wrap: break-word;
  &[data-lettering='wide'] {
    font-size: clamp(0.875rem, 8.5cqi, 1.375rem);
    font-stretch: ${stretch.wide};
    text-transform: uppercase;
  }
  &[data-lettering='narrow'] {
    font-size: clamp(1.25rem, 14cqi, 2.125rem);
    font-weight: 900;
    font-stretch: ${stretch.narrow};
    text-transform: uppercase;
  }
  &[data-lettering='grotesk'] {
    font-family: ${font.body};
    font-weight: 700;
  }
  &[data-lettering='plate'] {
    padding: 0.3em 0.5em 0.35em;
    background: currentColor;
    & > span {
      color: ${color.paper};
    }
  }
  &[data-lettering='pixel'] {
    font: 400 clamp(1.375rem, 13cqi, 2rem) / 1 ${font.pixel};
  }
  [data-size='large'] > & {
    font-size: clamp(1.5rem, 9.5cqi, 4.5rem);
  }
`;
