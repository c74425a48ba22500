import type { ComponentPropsWithRef } from 'react';
import { Field, useField, type ChangeDetails, type FieldTexts } from '../Field/index.ts';
import { FieldSelect } from '../Field/Field.styles.ts';

export interface SelectProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, keyof FieldTexts | 'multiple' | 'size'> {
  /** Called with the value of the new choice. */
  onValueChange?: ((value: string, details: ChangeDetails<HTMLSelectElement>) => void) | undefined;
}

/** One of several choices, in the browser's list; children are `<option>` and `<optgroup>`, a first one without value is a prompt. */
export function Select({ onValueChange, onChange, ...rest }: SelectProps) {
  const { field, control } = useField(rest);
  return (
    <Field name="Select" {...field}>
      <FieldSelect
        {...control}
        onChange={event => {
          onChange?.(event);
          onValueChange?.(event.currentTarget.value, { event });
        }}
      />
    </Field>
  );
}
