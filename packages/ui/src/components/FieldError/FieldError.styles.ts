import { styled } from 'styled-components';
import { color, space } from '../../tokens/index.ts';

export const FieldErrorFrame = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  margin-block-start: ${space[2]};
  color: ${color.error};
  font-size: 1rem;
  font-weight: 600;
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
    align-self: center;
  }
`;
