import { styled } from 'styled-components';
import { Grid } from '@tand/ui/foundations/Grid';
import { media } from '@tand/ui/tokens';

/* Six columns on anything wider than a phone. */
export const CreatorsSectionPortraits = styled(Grid)`
  @media ${media.desktop} {
    && {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
  /* Smaller type on tablets, so that the longest nick fits into a sixth of the width. */
  @media ${media.desktop} and (max-width: 63.99em) {
    font-size: 0.875rem;
  }
`;
