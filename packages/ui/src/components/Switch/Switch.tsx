import type { ComponentPropsWithRef } from 'react';
import { Field, useField, type ChangeDetails, type FieldTexts } from '../Field/index.ts';
import { SwitchInput } from '../Field/Field.styles.ts';

export interface SwitchProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'type' | 'children'> {
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean, details: ChangeDetails<HTMLInputElement>) => void) | undefined;
}

/** Turns something on or off at once, with its words beside it. A checkbox is for what is sent later. */
export function Switch({ onCheckedChange, onChange, ...rest }: SwitchProps) {
  const { field, control } = useField(rest);
  return (
    <Field name="Switch" isChoice {...field}>
      <SwitchInput
        {...{ ...control, role: 'switch' }} // a checkbox says itself whether it is on
        type="checkbox"
        onChange={event => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked, { event });
        }}
      />
    </Field>
  );
}
