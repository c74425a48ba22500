import type { ReactNode } from 'react';
import { FieldError } from '../FieldError/index.ts';
import { ChoiceFrame, ChoiceLabel, FieldFrame, FieldHint, FieldLabel } from './Field.styles.ts';
import type { FieldTexts } from './useField.ts';
import type { Variables } from '../../styles/variables.ts';

export type FieldVariables = Variables<'field', 'background' | 'color' | 'border' | 'radius' | 'gap' | 'font-size'>;

export interface FieldProps extends Omit<FieldTexts, 'messages'> {
  /** Id of the control; the ids of hint and error append `-hint` and `-error`, for `aria-describedby`. */
  id: string;
  /** Value of `data-component`. */
  name?: string | undefined;
  /** Whether the label follows the control. */
  isChoice?: boolean | undefined;
  /** Form control. */
  children: ReactNode;
}

/** Label, hint and error around a custom control, which gets its attributes from `useField`. */
export function Field({ id, label, hint, error, name = 'Field', isChoice = false, children, ...rest }: FieldProps) {
  const help = hint && (
    <FieldHint id={`${id}-hint`} data-part="hint">
      {hint}
    </FieldHint>
  );
  const fault = error && <FieldError id={`${id}-error`}>{error}</FieldError>;
  if (isChoice)
    return (
      <ChoiceFrame data-component={name} {...rest}>
        {children}
        <ChoiceLabel htmlFor={id}>{label}</ChoiceLabel>
        {help}
        {fault}
      </ChoiceFrame>
    );
  return (
    <FieldFrame data-component={name} {...rest}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {help}
      {children}
      {fault}
    </FieldFrame>
  );
}
