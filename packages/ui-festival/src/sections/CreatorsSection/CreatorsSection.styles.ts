import { styled } from 'styled-components';
import { Grid } from '@tand/ui/foundations/Grid';
import { media } from '@tand/ui/tokens';

export const CreatorsSectionPortraits = styled(Grid)`
  @media ${media.desktop} {
    && {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
  @media ${media.desktop} and (max-width: 63.99em) {
    font-size: 0.875rem;
  }
`;
