import { styled } from 'styled-components';
import { Stack } from '@tand/ui/foundations/Stack';
import { media } from '@tand/ui/tokens';

/* On phones the halves form one column with even gaps. */
export const TextBandHalf = styled(Stack)`
  @media ${media.mobile} {
    display: contents;
  }
`;
