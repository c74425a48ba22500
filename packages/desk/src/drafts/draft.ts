/** Fields that are one thing to people: a time is day, start and end. */
export type Groups<T> = Readonly<Record<string, readonly (keyof T)[]>>;

/** Unsent work on one entry: what it was made of, and what it is to be. */
export interface Draft<T> {
  /** As it stood when the work began, or when it was last looked at; null for a new entry. */
  base: T | null;
  mine: T;
}

/** What became of a draft when somebody else changed the entry. */
export interface Rebased<T> {
  draft: Draft<T>;
  /** Groups that both changed, each to something else: a person has to choose. */
  conflicts: string[];
}

/** By their value, whatever the order of fields; what is not there is as what is undefined. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every(name => isEqual((a as Record<string, unknown>)[name], (b as Record<string, unknown>)[name]));
}

/** Groups in which two states of an entry differ. */
export function changedGroups<T>(a: T, b: T, groups: Groups<T>): string[] {
  return Object.keys(groups).filter(name => groups[name]!.some(field => !isEqual(a[field], b[field])));
}

/** The entry with a group as another state has it. */
export function withGroup<T extends object>(entry: T, from: T, group: readonly (keyof T)[]): T {
  const next = { ...entry };
  for (const field of group) {
    if (from[field] === undefined) delete next[field];
    else next[field] = from[field];
  }
  return next;
}

/**
 * A draft on top of how the entry stands now. Nothing of one's own is lost: where both changed the same, the draft keeps
 * its own and its old base, so that the conflict stays until it is resolved.
 */
export function rebase<T extends object>({ base, mine }: Draft<T>, now: T, groups: Groups<T>): Rebased<T> {
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

/** The choice in a conflict: the group as it stands now is the base, and stays unless one's own is kept. */
export function resolve<T extends object>(
  { base, mine }: Draft<T>,
  now: T,
  group: readonly (keyof T)[],
  keep: 'mine' | 'theirs',
): Draft<T> {
  return { base: base && withGroup(base, now, group), mine: keep === 'mine' ? mine : withGroup(mine, now, group) };
}
