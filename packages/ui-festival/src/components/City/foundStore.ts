import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '@tand/ui/dom';

const none: readonly string[] = [];

/** Ids of the found characters on this device, in localStorage. */
export function createFoundStore(key: string) {
  let found: readonly string[] | undefined;
  const listeners = new Set<() => void>();
  const read = (): readonly string[] => {
    try {
      const stored: unknown = JSON.parse(readStored(key) ?? '[]');
      return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : none;
    } catch {
      return none;
    }
  };
  const current = () => (found ??= read());
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    add: (id: string) => {
      found = [...new Set([...current(), id])];
      writeStored(key, JSON.stringify(found));
      for (const listener of listeners) listener();
    },
    /** Returns the found ids; none on the server, which has no storage. */
    useFound: () => useSyncExternalStore(subscribe, current, () => none),
  };
}
