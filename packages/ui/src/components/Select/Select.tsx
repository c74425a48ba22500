import type { ComponentPropsWithRef } from 'react';
import { Field, useField, type ChangeDetails, type FieldTexts } from '../Field/index.ts';
import { FieldSelect } from '../Field/Field.styles.ts';

export interface SelectProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, keyof FieldTexts | 'multiple' | 'size'> {
  /** Told the value of the new choice. `onChange` is the browser's own event. */
  onValueChange?: ((value: string, details: ChangeDetails<HTMLSelectElement>) => void) | undefined;
}

/** One of several, in the browser's own list. Its children are `<option>`s and `<optgroup>`s; a first one without a value asks. */
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
