import { edition } from '@edition/edition.ts';
import { useSyncExternalStore } from 'react';

/** Persisted state, shared by all tabs of the browser. */
export interface Kept<T> {
  get: () => T;
  set: (next: (before: T) => T) => void;
  subscribe: (callback: () => void) => () => void;
}

const listeners = new Set<() => void>();
let isKeeping = true;

function noteKeeping(is: boolean) {
  if (is === isKeeping) return;
  isKeeping = is;
  for (const listener of listeners) listener();
}

/** False when storage fails, as in private windows or on full disks. */
export const useIsKeeping = (): boolean =>
  useSyncExternalStore(
    callback => {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
    () => isKeeping,
  );

const stores = new Map<string, Kept<unknown>>();

/** Store in localStorage, one per name. A value equal to `initial` is removed from storage. */
export function kept<T>(name: string, initial: T): Kept<T> {
  const known = stores.get(name);
  if (known) return known as Kept<T>;
  const key = `tand:desk:${edition.year}:${name}`;
  const callbacks = new Set<() => void>();
  let value = read(key, initial);
  const tell = () => callbacks.forEach(callback => callback());
  addEventListener('storage', event => {
    if (event.key !== key && event.key !== null) return;
    value = read(key, initial);
    tell();
  });
  const store: Kept<T> = {
    get: () => value,
    set: next => {
      const before = value;
      value = next(before);
      if (value === before) return;
      write(key, value, initial);
      tell();
    },
    subscribe: callback => {
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
  };
  stores.set(name, store as Kept<unknown>);
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
    noteKeeping(true);
  } catch {
    noteKeeping(false);
  }
}

export const useKept = <T>(store: Kept<T>): T => useSyncExternalStore(store.subscribe, store.get);
