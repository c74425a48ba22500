export const picksKey = (year: number) => `tand:picks:${year}`;

/** @throws Error where storage is blocked */
export function readPicks(key: string): Set<string> {
  const text = localStorage.getItem(key);
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter(id => typeof id === 'string') : []);
  } catch {
    return new Set(); // unreadable storage breaks nothing
  }
}

export const writePicks = (key: string, picks: ReadonlySet<string>) => localStorage.setItem(key, JSON.stringify([...picks]));
