import { styled } from 'styled-components';
import { Stack } from '@tand/ui/foundations/Stack';

export const LookupFormFrame = styled(Stack)`
  max-width: 44rem;
`;
