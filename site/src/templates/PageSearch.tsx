import { Stack, Text, TextField } from '@tand/ui';
import { useEffect, useRef } from 'react';

export interface PageSearchProps {
  label: string;
  hint: string;
  words: string;
  onChange: (words: string) => void;
  /** How many parts are left, in words; said as it changes, and empty while nothing is searched. */
  result: string;
}

/** Search among the parts of a page. Without script, when all parts are shown anyway, there is none. */
export function PageSearch({ label, hint, words, onChange, result }: PageSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the page was hydrated counts.
  useEffect(() => {
    if (input.current?.value) onChange(input.current.value);
  }, [onChange]);
  return (
    <Stack gap={3} data-needs-script data-print="hidden">
      <TextField type="search" label={label} hint={hint} value={words} onValueChange={onChange} ref={input} autoComplete="off" />
      <div role="status">
        <Text tone="muted">{result}</Text>
      </div>
    </Stack>
  );
}
