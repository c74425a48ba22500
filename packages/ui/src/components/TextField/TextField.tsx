import { useId, type ChangeEvent, type ComponentPropsWithRef, type Ref } from 'react';
import { FieldError } from '../FieldError/index.ts';
import { TextFieldFrame } from './TextField.styles.ts';

type InputProps = Pick<
  ComponentPropsWithRef<'input'>,
  'name' | 'value' | 'defaultValue' | 'autoComplete' | 'inputMode' | 'required' | 'disabled' | 'maxLength' | 'spellCheck' | 'autoCapitalize'
>;

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'div'>, keyof InputProps | 'onChange' | 'children'>, InputProps {
  label: string;
  type?: 'text' | 'email' | 'search' | 'tel' | undefined;
  /** Help that stands below the label. */
  hint?: string | undefined;
  /** What is wrong and what to do; marks the field. */
  error?: string | undefined;
  onChange?: ((value: string, details: { event: ChangeEvent<HTMLInputElement> }) => void) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A line of text with its label above. Controlled by `value`, or not, like a native input. */
export function TextField({
  label,
  type = 'text',
  hint,
  error,
  onChange,
  inputRef,
  name,
  value,
  defaultValue,
  autoComplete,
  inputMode,
  required,
  disabled,
  maxLength,
  spellCheck,
  autoCapitalize,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <TextFieldFrame data-component="TextField" {...rest}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} data-part="hint">
          {hint}
        </p>
      )}
      <input
        {...{ name, value, defaultValue, autoComplete, inputMode, required, disabled, maxLength, spellCheck, autoCapitalize, type, id }}
        ref={inputRef}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        onChange={event => onChange?.(event.currentTarget.value, { event })}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </TextFieldFrame>
  );
}
