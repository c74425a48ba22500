import { year } from 'virtual:edition-words';
import { picksKey, readPicks, writePicks } from './keptPicks.ts';

interface Picks {
  ids: ReadonlySet<string>;
  /** Storage is refused; the picks last as long as the page, as `data-picks` of the root element. */
  isBlocked: boolean;
}

export const noPicks: Picks = { ids: new Set(), isBlocked: false };
const key = picksKey(year);
/** The page script and the islands have no module in common. */
const changed = 'tand:picks';
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};
let saved: Picks | undefined;

function read(): Picks {
  const { picks } = document.documentElement.dataset;
  if (picks) return { ids: new Set(JSON.parse(picks) as string[]), isBlocked: true };
  try {
    const ids = readPicks(key);
    return ids.size > 0 ? { ids, isBlocked: false } : noPicks;
  } catch {
    return noPicks; // blocked storage breaks nothing
  }
}

/** The visitor's picks on this device. Ids that are no longer in the programme stay stored. */
export const currentPicks = (): Picks => (saved ??= read());

export function setPicks(picks: Iterable<string>): void {
  const ids = new Set(picks);
  const { dataset } = document.documentElement;
  try {
    writePicks(key, ids);
    delete dataset['picks'];
  } catch {
    dataset['picks'] = JSON.stringify([...ids]);
  }
  saved = read();
  notify();
  // In a later task: a pressed star is painted before the programme renders what follows from it.
  setTimeout(() => dispatchEvent(new Event(changed)));
}

export function setPick(id: string, isPicked: boolean): void {
  const next = new Set(currentPicks().ids);
  if (isPicked) next.add(id);
  else next.delete(id);
  setPicks(next);
}

function reread() {
  const fresh = read();
  const isSame =
    saved?.isBlocked === fresh.isBlocked && fresh.ids.size === saved.ids.size && [...fresh.ids].every(id => saved!.ids.has(id));
  if (isSame) return;
  saved = fresh;
  notify();
}

/** Calls the listener after each change, also by another tab. Returns the unsubscribe function. */
export function subscribePicks(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener(changed, reread);
    addEventListener('storage', reread);
    // A page in the back/forward cache gets no storage events.
    addEventListener('pageshow', reread);
    reread();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener(changed, reread);
    removeEventListener('storage', reread);
    removeEventListener('pageshow', reread);
  };
}
