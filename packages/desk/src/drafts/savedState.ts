import { edition } from '@edition/edition.ts';
import { readStored, writeStored } from '@tand/ui/dom';
import { useSyncExternalStore } from 'react';

export interface SavedState<T> {
  get: () => T;
  set: (next: (before: T) => T) => void;
  reset: () => void;
}

const listeners = new Set<() => void>();
const notify = () => listeners.forEach(listener => listener());

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let isSaving = true;

export const useIsSaving = (): boolean => useSyncExternalStore(subscribe, () => isSaving);

export const useSavedState = <T>(store: SavedState<T>): T => useSyncExternalStore(subscribe, store.get);

const stores = new Map<string, SavedState<unknown>>();

export function forgetDrafts(): void {
  for (const [key, store] of stores) if (isDraft.test(key)) store.reset();
  try {
    for (const key of Object.keys(localStorage)) if (isDraft.test(key)) localStorage.removeItem(key);
  } catch {
    // Blocked storage has no drafts.
  }
}

/** The theme is not a draft. */
const isDraft = /^tand:desk:\d+:(?!theme$)/;

export function savedState<T>(name: string, initial: T): SavedState<T> {
  const key = `tand:desk:${edition.year}:${name}`;
  const known = stores.get(key);
  if (known) return known as SavedState<T>;
  let value = read(key, initial);
  addEventListener('storage', event => {
    if (event.key !== key && event.key !== null) return;
    value = read(key, initial);
    notify();
  });
  const store: SavedState<T> = {
    get: () => value,
    set: next => {
      const before = value;
      value = next(before);
      if (value === before) return;
      isSaving = writeStored(key, value === initial ? null : JSON.stringify(value));
      notify();
    },
    reset: () => store.set(() => initial),
  };
  stores.set(key, store as SavedState<unknown>);
  return store;
}

function read<T>(key: string, initial: T): T {
  const text = readStored(key);
  try {
    return text === null ? initial : (JSON.parse(text) as T);
  } catch {
    return initial; // not JSON, so not written by the desk
  }
}
