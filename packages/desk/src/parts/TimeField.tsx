import { isComposing, TextField, type TextFieldProps } from '@tand/ui';
import { useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { FieldRow } from '../programme/Item.styles.ts';
import { fromField, toField } from '../app/when.ts';
import { readClock } from './readClock.ts';

interface TimeFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'onValueChange' | 'type'> {
  value: string;
  isOpen?: boolean;
  onTimeChange: (time: string) => void;
}

/** A text field, because `type="time"` shows a 12-hour clock on some devices. */
export function TimeField({ value, isOpen = false, onTimeChange, error, ...rest }: TimeFieldProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState<string>();
  const time = typed === undefined ? value : readClock(typed);
  const isWrong = typed !== undefined && (time === undefined || (time === '' && !isOpen));
  const commit = () => {
    if (typed === undefined || isWrong || time === undefined) return;
    setTyped(undefined);
    if (time !== value) onTimeChange(time);
  };
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      value={typed ?? value}
      error={error ?? (isWrong && typed !== '' && typed.length > 3 ? t('time.wrong') : undefined)}
      onValueChange={setTyped}
      onBlur={commit}
      onKeyDown={event => event.key === 'Enter' && !isComposing(event.nativeEvent) && commit()}
    />
  );
}

interface MomentFieldProps {
  name: string;
  label: string;
  value: string;
  error?: string | undefined;
  onValueChange: (instant: string) => void;
}

export function MomentField({ name, label, value, error, onValueChange }: MomentFieldProps) {
  const { t } = useTexts();
  const [date = '', clock = ''] = toField(value).split('T');
  const set = (local: string) => {
    const instant = fromField(local);
    if (instant) onValueChange(instant);
  };
  return (
    <FieldRow>
      <TextField
        type="date"
        name={name}
        label={t('time.day', { label })}
        value={date}
        error={error}
        onValueChange={next => set(`${next}T${clock}`)}
      />
      <TimeField label={t('time.clock', { label })} value={clock} onTimeChange={next => set(`${date}T${next}`)} />
    </FieldRow>
  );
}
