import { useRef, type ComponentPropsWithRef, type FormEvent } from 'react';
import { FieldErrorsContext, type FieldErrors } from '../Field/useField.ts';
import { FormFrame } from './Form.styles.ts';
import { FormSummary } from './FormSummary.tsx';

interface FormOwnProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'action' | 'method'> {
  /** HTTP method; `get` puts the values into the address: only for searches, never for personal data. */
  method?: 'post' | 'get' | undefined;
  /** Heading of a list of all errors above the fields, which gets the focus when validation fails; for forms longer than a screen. */
  summary?: string | undefined;
  /** Error messages by the names of fields, e.g. from the state of an action. */
  errors?: FieldErrors | undefined;
}
export interface FormWithActionProps extends FormOwnProps {
  onSubmit?: undefined;
  /** React action that gets the form data, such as the one that `useActionState` returns. */
  action: (data: FormData) => unknown;
}
export interface FormSentProps extends FormOwnProps {
  /** Called with the form data, lists and files included, instead of leaving the page. */
  onSubmit?: ((data: FormData, details: { event: FormEvent<HTMLFormElement> }) => void) | undefined;
  /** Address that the form is sent to without `onSubmit` or without script. Default: the page's own address. */
  action?: string | undefined;
}
export type FormProps = FormWithActionProps | FormSentProps;

const noErrors: FieldErrors = {};

/** A column of fields. Posts by default, so that a form sent before script has loaded puts no values into the address. */
export function Form({ onSubmit, onReset, action, method = 'post', summary, errors = noErrors, children, ...rest }: FormProps) {
  const isAction = typeof action === 'function';
  const isSent = useRef(false);
  const submit =
    onSubmit &&
    ((event: FormEvent<HTMLFormElement>) => {
      // React events also bubble from forms that children render, e.g. in portals.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      onSubmit(new FormData(event.currentTarget, submitter), { event });
    });
  // React itself sets method and encoding if the action is a function, and resets the form after the action.
  return (
    <FormFrame
      data-component="Form"
      method={isAction ? undefined : method}
      action={action as string}
      onSubmit={submit ?? (() => void (isSent.current = isAction))}
      onReset={event => {
        onReset?.(event);
        // Leaves rejected values in the fields, so that the visitor can correct them.
        if (isSent.current && Object.values(errors).some(Boolean)) event.preventDefault();
        isSent.current = false;
      }}
      {...rest}
    >
      {summary && <FormSummary title={summary} />}
      <FieldErrorsContext value={errors}>{children}</FieldErrorsContext>
    </FormFrame>
  );
}
