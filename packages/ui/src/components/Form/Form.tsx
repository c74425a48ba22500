import type { ComponentPropsWithRef, FormEvent } from 'react';
import { FormFrame } from './Form.styles.ts';
import { FormSummary } from './FormSummary.tsx';

interface FormOwnProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'action' | 'method'> {
  /** `get` puts what is typed into the address: for searches, never for what is personal. */
  method?: 'post' | 'get' | undefined;
  /** Heads a list of all that is wrong, above the fields, which has the focus when the form was not sent; for forms longer than a screen. */
  summary?: string | undefined;
}
/** A form that an action of React takes. */
export interface FormWithActionProps extends FormOwnProps {
  /** Left out: the action takes the form. */
  onSubmit?: undefined;
  /** Gets what the form holds; buttons know by `useFormStatus` that it runs. */
  action: (data: FormData) => void | Promise<void>;
}
/** A form that `onSubmit` takes, or that is sent to an address. */
export interface FormSentProps extends FormOwnProps {
  /** Told what the form holds, lists and files too; the page is not left. */
  onSubmit?: ((data: FormData, details: { event: FormEvent<HTMLFormElement> }) => void) | undefined;
  /** Where it is sent without `onSubmit`, or without script; or an action of React, which gets the `FormData`. Default: the page's own address. */
  action?: string | undefined;
}
export type FormProps = FormWithActionProps | FormSentProps;

/** A column of fields. It posts, so that what is typed does not end up in an address, even before script has loaded. */
export function Form({ onSubmit, action, method = 'post', summary, children, ...rest }: FormProps) {
  const submit =
    onSubmit &&
    ((event: FormEvent<HTMLFormElement>) => {
      // React hands on what is sent by a form that stands elsewhere in the page, or closes a dialog.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      onSubmit(new FormData(event.currentTarget, submitter), { event });
    });
  // React writes method and encoding of its own where the action is a function.
  return (
    <FormFrame data-component="Form" method={typeof action === 'function' ? undefined : method} action={action} onSubmit={submit} {...rest}>
      {summary && <FormSummary title={summary} />}
      {children}
    </FormFrame>
  );
}
