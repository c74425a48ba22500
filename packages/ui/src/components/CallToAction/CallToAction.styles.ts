import { styled } from 'styled-components';
import { media, space } from '../../tokens/index.ts';

export const CallToActionGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} clamp(${space[6]}, 6vw, 96px);
  align-items: center;
  @media ${media.desktop} {
    &[data-has-image] {
      grid-template-columns: minmax(0, 1fr) clamp(160px, 24vw, 340px);
    }
  }
  @media ${media.mobile} {
    &[data-has-image] > :last-child {
      max-width: 180px;
    }
  }
`;
