import type { Ref, RefObject } from 'react';

/** One ref that fills the component's own and the consumer's. */
export function mergeRefs<T>(own: RefObject<T | null>, theirs: Ref<T> | undefined): (value: T | null) => void {
  return value => {
    own.current = value;
    if (typeof theirs === 'function') theirs(value);
    else if (theirs) theirs.current = value;
  };
}
