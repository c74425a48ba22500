import { styled } from 'styled-components';
import { Stack } from '@tand/ui/foundations/Stack';
import { media } from '@tand/ui/tokens';

/* On a phone the halves are one column, all texts evenly apart. */
export const TextColumnsHalf = styled(Stack)`
  @media ${media.mobile} {
    display: contents;
  }
`;
