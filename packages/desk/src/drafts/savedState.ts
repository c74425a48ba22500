import { edition } from '@edition/edition.ts';
import { useSyncExternalStore } from 'react';

/** Persisted state, shared by all tabs of the browser. */
export interface SavedState<T> {
  get: () => T;
  set: (next: (before: T) => T) => void;
  subscribe: (callback: () => void) => () => void;
}

const listeners = new Set<() => void>();
let isSaving = true;

function setSaving(is: boolean) {
  if (is === isSaving) return;
  isSaving = is;
  for (const listener of listeners) listener();
}

/** False when storage fails, as in private windows or on full disks. */
export const useIsSaving = (): boolean =>
  useSyncExternalStore(
    callback => {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
    () => isSaving,
  );

const stores = new Map<string, SavedState<unknown>>();
const resets = new Map<string, () => void>();

export function forgetDrafts(): void {
  for (const [key, reset] of resets) if (isDraft.test(key)) reset();
  try {
    for (const key of Object.keys(localStorage)) if (isDraft.test(key)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so it has none.
  }
}

/** Keys of drafts: all but the theme. */
const isDraft = /^tand:desk:\d+:(?!theme$)/;

/** Store in localStorage, one per name. A value equal to `initial` is removed from storage. */
export function savedState<T>(name: string, initial: T): SavedState<T> {
  const known = stores.get(name);
  if (known) return known as SavedState<T>;
  const key = `tand:desk:${edition.year}:${name}`;
  const callbacks = new Set<() => void>();
  let value = read(key, initial);
  const notify = () => callbacks.forEach(callback => callback());
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
      write(key, value, initial);
      notify();
    },
    subscribe: callback => {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
  };
  stores.set(name, store as SavedState<unknown>);
  resets.set(key, () => store.set(() => initial));
  return store;
}

function read<T>(key: string, initial: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? initial : (JSON.parse(text) as T);
  } catch {
    return initial; // storage is blocked, or the value is not ours
  }
}

function write<T>(key: string, value: T, initial: T) {
  try {
    if (value === initial) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    setSaving(true);
  } catch {
    setSaving(false);
  }
}

export const useSavedState = <T>(store: SavedState<T>): T => useSyncExternalStore(store.subscribe, store.get);
