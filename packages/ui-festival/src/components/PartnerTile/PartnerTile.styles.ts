import { styled } from 'styled-components';
import { strikerStrip } from '@tand/ui/styles';
import { border, color, font, media, radius, space, stretch } from '@tand/ui/tokens';

const striker = 'clamp(10px, 5cqi, 16px)';

export const PartnerTileFrame = styled.div`
  --tile-pattern: color-mix(in srgb, ${color.card} 36%, transparent);
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: center;
  min-width: 0;
  aspect-ratio: 16 / 9;
  padding: 18px 18px 32px;
  /* With hidden instead of clip, the box would not grow with larger text. */
  overflow: clip;
  border: var(--ui-card-border, ${border.base});
  border-radius: var(--ui-card-radius, ${radius.base});
  background-color: ${color.paper};
  color: ${color.ink};
  text-align: center;
  text-decoration: none;
  transition: background-color 150ms steps(2);
  container-type: inline-size;
  @media ${media.desktop} {
    &[data-size='large'] {
      aspect-ratio: 32 / 9;
    }
  }
  &:is([data-band='blue'], [data-band='red'], [data-band='night'], [data-band='striker']) {
    --tile-pattern: #00000026;
  }
  &[data-band='card'] {
    --tile-pattern: color-mix(in srgb, ${color.yellow} 16%, transparent);
  }
  &[data-pattern='rays'] {
    background-image: repeating-conic-gradient(from 4deg at 50% 62%, var(--tile-pattern) 0 9deg, transparent 0 18deg);
  }
  &[data-pattern='dots'] {
    background-image: radial-gradient(circle, var(--tile-pattern) 4px, transparent 4.4px);
    background-size: 16px 16px;
  }
  &[data-pattern='stripes'] {
    background-image: repeating-linear-gradient(-45deg, var(--tile-pattern) 0 14px, transparent 0 28px);
  }
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 7px 7px calc(${striker} + 7px);
    border: 2px solid;
    outline: 1px solid;
    outline-offset: -6px;
  }
  &::after {
    position: absolute;
    inset: auto 0 0;
    ${strikerStrip(striker)}
  }
  &:focus-visible {
    outline-offset: -7px;
  }
  @media ${media.fine} {
    &:is(a):hover {
      --tile-pattern: #ffffff5c;
      background-color: ${color.yellow};
      color: ${color.onYellow};
    }
    &:is(a)[data-band='yellow']:hover {
      background-color: ${color.card};
      color: ${color.ink};
    }
  }
  &[data-mark] {
    height: 100%;
    min-height: clamp(64px, 7vw, 104px);
    aspect-ratio: auto;
    padding: ${space[2]};
    border: 0;
    border-radius: 0;
    background: none;
    &::before,
    &::after {
      content: none;
    }
    &:focus-visible {
      outline-offset: -4px;
    }
  }
`;
export const PartnerTileName = styled.span`
  max-width: 100%;
  font: 800 clamp(0.9375rem, 9.6cqi, 1.625rem) / 1.05 ${font.display};
  font-stretch: ${stretch.snug};
  overflow-wrap: break-word;
  &[data-lettering='wide'] {
    font-size: clamp(0.75rem, 7.6cqi, 1.25rem);
    font-stretch: ${stretch.wide};
    text-transform: uppercase;
  }
  &[data-lettering='narrow'] {
    font-size: clamp(1.25rem, 14cqi, 2.125rem);
    font-weight: 900;
    font-stretch: ${stretch.narrow};
    text-transform: uppercase;
  }
  &[data-lettering='plate'] {
    padding: 0.3em 0.5em 0.35em;
    font-size: clamp(0.8125rem, 8.2cqi, 1.375rem);
    background: currentColor;
    & > span {
      color: ${color.paper};
    }
  }
  &[data-lettering='pixel'] {
    font: 400 clamp(1.375rem, 13cqi, 2rem) / 1 ${font.pixel};
  }
  @container (width < 180px) {
    &[data-lettering] {
      font-stretch: ${stretch.narrow};
    }
    &[data-lettering='wide'] {
      font-size: 0.875rem;
    }
    &[data-lettering='plate'] {
      padding-inline: 0.2em;
      font-size: 0.8125rem;
    }
    &[data-lettering='narrow'] {
      font-size: 0.9375rem;
    }
  }
  [data-size='large'] > & {
    font-size: clamp(1.5rem, 9.5cqi, 4.5rem);
  }
  @container (width < 150px) {
    [data-mark] > & {
      padding-inline: 0;
      font-size: clamp(0.8125rem, 14cqi, 1.0625rem);
      font-stretch: ${stretch.narrow};
    }
    [data-mark] > &[data-lettering='pixel'] {
      font-size: clamp(1.125rem, 18cqi, 1.375rem);
    }
    [data-mark] > &[data-lettering='plate'] {
      padding-inline: 0.3em;
    }
  }
`;
