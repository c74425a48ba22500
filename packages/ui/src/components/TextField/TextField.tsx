import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { Field, useField, type ChangeDetails, type FieldTexts } from '../Field/index.ts';
import { FieldInput } from '../Field/Field.styles.ts';

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'type' | 'children'> {
  /** Type of the native input. */
  type?:
    | 'text'
    | 'email'
    | 'search'
    | 'tel'
    | 'url'
    | 'password'
    | 'number'
    | 'date'
    | 'time'
    | 'datetime-local'
    | 'month'
    | 'week'
    | undefined;
  /** Called with each new text; a date is as in HTML (`2027-02-12`), and empty while incomplete. */
  onValueChange?: ((value: string, details: ChangeDetails<HTMLInputElement>) => void) | undefined;
}

/** A line of text with its label. */
export function TextField({ type = 'text', onValueChange, ...rest }: TextFieldProps) {
  const { field, control } = useField(rest, (event: ChangeEvent<HTMLInputElement>) =>
    onValueChange?.(event.currentTarget.value, { event }),
  );
  return (
    <Field name="TextField" {...field}>
      <FieldInput {...control} type={type} />
    </Field>
  );
}
