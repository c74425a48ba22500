import type { ComponentPropsWithRef } from 'react';
import { Field, useField, type ChangeDetails, type FieldTexts } from '../Field/index.ts';
import { FieldInput } from '../Field/Field.styles.ts';

export interface DateFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'type' | 'children'> {
  /** How fine: a day, an hour of any day, both, a month, a week. */
  type?: 'date' | 'time' | 'datetime-local' | 'month' | 'week' | undefined;
  /** Told each new value, as HTML writes it (`2027-02-12`); empty while it is incomplete. */
  onValueChange?: ((value: string, details: ChangeDetails<HTMLInputElement>) => void) | undefined;
}

/** A date or a time, with the browser's own picker in the visitor's own language. `min`, `max` and `step` bound it. */
export function DateField({ type = 'date', onValueChange, onChange, ...rest }: DateFieldProps) {
  const { field, control } = useField(rest);
  return (
    <Field name="DateField" {...field}>
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
