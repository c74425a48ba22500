import type { ComponentPropsWithRef } from 'react';
import { Field, useField, type ChangeDetails, type FieldTexts } from '../Field/index.ts';
import { CheckInput } from '../Field/Field.styles.ts';

export interface CheckboxProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'type' | 'children'> {
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean, details: ChangeDetails<HTMLInputElement>) => void) | undefined;
}

/** A labelled checkbox, controlled by `checked` or uncontrolled from `defaultChecked` on. */
export function Checkbox({ onCheckedChange, onChange, ...rest }: CheckboxProps) {
  const { field, control } = useField(rest);
  return (
    <Field name="Checkbox" isChoice {...field}>
      <CheckInput
        {...control}
        type="checkbox"
        onChange={event => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked, { event });
        }}
      />
    </Field>
  );
}
