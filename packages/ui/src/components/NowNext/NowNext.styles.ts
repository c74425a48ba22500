import { styled } from 'styled-components';
import { border, color, font, radius, space, text } from '../../tokens/index.ts';

export const NowNextFrame = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${space[4]};
  & > li {
    padding: ${space[4]};
    background: ${color.card};
    color: ${color.ink};
    border: ${border.base};
    border-radius: ${radius.base};
  }
  [data-part='place'] {
    font: 400 ${text.pixel.size} / 1 ${font.pixel};
    color: ${color.redText};
  }
  dl > div {
    margin-block-start: ${space[3]};
  }
  dt {
    font-weight: 700;
    color: ${color.muted};
    font-size: 1rem;
  }
  dd {
    margin: 0;
    font: 800 1.125rem / 1.2 ${font.display};
  }
  dd time {
    font-stretch: 85%;
  }
`;
