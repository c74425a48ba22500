import { styled } from 'styled-components';
import { Grid } from '@tand/ui/foundations/Grid';
import { media } from '@tand/ui/tokens';

/* Two rows of six on anything wider than a phone. */
export const CreatorsSectionPortraits = styled(Grid)`
  @media ${media.desktop} {
    && {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
  /* A sixth of a tablet holds the longest nick. */
  @media ${media.desktop} and (max-width: 63.99em) {
    font-size: 0.875rem;
  }
`;
