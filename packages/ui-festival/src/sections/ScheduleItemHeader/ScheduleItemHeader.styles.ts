import { styled } from 'styled-components';
import { border, color, media, radius, space } from '@tand/ui/tokens';

export const ItemOpening = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: center;
  @media ${media.desktop} {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    }
  }
`;
/* Scenes differ in size; the middle of each fills the same frame. */
export const ItemScene = styled.div`
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border: ${border.base};
  border-radius: ${radius.base};
  background: ${color.paper};
  @media ${media.mobile} {
    aspect-ratio: 2 / 1;
  }
  @media print {
    display: none;
  }
  & > span,
  & img {
    height: 100%;
  }
  & img {
    object-fit: cover;
    transform: scale(1.35);
  }
`;
