import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Alert } from '@tand/ui/components/Alert';
import { Button } from '@tand/ui/components/Button';
import { Form } from '@tand/ui/components/Form';
import { TextField } from '@tand/ui/components/TextField';
import { Stack } from '@tand/ui/foundations/Stack';
import { requireProps } from '@tand/ui/styles';
import { LookupFormFrame } from './LookupForm.styles.ts';

export interface LookupFormLabels {
  reference: string;
  referenceHint?: string | undefined;
  /** Error message for a reference that does not match `pattern`. */
  referenceFault?: string | undefined;
  postal: string;
  postalHint?: string | undefined;
  submit: string;
  loading: string;
  /** Status text and name of the results. */
  found: string;
  /** Lines of the error box, its title first. */
  errors: readonly string[];
}

export interface LookupQuery {
  reference: string;
  postal: string;
}

export type LookupState = 'idle' | 'loading' | 'found' | 'failed';

export interface LookupFormProps extends Omit<ComponentPropsWithRef<'div'>, 'onSubmit'> {
  /** Labels and hints of the fields, text of the button, and messages. */
  labels: LookupFormLabels;
  /** State of the lookup: not started, loading, found or failed. */
  state: LookupState;
  /** Called with reference and postal code, without spaces and not empty. */
  onSubmit: (query: LookupQuery) => void;
  /** Pattern of a reference, as in HTML `pattern`. */
  pattern?: string | undefined;
  /** Submitted values, in the response to a posted form; focuses the results, or after a failure the first field. */
  initial?: LookupQuery | undefined;
  /** Loader, shown while the lookup loads. */
  loader?: ReactNode;
  /** Found tickets (`TicketStub`s), shown in the state `found`. */
  children?: ReactNode;
}

const clean = (value: unknown) => (typeof value === 'string' ? value.replace(/\s+/gu, '') : '');

/** A form that finds tickets by reference and postal code. */
export function LookupForm({ labels, state, onSubmit, pattern, initial, loader, children, ...rest }: LookupFormProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('LookupForm', { labels });
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // True at first, so that the form can be posted without script.
  const [isFilled, setFilled] = useState(true);
  const check = () => {
    const values = form.current && new FormData(form.current);
    setFilled(clean(values?.get('reference')) !== '' && clean(values?.get('postal')) !== '');
  };
  // Fields may be filled before hydration.
  useEffect(check, []);
  const isLoading = state === 'loading';
  const hasFailed = state === 'failed';
  const isAnswer = initial !== undefined;
  const error = hasFailed ? `${id}-error` : undefined;

  const submit = (data: FormData) => {
    const query = { reference: clean(data.get('reference')), postal: clean(data.get('postal')) };
    if (!isLoading && query.reference && query.postal) onSubmit(query);
  };

  return (
    <LookupFormFrame gap={6} data-component="LookupForm" data-state={state} {...rest}>
      <Form ref={form} onSubmit={submit} onInput={check} aria-busy={isLoading} aria-describedby={error}>
        <TextField
          label={labels.reference}
          hint={labels.referenceHint}
          messages={labels.referenceFault ? { patternMismatch: labels.referenceFault } : undefined}
          pattern={pattern}
          name="reference"
          defaultValue={initial?.reference}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader of a response continues at the result
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
        {hasFailed && (
          <Alert id={error} tone="danger" title={labels.errors[0]}>
            {labels.errors.slice(1).map(line => (
              <p key={line}>{line}</p>
            ))}
          </Alert>
        )}
        {/* With `disabled`, Enter in a field would not report the missing field. */}
        <Button type="submit" aria-disabled={isLoading || !isFilled || undefined}>
          {labels.submit}
        </Button>
      </Form>
      {isLoading && loader}
      <output className="visually-hidden">{isLoading ? labels.loading : state === 'found' ? labels.found : ''}</output>
      {state === 'found' && (
        <Stack
          gap={3}
          data-part="results"
          tabIndex={-1}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- as above
          autoFocus={isAnswer}
          role="group"
          aria-label={labels.found}
        >
          {children}
        </Stack>
      )}
    </LookupFormFrame>
  );
}
