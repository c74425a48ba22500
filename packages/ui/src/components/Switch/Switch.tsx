import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { Field, useField, type ChangeDetails, type FieldTexts } from '../Field/index.ts';
import { SwitchInput } from '../Field/Field.styles.ts';

export interface SwitchProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'type' | 'children'> {
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean, details: ChangeDetails<HTMLInputElement>) => void) | undefined;
}

/** Turns something on or off at once. */
export function Switch({ onCheckedChange, ...rest }: SwitchProps) {
  const { field, control } = useField(rest, (event: ChangeEvent<HTMLInputElement>) =>
    onCheckedChange?.(event.currentTarget.checked, { event }),
  );
  return (
    <Field name="Switch" isChoice {...field}>
      <SwitchInput
        {...{ ...control, role: 'switch' }} // without `aria-checked`: a checkbox exposes its state natively
        type="checkbox"
      />
    </Field>
  );
}
