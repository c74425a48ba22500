import { styled } from 'styled-components';
import { defineParts } from '@tand/ui/styles';
import { space } from '@tand/ui/tokens';

export const part = defineParts('lookup-form', 'results');

export const LookupFormFrame = styled.div`
  display: grid;
  gap: ${space[6]};
  max-width: 44rem;
  & > * {
    min-width: 0;
  }
  .${part.results} {
    display: grid;
    gap: ${space[3]};
  }
`;
