import { styled } from 'styled-components';
import { border, color, font, space } from '../../tokens/index.ts';

export const KeyValueFrame = styled.dl`
  border-block: ${border.control};
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(7rem, 1fr) 2fr;
    gap: ${space[1]} ${space[5]};
    padding-block: ${space[3]};
  }
  & > div + div {
    border-block-start: ${border.control};
  }
  dt {
    color: ${color.muted};
    font-weight: 600;
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
  &[data-size='large'] dd {
    font: 800 1.25rem/1.2 ${font.display};
  }
  @container (max-width: 26rem) {
    & > div {
      grid-template-columns: 1fr;
    }
  }
`;
