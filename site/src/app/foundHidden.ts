import { useSyncExternalStore } from 'react';

const key = 'tand:album';
const none: readonly string[] = [];
let found: readonly string[] | undefined;
const listeners = new Set<() => void>();

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : none;
  } catch {
    return none;
  }
}

/** Stores on this device that a hidden figure of the city was found (CITY-6). */
export function keepFound(id: string): void {
  found = [...new Set([...(found ?? read()), id])];
  try {
    localStorage.setItem(key, JSON.stringify(found));
  } catch {
    // without storage the album lasts as long as the page
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Empty on the server. */
export const useFound = (): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => (found ??= read()),
    () => none,
  );
