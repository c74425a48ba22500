import { useEffect, useRef, useState } from 'react';
import { warn } from '../styles/misuse.ts';

export const useSwitchWarning =
  process.env.NODE_ENV === 'production'
    ? () => {}
    : (isControlled: boolean) => {
        const before = useRef(isControlled);
        useEffect(() => {
          if (before.current !== isControlled)
            warn(
              `A component changes from ${before.current ? 'controlled to uncontrolled' : 'uncontrolled to controlled'}. ` +
                'Give its state always, or only its default.',
            );
          before.current = isControlled;
        }, [isControlled]);
      };

export function useControlled<Value>(value: Value | undefined, first: Value): [value: Value, set: (next: Value) => void] {
  useSwitchWarning(value !== undefined);
  const [own, setOwn] = useState(first);
  return [value ?? own, setOwn];
}
