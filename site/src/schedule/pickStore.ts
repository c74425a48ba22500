import { edition } from '@edition/edition.ts';
import { picksKey, readPicks, writePicks } from './keptPicks.ts';

interface Picks {
  ids: ReadonlySet<string>;
  /** Storage is refused; the picks last as long as the page. */
  isBlocked: boolean;
}

export const noPicks: Picks = { ids: new Set(), isBlocked: false };
const key = picksKey(edition.year);
const listeners = new Set<() => void>();
let saved: Picks | undefined;

function read(): Picks {
  try {
    const ids = readPicks(key);
    return ids.size > 0 ? { ids, isBlocked: false } : noPicks;
  } catch {
    return noPicks; // blocked storage breaks nothing
  }
}

/** The visitor's picks on this device. Ids that are no longer in the programme stay stored. */
export const currentPicks = (): Picks => (saved ??= read());

export function setPicks(ids: Iterable<string>): void {
  saved = { ids: new Set(ids), isBlocked: false };
  try {
    writePicks(key, saved.ids);
  } catch {
    saved.isBlocked = true;
  }
  for (const listener of listeners) listener();
}

export function setPick(id: string, isPicked: boolean): void {
  const next = new Set(currentPicks().ids);
  if (isPicked) next.add(id);
  else next.delete(id);
  setPicks(next);
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

/** Calls the listener after each change, also by another tab. Returns the unsubscribe function. */
export function subscribePicks(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', onStorage);
    // A page in the back/forward cache gets no storage events.
    addEventListener('pageshow', reread);
    reread();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', reread);
  };
}
