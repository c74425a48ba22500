import { styled } from 'styled-components';
import { color, radius, space } from '../../tokens/index.ts';

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

export const FormSummaryFrame = styled.div`
  padding: ${space[4]};
  border: 2px solid ${color.error};
  border-radius: ${radius.base};
  background: ${color.card};
  color: ${color.ink};
  p {
    font-weight: 700;
  }
  ul {
    margin-block: ${space[2]} 0;
  }
`;
