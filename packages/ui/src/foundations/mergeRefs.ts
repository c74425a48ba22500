import type { Ref, RefCallback, RefObject } from 'react';

/** Combines the component's ref with the consumer's; React calls the cleanup that the consumer's returns. */
export function mergeRefs<T>(own: RefObject<T | null> | ((value: T | null) => void), theirs: Ref<T> | undefined): RefCallback<T> {
  return value => {
    if (typeof own === 'function') own(value);
    else own.current = value;
    if (typeof theirs === 'function') return theirs(value);
    if (theirs) theirs.current = value;
    return undefined;
  };
}
