import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type CSSProperties,
  type FormEvent,
  type InputEvent,
} from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a browser finds wrong with a control, by the names of `ValidityState`. */
export type Fault = Exclude<{ [Key in keyof ValidityState]: Key }[keyof ValidityState], 'valid' | 'customError'>;

/** What every field takes beside the attributes of its control. */
export interface FieldTexts {
  /** Names the control. */
  label: string;
  /** Help that stands with the label and describes the control. */
  hint?: string | undefined;
  /** What is wrong and what to do; marks the field. It comes before what the browser finds. */
  error?: string | undefined;
  /** Words for what the browser finds when the form is sent, by fault: `valueMissing`, `typeMismatch` … Default: the browser's own, in its language. */
  messages?: Partial<Record<Fault, string>> | undefined;
  /** Goes to the element around label and control, as `style` does; everything else goes to the control. */
  className?: string | undefined;
  /** Goes to the element around label and control. */
  style?: CSSProperties | undefined;
}

/** Details of a change: the browser's own event. */
export interface ChangeDetails<Element> {
  event: ChangeEvent<Element>;
}

interface Native<Invalid, Input> extends Pick<ComponentPropsWithRef<'input'>, 'id' | 'aria-describedby'> {
  onInvalid?: ((event: Invalid) => void) | undefined;
  onInput?: ((event: Input) => void) | undefined;
}

/** What is wrong with it now; empty when nothing is, or it is not asked. */
const wordsFor = (control: Control, messages: FieldTexts['messages']) =>
  control.willValidate
    ? (Object.entries(messages ?? {}).find(([fault]) => control.validity[fault as Fault])?.[1] ?? control.validationMessage)
    : '';

/** The first control of a form that holds something wrong, and is to be looked at. A summary of the form has the focus itself. */
const isFirst = (control: Control) =>
  !control.form ||
  (!control.form.querySelector(':scope > [data-part=summary]') &&
    ([...control.form.elements] as Control[]).find(element => element.willValidate && !element.validity.valid) === control);

/**
 * Ties label, hint and error to a control. What the browser finds wrong when the form is sent stands below the control
 * instead of in a bubble, and the first such control gets focus. It follows what is wrong from then on, whoever changes the
 * value, and goes once the control is right or its form is set back.
 * @returns `field` for `Field`, `control` for the control
 */
export function useField<Props extends FieldTexts & Native<never, never>>(props: Props) {
  const { label, hint, error, messages, className, style, ...rest } = props;
  const own = useId();
  const id = props.id ?? own;
  const [found, setFound] = useState('');
  const asked = useRef<Control>(null);
  const forget = useCallback(() => setFound(''), []);
  // A value may come from the page, or the field may be asked for no more: no event tells of either.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- after every render; the same words render nothing anew
  useEffect(() => {
    if (found && asked.current) setFound(wordsFor(asked.current, messages));
  });
  const shown = error || found;
  const described = [props['aria-describedby'], hint && `${id}-hint`, shown && `${id}-error`].filter(Boolean).join(' ');
  const told = props as Native<FormEvent<Control>, InputEvent<Control>>;
  return {
    field: { id, label, hint, error: shown || undefined, className, style },
    control: {
      ...(rest as Omit<Props, keyof FieldTexts>),
      id,
      'aria-invalid': shown ? (true as const) : undefined,
      'aria-describedby': described || undefined,
      onInvalid: (event: FormEvent<Control>) => {
        told.onInvalid?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        asked.current = event.currentTarget;
        event.currentTarget.form?.addEventListener('reset', forget, { once: true });
        setFound(wordsFor(event.currentTarget, messages));
        if (isFirst(event.currentTarget)) event.currentTarget.focus();
      },
      onInput: (event: InputEvent<Control>) => {
        told.onInput?.(event);
        if (found) setFound(wordsFor(event.currentTarget, messages));
      },
    },
  };
}
