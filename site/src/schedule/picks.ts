import { edition } from '@edition/edition.ts';
import { useCallback, useSyncExternalStore } from 'react';

const key = `tand:picks:${edition.year}`;
const none: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();
let picks: ReadonlySet<string> | undefined;

function read(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : []);
  } catch {
    return none; // blocked or unreadable storage breaks nothing
  }
}

function write(next: ReadonlySet<string>) {
  picks = next;
  try {
    localStorage.setItem(key, JSON.stringify([...next]));
  } catch {
    // the picks last as long as the page
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key) return;
    picks = read();
    listener();
  };
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** The visitor's saved items of this edition, on this device. Ids that have vanished from the programme are kept. */
export function usePicks() {
  const saved = useSyncExternalStore(
    subscribe,
    () => (picks ??= read()),
    () => none,
  );
  const setPick = useCallback((id: string, isPicked: boolean) => {
    const next = new Set((picks ??= read()));
    if (isPicked) next.add(id);
    else next.delete(id);
    write(next);
  }, []);
  return [saved, setPick] as const;
}
