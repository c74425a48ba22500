import { styled } from 'styled-components';
import { color, font, text } from '../../tokens/index.ts';
import { textSizes } from './textScale.ts';

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
