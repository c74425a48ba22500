import { styled } from 'styled-components';
import { media, space } from '@tand/ui/tokens';

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
export const ItemScene = styled.div`
  aspect-ratio: 4 / 3;
  @media ${media.mobile} {
    aspect-ratio: 2 / 1;
  }
  & > span,
  & img {
    height: 100%;
  }
  & img {
    object-fit: contain;
  }
`;
