import { requireProps } from '../../styles/misuse.ts';
import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import { Stack } from '../../foundations/Stack/index.ts';
import { FieldError } from '../FieldError/index.ts';
import { ChoiceFrame, ChoiceGroup, ChoiceLabel, FieldHint, RadioInput } from '../Field/Field.styles.ts';
import { useField, type ChangeDetails, type FieldTexts } from '../Field/index.ts';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioGroupProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | 'type' | 'children' | 'checked' | 'defaultChecked'> {
  /** Name under which a form sends the choice. */
  name: string;
  /** Choices, all visible. */
  options: readonly RadioOption[];
  /** Called with the value of the new choice. */
  onValueChange?: ((value: string, details: ChangeDetails<HTMLInputElement>) => void) | undefined;
}

/** A group of radio buttons; `ref` receives every input. */
export function RadioGroup({ options, value, defaultValue, onValueChange, ...rest }: RadioGroupProps) {
  if (process.env.NODE_ENV !== 'production') requireProps('RadioGroup', { options, name: rest.name });
  const { field, control } = useField(rest, (event: ChangeEvent<HTMLInputElement>) =>
    onValueChange?.(event.currentTarget.value, { event }),
  );
  const { id, label, hint, error, ...frame } = field;
  return (
    <ChoiceGroup data-component="RadioGroup" aria-describedby={control['aria-describedby']} {...frame}>
      <legend>{label}</legend>
      {hint && (
        <FieldHint id={`${id}-hint`} data-part="hint">
          {hint}
        </FieldHint>
      )}
      <Stack gap={3}>
        {options.map((option, index) => (
          <ChoiceFrame key={option.value}>
            <RadioInput
              {...control}
              id={`${id}-${index}`}
              type="radio"
              value={option.value}
              disabled={option.disabled ?? rest.disabled}
              aria-describedby={option.hint ? `${id}-${index}-hint` : undefined}
              {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
            />
            <ChoiceLabel htmlFor={`${id}-${index}`}>{option.label}</ChoiceLabel>
            {option.hint && <FieldHint id={`${id}-${index}-hint`}>{option.hint}</FieldHint>}
          </ChoiceFrame>
        ))}
      </Stack>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </ChoiceGroup>
  );
}
