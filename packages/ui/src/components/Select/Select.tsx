import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { Field, useField, type ChangeDetails, type FieldTexts } from '../Field/index.ts';
import { FieldSelect } from '../Field/Field.styles.ts';

interface SelectBaseProps extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, keyof FieldTexts | 'multiple' | 'size'> {}
export interface SelectOneProps extends SelectBaseProps {
  /** Whether several options can be chosen. @default false */
  multiple?: false | undefined;
  /** Called with the value of the new choice, or with all chosen values if `multiple`. */
  onValueChange?: ((value: string, details: ChangeDetails<HTMLSelectElement>) => void) | undefined;
}
export interface SelectMultipleProps extends SelectBaseProps {
  multiple: true;
  onValueChange?: ((values: readonly string[], details: ChangeDetails<HTMLSelectElement>) => void) | undefined;
}
export type SelectProps = SelectOneProps | SelectMultipleProps;

/** The browser's list for one or several options, given as `<option>` and `<optgroup>` children. */
export function Select({ onValueChange, ...rest }: SelectProps) {
  const change = onValueChange as ((value: string | readonly string[], details: ChangeDetails<HTMLSelectElement>) => void) | undefined;
  const { field, control } = useField(rest, (event: ChangeEvent<HTMLSelectElement>) => {
    const { value, selectedOptions } = event.currentTarget;
    change?.(rest.multiple ? Array.from(selectedOptions, option => option.value) : value, { event });
  });
  return (
    <Field name="Select" {...field}>
      <FieldSelect {...control} />
    </Field>
  );
}
