import { styled } from 'styled-components';
import { border, color, radius, space } from '../../tokens/index.ts';

export const TextFieldFrame = styled.div`
  label {
    display: block;
    margin-block-end: 6px;
    font-weight: 700;
  }
  [data-part='hint'] {
    margin-block-end: ${space[2]};
    color: ${color.muted};
    font-size: 1rem;
  }
  input {
    display: block;
    width: 100%;
    min-height: 48px;
    padding: 10px 14px;
    border: ${border.strong};
    border-radius: ${radius.base};
    background: ${color.field};
    color: ${color.onField};
    font-size: 1.125rem;
  }
  input[aria-invalid='true'] {
    border-color: ${color.error};
  }
  input:disabled {
    border-style: dashed;
  }
`;
