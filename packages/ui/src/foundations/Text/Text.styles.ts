import { styled } from 'styled-components';
import { color, font, text } from '../../tokens/index.ts';

export const textSizes = ['lead', 'body', 'small', 'pixel'] as const;
export const textTones = ['neutral', 'muted', 'accent'] as const;
export const textWeights = ['normal', 'strong', 'bold'] as const;
export const textElements = ['p', 'span', 'div', 'address', 'figcaption'] as const;

const sizes = textSizes
  .map(size => `&[data-size='${size}'] { font-size: ${text[size].size}; line-height: ${text[size].line}; }`)
  .join('\n');

export const TextFrame = styled.p`
  ${sizes}
  &[data-size='lead'] {
    max-width: 56ch;
  }
  &[data-size='pixel'] {
    font-family: ${font.pixel};
  }
  &[data-measure] {
    max-width: 60ch;
  }
  &[data-weight='strong'] {
    font-weight: 600;
  }
  &[data-weight='bold'] {
    font-weight: 700;
  }
  &[data-tone='muted'] {
    color: ${color.muted};
  }
  &[data-tone='accent'] {
    color: ${color.redText};
  }
`;
