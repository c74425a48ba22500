import type { Ref, RefCallback, RefObject } from 'react';

/** React calls the cleanup that the consumer's ref returns. */
export function mergeRefs<T>(own: RefObject<T | null> | ((value: T | null) => void), theirs: Ref<T> | undefined): RefCallback<T> {
  return value => {
    if (typeof own === 'function') own(value);
    else own.current = value;
    if (typeof theirs === 'function') return theirs(value);
    if (theirs) theirs.current = value;
    return undefined;
  };
}
