import { styled } from 'styled-components';
import { color, radius, space } from '../../tokens/index.ts';

export const ErrorBoxFrame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]};
  border: 2px solid ${color.error};
  border-radius: ${radius.base};
  background: ${color.card};
  color: ${color.ink};
  & > svg {
    color: ${color.error};
  }
  p:first-of-type {
    font-weight: 700;
  }
`;
