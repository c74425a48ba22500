import { keyframes, styled } from 'styled-components';
import { visuallyHidden } from '../../styles/mixins.ts';
import { defineParts } from '../../styles/defineParts.ts';
import { color, font, media, space, text } from '../../tokens/index.ts';
import { segments } from './segments.ts';

export const part = defineParts('countdown', 'units', 'label', 'digit', 'target', 'timer', 'over');

const unit = (count: number) => `calc(var(--countdown-unit) * ${count})`;

const lay = keyframes`
  from { translate: 0 ${unit(-7)}; rotate: -90deg; opacity: 0.13; }
  to { translate: 0; rotate: 0deg; opacity: 1; }
`;
const lift = keyframes`
  from { translate: 0; rotate: 0deg; opacity: 1; }
  to { translate: 0 ${unit(-7)}; rotate: 90deg; opacity: 0.13; }
`;

const shade = `color-mix(in srgb, color-mix(in srgb, ${color.matchStick} 70%, ${color.yellow}) 88%, ${color.edge})`;

const places = segments
  .map(({ x, y, turn }, index) => `& > :nth-child(${index + 1}) { left: ${unit(x)}; top: ${unit(y - 2)}; transform: rotate(${turn}deg); }`)
  .join('\n');

/* `--countdown-unit` is 1/76 of a digit's height. */
export const CountdownFrame = styled.div`
  --countdown-unit: 1.0526px;
  color: var(--ui-countdown-color, ${color.ink});
  @media ${media.mobile} {
    --countdown-unit: min(0.7105px, 0.18vw);
    &[data-places='3'] {
      --countdown-unit: min(0.68px, 0.165vw);
    }
    &[data-places='4'] {
      --countdown-unit: min(0.6px, 0.15vw);
    }
  }
  .${part.units} {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ui-countdown-gap, clamp(4px, 2.1vw, 30px));
  }
  .${part.units} > div {
    display: grid;
    grid-template-columns: repeat(4, auto);
    justify-content: center;
    gap: ${space[1]} ${unit(4.75)};
    padding-inline: ${unit(2.4)};
  }
  .${part.label} {
    grid-column: 1 / -1;
    font: 400 ${text.pixel.size} / 1 var(--ui-countdown-font, ${font.pixel});
    text-align: center;
    white-space: nowrap;
  }
  &:is([data-places='3'], [data-places='4']) .${part.label} {
    font-size: 1.3125rem;
  }
  .${part.digit} {
    position: relative;
    width: ${unit(46)};
    height: ${unit(76)};
    ${places}
  }
  .${part.digit} > i {
    position: absolute;
    width: ${unit(24)};
    height: ${unit(6)};
    transform-origin: ${unit(1)} ${unit(3)};
    background: linear-gradient(${color.matchStick} 66%, ${shade} 0);
    opacity: 0.13;
    forced-color-adjust: none;
    &::after {
      content: '';
      position: absolute;
      left: ${unit(17.6)};
      top: ${unit(-1.4)};
      width: ${unit(10.4)};
      height: ${unit(8.8)};
      border-radius: ${unit(2)} ${unit(4.6)} ${unit(4.6)} ${unit(2)} / ${unit(4.4)};
      background: linear-gradient(#ffffff8c 0 0) ${unit(3.4)} ${unit(1.6)} / ${unit(2.6)} ${unit(1.4)} no-repeat ${color.matchHead};
    }
    @media ${media.still} {
      animation: none !important;
    }
    @media ${media.forced} {
      background: CanvasText;
      &::after {
        background: Highlight;
      }
    }
  }
  .${part.digit} > [data-lit='1'] {
    opacity: 1;
    animation: ${lay} 180ms steps(4);
  }
  .${part.digit} > [data-lit='0'] {
    animation: ${lift} 180ms steps(4);
  }
  .${part.target} {
    margin-block-end: ${space[2]};
    font-weight: 700;
  }
  &:not([data-has-target]) .${part.target} {
    @media screen and (scripting: enabled) {
      ${visuallyHidden}
    }
  }
  @media (scripting: none), print {
    .${part.timer} {
      display: none;
    }
  }
`;
