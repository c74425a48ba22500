import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { Field, useField, type ChangeDetails, type FieldTexts } from '../Field/index.ts';
import { FieldTextArea } from '../Field/Field.styles.ts';

export interface TextAreaProps extends FieldTexts, Omit<ComponentPropsWithRef<'textarea'>, keyof FieldTexts | 'children'> {
  /** Initial height in lines. */
  rows?: number | undefined;
  /** Called with each new text. */
  onValueChange?: ((value: string, details: ChangeDetails<HTMLTextAreaElement>) => void) | undefined;
}

/** Several lines of text with their label above. */
export function TextArea({ rows = 4, onValueChange, ...rest }: TextAreaProps) {
  const { field, control } = useField(rest, (event: ChangeEvent<HTMLTextAreaElement>) =>
    onValueChange?.(event.currentTarget.value, { event }),
  );
  return (
    <Field name="TextArea" {...field}>
      <FieldTextArea {...control} rows={rows} />
    </Field>
  );
}
