import { parseSeen, type Seen } from '@tand/festival';
import { readStored, writeStored } from '@tand/ui/dom';

export interface SeenStore {
  read: () => Seen | undefined;
  /** Ignores a state older than the stored one. */
  write: (next: Seen) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Stores in localStorage what the visitor has last seen of the picks. */
export function createSeenStore(key: string): SeenStore {
  let seen: Seen | undefined;
  let stored: string | null = null;
  const listeners = new Set<() => void>();
  const read = () => {
    const text = readStored(key);
    if (text === stored) return seen;
    stored = text;
    try {
      seen = parseSeen(JSON.parse(text ?? 'null'));
    } catch {
      seen = undefined;
    }
    return seen;
  };
  return {
    read,
    write: next => {
      const before = read();
      const text = JSON.stringify(next);
      if (text === stored || (before && next.at < before.at) || !writeStored(key, text)) return;
      for (const listener of listeners) listener();
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
