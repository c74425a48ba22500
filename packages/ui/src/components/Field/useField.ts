import { requireName } from '../../styles/misuse.ts';
import { isRestored, useRestored } from '../../foundations/useRestored.ts';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type CSSProperties,
  type FormEvent,
  type InputEvent,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export type Fault = Exclude<{ [Key in keyof ValidityState]: Key }[keyof ValidityState], 'valid' | 'customError'>;

export interface FieldTexts {
  /** Label of the control. */
  label: ReactNode;
  /** Help text after the label. */
  hint?: ReactNode;
  /** Error message, which replaces the browser's message. */
  error?: ReactNode;
  /** Error messages by `ValidityState` key. Default: the browser's own. */
  messages?: Partial<Record<Fault, string>> | undefined;
  /** Class of the element around label and control. */
  className?: string | undefined;
  /** Style of the element around label and control. */
  style?: CSSProperties | undefined;
}

export interface ChangeDetails<Element> {
  event: ChangeEvent<Element>;
}

export type FieldErrors = Readonly<Partial<Record<string, ReactNode>>>;

export const FieldErrorsContext = createContext<FieldErrors>({});

interface Native<Invalid, Input, Change> extends Pick<
  ComponentPropsWithRef<'input'>,
  'id' | 'name' | 'aria-describedby' | 'aria-label' | 'aria-labelledby'
> {
  onInvalid?: ((event: Invalid) => void) | undefined;
  onInput?: ((event: Input) => void) | undefined;
  onChange?: ((event: Change) => void) | undefined;
}

const wordsFor = (control: Control, messages: FieldTexts['messages']) =>
  control.willValidate
    ? (Object.entries(messages ?? {}).find(([fault]) => control.validity[fault as Fault])?.[1] ?? control.validationMessage)
    : '';

const isFirst = (control: Control) =>
  !control.form ||
  (!control.form.querySelector(':scope > [data-part=summary]') &&
    ([...control.form.elements] as Control[]).find(element => element.willValidate && !element.validity.valid) === control);

/** Shows validation errors below a control; returns props of `Field` and of the control. */
export function useField<Props extends FieldTexts & Native<never, never, never>, Element extends Control = Control>(
  props: Props,
  onChange?: (event: ChangeEvent<Element>) => void,
) {
  const { label, hint, error, messages, className, style, ...rest } = props;
  if (process.env.NODE_ENV !== 'production') requireName('A field', label, props['aria-label'], props['aria-labelledby']);
  const errors = useContext(FieldErrorsContext);
  const own = useId();
  const id = props.id ?? own;
  const [found, setFound] = useState('');
  const asked = useRef<Control>(null);
  const forget = useCallback(() => setFound(''), []);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the value may change without an event; an equal message causes no render
  useEffect(() => {
    if (found && asked.current) setFound(wordsFor(asked.current, messages));
  });
  const shown = error || (props.name !== undefined && errors[props.name]) || found;
  const described = [props['aria-describedby'], hint && `${id}-hint`, shown && `${id}-error`].filter(Boolean).join(' ');
  const given = props as Native<FormEvent<Control>, InputEvent<Control>, ChangeEvent<Element>> & { ref?: Ref<Element> };
  const ref = useRestored(given.ref);
  const change = (event: ChangeEvent<Element>) => {
    given.onChange?.(event);
    onChange?.(event);
  };
  return {
    field: { id, label, hint, error: shown || undefined, className, style },
    control: {
      ...(rest as Omit<Props, keyof FieldTexts>),
      id,
      ref,
      'aria-invalid': shown ? (true as const) : undefined,
      'aria-describedby': described || undefined,
      onInvalid: (event: FormEvent<Control>) => {
        given.onInvalid?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        asked.current = event.currentTarget;
        event.currentTarget.form?.addEventListener('reset', forget, { once: true });
        setFound(wordsFor(event.currentTarget, messages));
        if (isFirst(event.currentTarget)) event.currentTarget.focus();
      },
      onInput: (event: InputEvent<Control>) => {
        given.onInput?.(event);
        if (found) setFound(wordsFor(event.currentTarget, messages));
        if (isRestored(event)) change(event as SyntheticEvent as ChangeEvent<Element>);
      },
      onChange: change,
    },
  };
}
