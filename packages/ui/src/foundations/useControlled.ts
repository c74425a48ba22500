import { useState } from 'react';

/** State of a component: `value` if the consumer controls it, else local state that starts as `first`. */
export function useControlled<Value>(value: Value | undefined, first: Value): [value: Value, set: (next: Value) => void] {
  const [own, setOwn] = useState(first);
  return [value ?? own, setOwn];
}
