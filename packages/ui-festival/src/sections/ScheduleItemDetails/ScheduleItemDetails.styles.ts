import { styled } from 'styled-components';
import { border, color, font, radius, space } from '@tand/ui/tokens';

export const ItemPlace = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[4]};
  align-items: center;
  & > img {
    width: 112px;
    height: 112px;
    padding: ${space[2]};
    border: ${border.base};
    border-radius: ${radius.base};
    background: ${color.yellow};
  }
  & > p > strong {
    display: block;
    font: 800 1.375rem / 1.2 ${font.display};
  }
`;
