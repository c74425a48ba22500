import { styled } from 'styled-components';
import { Stack } from '../../foundations/Stack/index.ts';
import { media } from '../../tokens/index.ts';

/* On a phone the halves are one column, all texts evenly apart. */
export const TextColumnsHalf = styled(Stack)`
  @media ${media.mobile} {
    display: contents;
  }
`;
