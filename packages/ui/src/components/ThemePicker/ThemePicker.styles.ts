import { styled } from 'styled-components';
import { color, space } from '../../tokens/index.ts';

export const ThemePickerFrame = styled.fieldset`
  &,
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    min-width: 0;
    padding: 0;
    border: 0;
  }
  fieldset {
    width: 100%;
    margin-block-start: ${space[3]};
  }
  legend {
    width: 100%;
    margin-block-end: ${space[2]};
    padding: 0;
    font-weight: 600;
  }
  label {
    position: relative;
    padding: 10px 14px;
    &:has(:focus-visible) {
      outline: 3px solid ${color.focus};
      outline-offset: 2px;
    }
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;
