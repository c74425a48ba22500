import { readFilter } from '@tand/festival';
import { TextField } from '@tand/ui/components/TextField';
import { useEffect, useRef } from 'react';

export interface ProgrammeSearchProps {
  label: string;
  value: string;
  /** Called after a pause: browsers limit how often an address may change. */
  onChange: (q: string) => void;
}

const pause = 200;

export function ProgrammeSearch({ label, value, onChange }: ProgrammeSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef(value);
  useEffect(() => {
    const { activeElement } = input.current!.getRootNode() as Document | ShadowRoot;
    if (value !== shown.current && activeElement !== input.current) input.current!.value = value;
    shown.current = value;
  }, [value]);
  useEffect(() => {
    const goBack = () => {
      clearTimeout(timer.current);
      input.current!.value = readFilter(new URLSearchParams(location.search)).words;
    };
    addEventListener('popstate', goBack);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('popstate', goBack);
    };
  }, []);
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
