import { useEffect, useMemo, useRef, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import { mergeRefs } from '../../foundations/mergeRefs.ts';
import { Field, useField, type ChangeDetails, type FieldTexts } from '../Field/index.ts';
import { CheckInput } from '../Field/Field.styles.ts';

export interface CheckboxProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'type' | 'children'> {
  /** Whether a bar replaces the tick, as for a partly selected list. */
  indeterminate?: boolean | undefined;
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean, details: ChangeDetails<HTMLInputElement>) => void) | undefined;
}

/** A labelled checkbox, controlled by `checked`, or uncontrolled with `defaultChecked`. */
export function Checkbox({ indeterminate, onCheckedChange, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (indeterminate !== undefined) input.current!.indeterminate = indeterminate;
  }, [indeterminate]);
  const { field, control } = useField(rest, (event: ChangeEvent<HTMLInputElement>) =>
    onCheckedChange?.(event.currentTarget.checked, { event }),
  );
  return (
    <Field name="Checkbox" isChoice {...field}>
      <CheckInput {...control} ref={useMemo(() => mergeRefs(input, control.ref), [control.ref])} type="checkbox" />
    </Field>
  );
}
