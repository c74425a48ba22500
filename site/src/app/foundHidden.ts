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

/** Keeps on this device that somebody in the city has been found (CITY-6). */
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

/** Ids of those found on this device; none on the server. */
export const useFound = (): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => (found ??= read()),
    () => none,
  );
