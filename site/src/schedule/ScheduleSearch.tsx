import { TextField } from '@tand/ui';
import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

export interface ScheduleSearchProps {
  label: string;
  value: string;
  /** Debounced: browsers limit changes of the address. */
  onChange: (q: string) => void;
}

/** Milliseconds after a letter. */
const pause = 200;

/** An uncontrolled field; the address follows it, and sets it on Back and while it has no focus. */
export function ScheduleSearch({ label, value, onChange }: ScheduleSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPop = (useNavigationType() as string) === 'POP';
  const isFirst = useRef(true);
  useEffect(() => {
    const typed = isFirst.current && input.current?.value.trim();
    isFirst.current = false;
    // Text typed before hydration.
    if (typed && typed !== value) return onChange(typed);
    const isTyping = document.activeElement === input.current && !isPop;
    if (input.current && !isTyping) input.current.value = value;
  }, [value, isPop, onChange]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <TextField
      label={label}
      type="search"
      defaultValue={value}
      maxLength={80}
      autoComplete="off"
      spellCheck={false}
      ref={input}
      onValueChange={text => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onChange(text.trim()), pause);
      }}
    />
  );
}
