import { styled } from 'styled-components';
import { Grid } from '@tand/ui/foundations/Grid';
import { media, space } from '@tand/ui/tokens';

/* All boxes end at the same height; on wide screens the main one starts higher, so it is taller. */
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
