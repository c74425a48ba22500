import type { ComponentPropsWithRef } from 'react';
import { Field, useField, type ChangeDetails, type FieldTexts } from '../Field/index.ts';
import { SwitchInput } from '../Field/Field.styles.ts';

export interface SwitchProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'type' | 'children'> {
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean, details: ChangeDetails<HTMLInputElement>) => void) | undefined;
}

/** Turns something on or off at once. For values that are submitted later use Checkbox. */
export function Switch({ onCheckedChange, onChange, ...rest }: SwitchProps) {
  const { field, control } = useField(rest);
  return (
    <Field name="Switch" isChoice {...field}>
      <SwitchInput
        {...{ ...control, role: 'switch' }} // a checkbox exposes its state natively
        type="checkbox"
        onChange={event => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked, { event });
        }}
      />
    </Field>
  );
}
