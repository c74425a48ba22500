import { styled } from 'styled-components';
import { defineParts, strikerGround, strikerStrip } from '@tand/ui/styles';
import { border, color, font, media, radius, space, text } from '@tand/ui/tokens';

export const part = defineParts(
  'battlepass-card',
  'faces',
  'front',
  'back',
  'match',
  'picture',
  'strip',
  'facts',
  'level',
  'sold',
  'state',
  'amount',
  'line',
  'turn',
);

const turned = `
  .${part.faces.className} { transform: rotateY(180deg); }
  .${part.front.className} { visibility: hidden; }
  .${part.back.className} { visibility: visible; }
`;

/* The width plus the carousel's gap is one step of the carousel, 250 px. */
export const BattlepassFrame = styled.article`
  position: relative;
  width: 14.625rem;
  max-width: 100%;
  height: 100%;
  min-height: 28.5rem;
  @media ${media.wide} {
    margin-inline: auto;
  }
  perspective: 900px;
  --stick: #f6e6c8;
  --shade: #dfbf8c;
  --head: ${color.red};
  [data-state='done'] {
    --stick: #8a6a4a;
    --shade: #5f4733;
    --head: #17131f;
  }
  .${part.back}[data-state='now'] {
    --head: ${color.yellow};
  }
  .${part.faces} {
    display: grid;
    grid-template: minmax(0, auto) / minmax(0, 1fr);
    height: 100%;
    min-height: inherit;
    transform-style: preserve-3d;
    transition: transform 240ms steps(4);
  }
  .${part.front},
  .${part.back} {
    grid-area: 1 / 1;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    border: ${border.base};
    border-radius: ${radius.base};
    backface-visibility: hidden;
    transition: visibility 120ms steps(1);
  }
  .${part.front} {
    background: ${color.red};
    color: ${color.onRed};
  }
  .${part.back} {
    visibility: hidden;
    transform: rotateY(180deg);
    gap: ${space[3]};
    padding: ${space[5]};
    background: ${color.yellow};
    color: ${color.onYellow};
  }
  .${part.match} {
    flex: 1;
    align-self: center;
    width: 100%;
    height: 26px;
    overflow: visible;
  }
  .${part.picture} {
    flex: none;
    aspect-ratio: 1;
    border-block-end: ${border.base};
    & img {
      width: 100%;
      height: 100%;
    }
  }
  .${part.strip} {
    position: relative;
    display: flex;
    flex: 1;
    padding: 9px ${space[4]};
    background: ${color.blue};
    border-block-end: ${border.base};
  }
  .${part.facts} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[1]};
    padding: ${space[4]};
  }
  .${part.level},
  .${part.sold},
  .${part.state} {
    font: 400 ${text.pixel.size} / 1 ${font.pixel};
  }
  .${part.amount} {
    font: 900 2rem / 1 ${font.display};
    font-stretch: 75%;
    letter-spacing: 0.02em;
  }
  .${part.front}::after,
  .${part.back}::after {
    flex: none;
    ${strikerStrip('20px', strikerGround)}
  }
  .${part.line} {
    font: 800 1.25rem / 1.15 ${font.display};
    overflow-wrap: anywhere;
    & + .${part.line} {
      font: 400 ${text.body.size} / 1.35 ${font.body};
    }
  }
  .${part.back}::before {
    content: attr(data-level) / '';
    flex: 1;
    min-height: 96px;
    margin: calc(-1 * ${space[5]}) calc(-1 * ${space[5]}) 0;
    padding: ${space[5]};
    border-block-end: ${border.base};
    background:
      radial-gradient(closest-side, var(--head) 97%, transparent) right 22px bottom 104px / 26px 36px no-repeat,
      linear-gradient(var(--stick) 0 0) right 28px bottom 0 / 14px 112px no-repeat,
      ${color.blue};
    color: ${color.onBlue};
    font: 900 7rem / 0.8 ${font.display};
    font-stretch: 75%;
  }
  .${part.back}::after {
    margin: auto calc(-1 * ${space[5]}) calc(-1 * ${space[5]});
  }
  .${part.turn} {
    position: absolute;
    inset: 0;
    z-index: 1;
    width: 100%;
    padding: 0;
    border: 0;
    border-radius: ${radius.base};
    background: none;
    -webkit-tap-highlight-color: transparent;
  }
  &[data-turned] {
    ${turned}
  }
  @media (scripting: none) {
    &:is(:hover, :focus-within) {
      ${turned}
    }
  }
  @media ${media.forced} {
    .${part.match} {
      forced-color-adjust: none;
    }
  }
  @media print {
    .${part.front},
    .${part.back} {
      grid-area: auto;
      visibility: visible;
      transform: none;
    }
  }
`;
