import { edition } from '@edition/edition.ts';
import { useCallback, useSyncExternalStore } from 'react';
import { picksKey, readPicks, writePicks } from './keptPicks.ts';

const key = picksKey(edition.year);

interface Saved {
  ids: ReadonlySet<string>;
  /** Storage is refused; the picks last as long as the page. */
  isBlocked: boolean;
}

const none: Saved = { ids: new Set(), isBlocked: false };
const listeners = new Set<() => void>();
let saved: Saved | undefined;

function read(): Saved {
  try {
    const ids = readPicks(key);
    return ids.size > 0 ? { ids, isBlocked: false } : none;
  } catch {
    return none; // blocked storage breaks nothing
  }
}

function write(ids: ReadonlySet<string>) {
  saved = { ids, isBlocked: false };
  try {
    writePicks(key, ids);
  } catch {
    saved.isBlocked = true;
  }
  for (const listener of listeners) listener();
}

/** Another tab may have changed them, even while nothing listened here. */
function reread() {
  if (saved?.isBlocked) return;
  const fresh = read();
  if (saved && fresh.ids.size === saved.ids.size && [...fresh.ids].every(id => saved!.ids.has(id))) return;
  saved = fresh;
  for (const listener of listeners) listener();
}

function onStorage(event: StorageEvent) {
  if (event.key === key || event.key === null) reread();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    addEventListener('storage', onStorage);
    reread();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** The visitor's picks on this device. Ids that are no longer in the programme stay stored. */
export function usePicks() {
  const { ids, isBlocked } = useSyncExternalStore(
    subscribe,
    () => (saved ??= read()),
    () => none,
  );
  const setPick = useCallback((id: string, isPicked: boolean) => {
    const next = new Set((saved ??= read()).ids);
    if (isPicked) next.add(id);
    else next.delete(id);
    write(next);
  }, []);
  const setPicks = useCallback((picks: Iterable<string>) => write(new Set(picks)), []);
  return { picks: ids, isBlocked, setPick, setPicks };
}
