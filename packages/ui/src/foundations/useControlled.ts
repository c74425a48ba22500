import { useState } from 'react';

/** A part's state: `value` where the consumer keeps it, else its own, which begins as `first`. */
export function useControlled<Value>(value: Value | undefined, first: Value): [value: Value, set: (next: Value) => void] {
  const [own, setOwn] = useState(first);
  return [value ?? own, setOwn];
}
