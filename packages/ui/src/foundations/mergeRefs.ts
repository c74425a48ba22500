import type { Ref, RefCallback, RefObject } from 'react';

/** One ref that fills the component's own and the consumer's; what the consumer's gives back to clean up is React's to call. */
export function mergeRefs<T>(own: RefObject<T | null>, theirs: Ref<T> | undefined): RefCallback<T> {
  return value => {
    own.current = value;
    if (typeof theirs === 'function') return theirs(value);
    if (theirs) theirs.current = value;
    return undefined;
  };
}
