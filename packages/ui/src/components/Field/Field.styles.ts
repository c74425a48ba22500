import { css, styled } from 'styled-components';
import { border, color, media, radius, space } from '../../tokens/index.ts';

export const FieldFrame = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const FieldLabel = styled.label`
  display: block;
  margin-block-end: var(--ui-field-gap, 6px);
  font-weight: 700;
`;

export const FieldHint = styled.p`
  margin-block-end: ${space[2]};
  color: ${color.muted};
  font-size: 1rem;
`;

const control = css`
  border: var(--ui-field-border, ${border.strong});
  border-radius: var(--ui-field-radius, ${radius.base});
  background: var(--ui-field-background, ${color.field});
  color: var(--ui-field-color, ${color.onField});
  &[aria-invalid='true'] {
    border-color: ${color.error};
  }
  &:disabled {
    border-style: dashed;
  }
`;

const box = css`
  ${control}
  display: block;
  width: 100%;
  min-height: 48px;
  padding: 10px 14px;
  font-size: var(--ui-field-font-size, 1.125rem);
`;

export const FieldInput = styled.input`
  ${box}
  &[type='file'] {
    padding-block: 8px;
  }
  &::file-selector-button {
    margin-inline-end: ${space[3]};
    padding: 4px 10px;
    border: ${border.control};
    border-radius: ${radius.base};
    background: transparent;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
`;

export const FieldTextArea = styled.textarea`
  ${box}
  resize: vertical;
  line-height: 1.5;
`;

export const FieldSelect = styled.select`
  ${box}
  cursor: pointer;
`;

export const ChoiceFrame = styled(FieldFrame)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space[3]};
  align-items: start;
  & > :not(label, input) {
    grid-column: 2;
  }
`;

export const ChoiceLabel = styled.label`
  min-height: 28px;
  padding-block: 2px;
  font-weight: 600;
  cursor: pointer;
`;

const choice = css`
  ${control}
  appearance: none;
  position: relative;
  flex: none;
  width: 28px;
  height: 28px;
  cursor: pointer;
  &:disabled {
    cursor: default;
  }
  &::before {
    content: '';
    position: absolute;
    inset: -10px;
  }
  @media ${media.forced} {
    appearance: auto;
    &::after {
      display: none;
    }
  }
`;

export const CheckInput = styled.input`
  ${choice}
  &:is(:checked, :indeterminate)::after {
    content: '';
    position: absolute;
    inset: 4px;
    background: currentColor;
    clip-path: polygon(8% 48%, 24% 34%, 42% 54%, 78% 10%, 95% 24%, 43% 88%);
  }
  &:indeterminate::after {
    clip-path: inset(38% 8%);
  }
`;

export const RadioInput = styled.input`
  ${choice}
  border-radius: 50%;
  &:checked::after {
    content: '';
    position: absolute;
    inset: 5px;
    border-radius: 50%;
    background: currentColor;
  }
`;

export const SwitchInput = styled.input`
  ${choice}
  width: 52px;
  &::after {
    content: '';
    position: absolute;
    inset-block: 3px;
    inset-inline-start: 3px;
    width: 18px;
    background: currentColor;
  }
  &:checked {
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  &:checked::after {
    inset-inline: auto 3px;
  }
`;

export const ChoiceGroup = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
  overflow-wrap: anywhere;
  & > legend {
    padding: 0;
    margin-block-end: ${space[2]};
    font-weight: 700;
  }
`;
