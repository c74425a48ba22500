import { styled } from 'styled-components';
import { space } from '../../tokens/index.ts';

export const AlertDialogButtons = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-block-start: ${space[5]};
`;
