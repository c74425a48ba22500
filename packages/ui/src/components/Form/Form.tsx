import type { ComponentPropsWithRef, FormEvent } from 'react';
import { FormFrame } from './Form.styles.ts';

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'method'> {
  /** Told the values of the named fields; the page is not left. */
  onSubmit?: ((values: Record<string, string>, details: { event: FormEvent<HTMLFormElement> }) => void) | undefined;
}

/** A column of fields. It posts, so that what is typed can never end up in an address, even before script has loaded. */
export function Form({ onSubmit, ...rest }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values: Record<string, string> = {};
    for (const [name, value] of new FormData(event.currentTarget)) values[name] = typeof value === 'string' ? value : value.name;
    onSubmit?.(values, { event });
  };
  return <FormFrame data-component="Form" method="post" noValidate onSubmit={submit} {...rest} />;
}
