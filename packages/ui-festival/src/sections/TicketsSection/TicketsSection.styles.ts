import { styled } from 'styled-components';
import { Grid } from '@tand/ui/foundations/Grid';
import { media, space } from '@tand/ui/tokens';

/* Boxes are aligned at the bottom and equally high; the main one is taller. */
export const TicketsList = styled(Grid)`
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  @media ${media.wide} {
    & > li:not(:has([data-main])) {
      padding-block-start: ${space[6]};
    }
  }
`;
