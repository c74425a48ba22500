import type { ComponentPropsWithRef } from 'react';
import { Field, useField, type ChangeDetails, type FieldTexts } from '../Field/index.ts';
import { FieldInput } from '../Field/Field.styles.ts';

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'type' | 'children'> {
  /** What is written; phones choose their keys by it, browsers what they fill in and find wrong. */
  type?: 'text' | 'email' | 'search' | 'tel' | 'url' | 'password' | 'number' | undefined;
  /** Told each new text. `onChange` is the browser's own event. */
  onValueChange?: ((value: string, details: ChangeDetails<HTMLInputElement>) => void) | undefined;
}

/** A line of text with its label above. Controlled by `value`, or not, like the native input that `ref` and all attributes reach. */
export function TextField({ type = 'text', onValueChange, onChange, ...rest }: TextFieldProps) {
  const { field, control } = useField(rest);
  return (
    <Field name="TextField" {...field}>
      <FieldInput
        {...control}
        type={type}
        onChange={event => {
          onChange?.(event);
          onValueChange?.(event.currentTarget.value, { event });
        }}
      />
    </Field>
  );
}
