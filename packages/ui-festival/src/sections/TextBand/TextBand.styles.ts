import { styled } from 'styled-components';
import { Stack } from '@tand/ui/foundations/Stack';
import { media } from '@tand/ui/tokens';

export const TextBandHalf = styled(Stack)`
  @media ${media.mobile} {
    display: contents;
  }
`;
