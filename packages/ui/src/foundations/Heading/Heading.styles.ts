import { styled } from 'styled-components';
import { capitals, color, font, media, space, stretch, text } from '../../tokens/index.ts';
import { wordSteps, headingSizes } from './widthFor.ts';

const sizes = headingSizes
  .map(size => `&[data-size='${size}'] { font-size: ${text[size].size}; line-height: ${text[size].line}; }`)
  .join('\n');

/** Below 480 px: stretch in per cent, and width of a capital in em. */
const lettering: Record<(typeof wordSteps)[number], [stretch: number, em: number]> = {
  6: [132, 0.98],
  8: [110, 0.82],
  10: [84, 0.7],
  12: [75, 0.575],
  14: [75, 0.57],
  17: [75, 0.56],
  21: [75, 0.55],
};
const onPhones = (['campaign', 'display'] as const)
  .flatMap(size =>
    wordSteps.map(step => {
      const [width, em] = lettering[step];
      const fitting = `calc((100vw - 2 * ${space.gutter}) / ${Math.round(step * em * 100) / 100})`;
      return `&[data-size='${size}'][data-word='${step}'][data-width] { font-stretch: ${width}%; font-size: min(${text[size].size}, ${fitting}); }`;
    }),
  )
  .join('\n');

export const HeadingFrame = styled.h2`
  color: var(--ui-heading-color, ${color.heading});
  font-family: var(--ui-heading-font, ${font.display});
  font-weight: 900;
  font-stretch: ${stretch.normal};
  max-width: 100%;
  text-wrap: balance;
  overflow-wrap: break-word;
  ${sizes}
  &:is([data-size='campaign'], [data-size='display']) {
    text-transform: ${capitals.display};
    letter-spacing: -0.005em;
  }
  &:is([data-size='title'], [data-size='heading'], [data-size='subheading']) {
    font-weight: 800;
  }
  &[data-width='wide'] {
    font-stretch: ${stretch.wide};
  }
  &[data-width='snug'] {
    font-stretch: ${stretch.snug};
  }
  &[data-width='narrow'] {
    font-stretch: ${stretch.narrow};
    letter-spacing: 0.02em;
  }
  @media ${media.mobile} {
    hyphens: auto;
    &[data-width='normal'] {
      font-stretch: 110%;
    }
    &[data-size='display'][data-width='wide'] {
      font-stretch: 132%;
    }
    &:is([data-size='campaign'], [data-size='display'])[data-width='snug'] {
      font-stretch: 84%;
    }
  }
  @media (max-width: 80em) {
    &:is([data-word='17'], [data-word='21'])[data-width] {
      font-stretch: ${stretch.narrow};
    }
  }
  @media (max-width: 56em) {
    &[data-size='display'][data-word='12'][data-width='normal'] {
      font-stretch: ${stretch.snug};
    }
  }
  @media (max-width: 29.99em) {
    ${onPhones}
  }
`;
