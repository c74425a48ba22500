import { styled } from 'styled-components';
import { color, radius, space } from '../../tokens/index.ts';

export const ErrorBoxFrame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--ui-error-box-gap, ${space[3]});
  padding: ${space[4]};
  border: var(--ui-error-box-border, 2px solid ${color.error});
  border-radius: var(--ui-error-box-radius, ${radius.base});
  background: var(--ui-error-box-background, ${color.card});
  color: var(--ui-error-box-color, ${color.ink});
  & > svg {
    color: ${color.error};
  }
  p:first-of-type {
    font-weight: 700;
  }
`;
