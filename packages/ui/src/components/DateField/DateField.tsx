import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { Field, useField, type ChangeDetails, type FieldTexts } from '../Field/index.ts';
import { FieldInput } from '../Field/Field.styles.ts';

export interface DateFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'type' | 'children'> {
  /** Kind of value: a day, a time, both, a month or a week. */
  type?: 'date' | 'time' | 'datetime-local' | 'month' | 'week' | undefined;
  /** Called with each new value, as in HTML (`2027-02-12`); empty while incomplete. */
  onValueChange?: ((value: string, details: ChangeDetails<HTMLInputElement>) => void) | undefined;
}

/** A date or time with the browser's picker, limited by `min`, `max` and `step`. */
export function DateField({ type = 'date', onValueChange, ...rest }: DateFieldProps) {
  const { field, control } = useField(rest, (event: ChangeEvent<HTMLInputElement>) =>
    onValueChange?.(event.currentTarget.value, { event }),
  );
  return (
    <Field name="DateField" {...field}>
      <FieldInput {...control} type={type} />
    </Field>
  );
}
