import { styled } from 'styled-components';
import { Grid } from '../../foundations/Grid/index.ts';
import { media, space } from '../../tokens/index.ts';

/* The boxes stand on one line and are of one height; the main one is taller. */
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
