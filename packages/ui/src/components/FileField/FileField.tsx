import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { Field, useField, type ChangeDetails, type FieldTexts } from '../Field/index.ts';
import { FieldInput } from '../Field/Field.styles.ts';

export interface FileFieldProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'type' | 'children' | 'value' | 'defaultValue'> {
  /** Called with the chosen files; empty when the choice is cleared. */
  onFilesChange?: ((files: readonly File[], details: ChangeDetails<HTMLInputElement>) => void) | undefined;
}

/** A file input; forms that the browser sends need `encType="multipart/form-data"`. */
export function FileField({ onFilesChange, ...rest }: FileFieldProps) {
  const { field, control } = useField(rest, (event: ChangeEvent<HTMLInputElement>) =>
    onFilesChange?.([...(event.currentTarget.files ?? [])], { event }),
  );
  return (
    <Field name="FileField" {...field}>
      <FieldInput {...control} type="file" />
    </Field>
  );
}
