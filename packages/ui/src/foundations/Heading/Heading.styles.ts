import { styled } from 'styled-components';
import { color, font, media, stretch, text } from '../../tokens/index.ts';
import { headingSizes } from './Heading.variants.ts';

const sizes = headingSizes
  .map(size => `&[data-size='${size}'] { font-size: ${text[size].size}; line-height: ${text[size].line}; }`)
  .join('\n');

export const HeadingFrame = styled.h2`
  color: ${color.heading};
  font-family: ${font.display};
  font-weight: 900;
  font-stretch: ${stretch.normal};
  text-wrap: balance;
  overflow-wrap: break-word;
  ${sizes}
  &:is([data-size='campaign'], [data-size='display']) {
    text-transform: uppercase;
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
  /* On phones the big steps give way in width before they break a word. */
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
`;
