import { readStored, writeStored } from '@tand/ui/dom';

export interface Picks {
  ids: ReadonlySet<string>;
  /** Whether storage is refused, so that the picks are lost with the document. */
  isBlocked: boolean;
}

/** Store of picks for `usePicks`, and for `attachFavourites` of `@tand/ui/dom`. */
export interface PickStore {
  current: () => Picks;
  read: () => ReadonlySet<string>;
  write: (id: string, isPicked: boolean) => void;
  replace: (picks: Iterable<string>) => void;
  /** Reports every change, also by other tabs. @returns unsubscribe */
  subscribe: (listener: () => void) => () => void;
}

export const noPicks: Picks = { ids: new Set(), isBlocked: false };

function stored(key: string): Set<string> {
  try {
    const ids: unknown = JSON.parse(readStored(key) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter(id => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** While storage is refused, other scripts read the picks from this attribute. */
const attributeOf = (key: string) => `data-${key}`;

function load(key: string): Picks {
  const picks = document.documentElement.getAttribute(attributeOf(key));
  if (picks) return { ids: new Set(JSON.parse(picks) as string[]), isBlocked: true };
  const ids = stored(key);
  return ids.size > 0 ? { ids, isBlocked: false } : noPicks;
}

/** Stores the visitor's picks in localStorage, under `key`. */
export function createPickStore(key: string): PickStore {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let saved: Picks | undefined;
  const current = () => (saved ??= load(key));

  const reread = () => {
    const fresh = load(key);
    const isSame =
      saved?.isBlocked === fresh.isBlocked && fresh.ids.size === saved.ids.size && [...fresh.ids].every(id => saved!.ids.has(id));
    if (isSame) return;
    saved = fresh;
    notify();
  };

  const replace = (picks: Iterable<string>) => {
    const text = JSON.stringify([...new Set(picks)]);
    const root = document.documentElement;
    if (writeStored(key, text)) root.removeAttribute(attributeOf(key));
    else root.setAttribute(attributeOf(key), text);
    saved = load(key);
    notify();
    // Later, so that a pressed star is painted before a programme renders.
    setTimeout(() => dispatchEvent(new Event(key)));
  };

  return {
    current,
    read: () => current().ids,
    write: (id, isPicked) => {
      const next = new Set(current().ids);
      if (isPicked) next.add(id);
      else next.delete(id);
      replace(next);
    },
    replace,
    subscribe: listener => {
      // A page in the back/forward cache gets no storage events.
      const events = [key, 'storage', 'pageshow'];
      if (listeners.size === 0) {
        for (const event of events) addEventListener(event, reread);
        reread();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) for (const event of events) removeEventListener(event, reread);
      };
    },
  };
}
