export type Groups<T> = Readonly<Record<string, readonly (keyof T)[]>>;

export interface Draft<T> {
  /** Null for a new entry. */
  base: T | null;
  mine: T;
}

/** A missing property equals an undefined one. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every(name => isEqual((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]));
}

export function changedGroups<T>(a: T, b: T, groups: Groups<T>): string[] {
  return Object.keys(groups).filter(name => groups[name]!.some(field => !isEqual(a[field], b[field])));
}

export function withGroup<T extends object>(entry: T, from: T, group: readonly (keyof T)[]): T {
  const next = { ...entry };
  for (const field of group) {
    if (from[field] === undefined) delete next[field];
    else next[field] = from[field];
  }
  return next;
}

/** Fields in conflict still have the draft's own value and base. */
export function rebase<T extends object>({ base, mine }: Draft<T>, now: T, groups: Groups<T>): { draft: Draft<T>; conflicts: string[] } {
  if (!base) return { draft: { base, mine }, conflicts: [] };
  const own = changedGroups(base, mine, groups);
  const conflicts = changedGroups(base, now, groups).filter(
    name => own.includes(name) && changedGroups(mine, now, { [name]: groups[name]! }).length > 0,
  );
  let next = { base: now, mine: now };
  for (const name of own) next = { ...next, mine: withGroup(next.mine, mine, groups[name]!) };
  for (const name of conflicts) next = { ...next, base: withGroup(next.base, base, groups[name]!) };
  return { draft: next, conflicts };
}

export function resolve<T extends object>(
  { base, mine }: Draft<T>,
  now: T,
  group: readonly (keyof T)[],
  keep: 'mine' | 'theirs',
): Draft<T> {
  return { base: base && withGroup(base, now, group), mine: keep === 'mine' ? mine : withGroup(mine, now, group) };
}
