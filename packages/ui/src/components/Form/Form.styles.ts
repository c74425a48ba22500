import { styled } from 'styled-components';
import { space } from '../../tokens/index.ts';

export const FormFrame = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space[5]};
  max-width: 34rem;
  & > * {
    min-width: 0;
  }
  & > :not(button, a) {
    justify-self: stretch;
  }
  @media print {
    display: none;
  }
`;
