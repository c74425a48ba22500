import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Button } from '@tand/ui/components/Button';
import { ErrorBox } from '@tand/ui/components/ErrorBox';
import { Form } from '@tand/ui/components/Form';
import { TextField } from '@tand/ui/components/TextField';
import { LookupFormFrame } from './LookupForm.styles.ts';

export interface LookupFormLabels {
  /** Label of the field for the order. */
  reference: string;
  /** Help below it. */
  referenceHint?: string | undefined;
  /** Label of the field for the postal code. */
  postal: string;
  /** Help below it. */
  postalHint?: string | undefined;
  /** Words of the button. */
  submit: string;
  /** Told while it loads. */
  loading: string;
  /** Told when the results stand, e.g. "4 biljetter". */
  found: string;
  /** What the error box says when it failed: why, and what to do. */
  errors: readonly string[];
}

export interface LookupQuery {
  /** The order's number, as it was typed. */
  reference: string;
  /** The postal code, as it was typed. */
  postal: string;
}

export type LookupState = 'idle' | 'loading' | 'found' | 'failed';

export interface LookupFormProps extends Omit<ComponentPropsWithRef<'div'>, 'onSubmit'> {
  /** Labels and hints of the fields, the button, and what is said of faults. */
  labels: LookupFormLabels;
  /** Where the lookup stands: not asked, on its way, found, or failed. */
  state: LookupState;
  /** Asks for the tickets; both values are without spaces and neither is empty. */
  onSubmit: (query: LookupQuery) => void;
  /** What the fields hold at first, as where a server answers the posted form; that page then opens with the focus on the answer. */
  initial?: LookupQuery | undefined;
  /** Where the form is posted without script, such as '#tickets' for its place in the page. Default: the page's address. */
  action?: string | undefined;
  /** Turns while it loads. */
  loader?: ReactNode;
  /** The found tickets: `TicketStub`s. */
  children?: ReactNode;
}

const clean = (value: unknown) => (typeof value === 'string' ? value.replace(/\s+/gu, '') : '');

/** Finds tickets by reference and postal code. What is typed stays, whatever comes back; without script the form is posted to its page. */
export function LookupForm({ labels, state, onSubmit, initial, action, loader, children, ...rest }: LookupFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // Free until it is known, so that the form can be posted where no script runs.
  const [isFilled, setFilled] = useState(true);
  const check = () => {
    const values = form.current && new FormData(form.current);
    setFilled(clean(values?.get('reference')) !== '' && clean(values?.get('postal')) !== '');
  };
  // What was typed or filled in by the browser before the page was hydrated counts too.
  useEffect(check, []);
  const isLoading = state === 'loading';
  const hasFailed = state === 'failed';
  /** A page that answers the posted form begins at the answer; with an anchor in `action` the browser goes there instead. */
  const isAnswer = initial !== undefined;
  const error = hasFailed ? `${id}-error` : undefined;

  const submit = (data: FormData) => {
    const query = { reference: clean(data.get('reference')), postal: clean(data.get('postal')) };
    if (!isLoading && query.reference && query.postal) onSubmit(query);
  };

  return (
    <LookupFormFrame data-component="LookupForm" data-state={state} {...rest}>
      <Form ref={form} onSubmit={submit} onInput={check} action={action} aria-busy={isLoading} aria-describedby={error}>
        <TextField
          label={labels.reference}
          hint={labels.referenceHint}
          name="reference"
          defaultValue={initial?.reference}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to a posted form is where its reader goes on
          autoFocus={isAnswer && hasFailed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={error}
          required
        />
        <TextField
          label={labels.postal}
          hint={labels.postalHint}
          name="postal"
          defaultValue={initial?.postal}
          autoComplete="postal-code"
          aria-describedby={error}
          required
        />
        {hasFailed && <ErrorBox id={error} lines={labels.errors} />}
        {/* Not `disabled`: it would drop the focus it has, and keep from keys what says which field is missing. */}
        <Button type="submit" aria-disabled={isLoading || !isFilled || undefined}>
          {labels.submit}
        </Button>
      </Form>
      {isLoading && loader}
      <output className="visually-hidden">{isLoading ? labels.loading : state === 'found' ? labels.found : ''}</output>
      {state === 'found' && (
        <div
          data-part="results"
          tabIndex={-1}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above
          autoFocus={isAnswer}
          role="group"
          aria-label={labels.found}
        >
          {children}
        </div>
      )}
    </LookupFormFrame>
  );
}
