import { styled } from 'styled-components';
import { Grid } from '@tand/ui/foundations/Grid';
import { media, space } from '@tand/ui/tokens';

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
