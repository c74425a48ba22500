import { useRef, type ComponentPropsWithRef, type FormEvent } from 'react';
import { FieldErrorsContext, type FieldErrors } from '../Field/useField.ts';
import { FormFrame } from './Form.styles.ts';
import { FormSummary } from './FormSummary.tsx';

interface FormOwnProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'action' | 'method'> {
  /** HTTP method; `get` puts the values into the address, so never use it for personal data. */
  method?: 'post' | 'get' | undefined;
  /** Title of a list of all errors, which is focused when validation fails; undefined for no list. */
  summary?: string | undefined;
  /** Error messages by the names of fields. */
  errors?: FieldErrors | undefined;
}
export interface FormWithActionProps extends FormOwnProps {
  onSubmit?: undefined;
  /** React action that gets the form data. */
  action: (data: FormData) => unknown;
}
export interface FormSentProps extends FormOwnProps {
  /** Called with the form data instead of leaving the page. */
  onSubmit?: ((data: FormData, details: { event: FormEvent<HTMLFormElement> }) => void) | undefined;
  /** Address that the form is sent to without `onSubmit` or without script. Default: the page's own. */
  action?: string | undefined;
}
export type FormProps = FormWithActionProps | FormSentProps;

const noErrors: FieldErrors = {};

/** A form whose fields are in a column. */
export function Form({ onSubmit, onReset, action, method = 'post', summary, errors = noErrors, children, ...rest }: FormProps) {
  const isAction = typeof action === 'function';
  const isSent = useRef(false);
  const submit =
    onSubmit &&
    ((event: FormEvent<HTMLFormElement>) => {
      // React events also bubble from forms in portals.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      const { submitter } = event.nativeEvent as SubmitEvent;
      onSubmit(new FormData(event.currentTarget, submitter), { event });
    });
  return (
    <FormFrame
      data-component="Form"
      method={isAction ? undefined : method}
      action={action as string}
      onSubmit={submit ?? (() => void (isSent.current = isAction))}
      onReset={event => {
        onReset?.(event);
        // React resets a form after its action, even if `errors` are set.
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
