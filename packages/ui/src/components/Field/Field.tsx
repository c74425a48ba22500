import type { CSSProperties, ReactNode } from 'react';
import { FieldError } from '../FieldError/index.ts';
import { ChoiceFrame, ChoiceLabel, FieldFrame, FieldHint, FieldLabel } from './Field.styles.ts';

export interface FieldProps {
  /** The control's `id`; hint and error are `id-hint` and `id-error`, for its `aria-describedby`. */
  id: string;
  /** Names the control. */
  label: string;
  /** Help that stands with the label. */
  hint?: string | undefined;
  /** What is wrong and what to do. */
  error?: string | undefined;
  /** Its `data-component`, for fields of your own. */
  name?: string | undefined;
  /** The label stands beside the control, as for a checkbox. */
  isChoice?: boolean | undefined;
  /** Goes to the element around label and control. */
  className?: string | undefined;
  /** Goes to the element around label and control. */
  style?: CSSProperties | undefined;
  /** The control. */
  children: ReactNode;
}

/** Label, hint and error around a control of your own; `useField` gives it what the control needs. */
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
