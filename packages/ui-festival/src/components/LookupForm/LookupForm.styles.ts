import { styled } from 'styled-components';
import { space } from '@tand/ui/tokens';

export const LookupFormFrame = styled.div`
  display: grid;
  gap: ${space[6]};
  max-width: 44rem;
  & > * {
    min-width: 0;
  }
`;
