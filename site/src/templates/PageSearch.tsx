import { Stack, Text, TextField } from '@tand/ui';
import { useEffect, useRef } from 'react';

export interface PageSearchProps {
  label: string;
  hint: string;
  words: string;
  onChange: (words: string) => void;
  /** Number of parts left, in words, as a live region; empty without a search. */
  result: string;
}

/** Rendered after hydration only: without script all parts are shown. */
export function PageSearch({ label, hint, words, onChange, result }: PageSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  // Text typed before hydration.
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
