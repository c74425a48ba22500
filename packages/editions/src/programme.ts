import { isDeepStrictEqual } from 'node:util';

interface Entry {
  readonly id: string | number;
}

export interface Programme {
  locations: readonly Entry[];
  items: readonly Entry[];
}

/** A complete programme, or the changes of one; null removes a field. */
export interface ProgrammeFile {
  extends?: string;
  without?: readonly string[];
  /** All places in order; default: those of the extended file. */
  locations?: readonly Entry[] | undefined;
  items?: readonly Entry[] | undefined;
}

function filled(before: readonly Entry[], one: Entry): Entry {
  const fields = { ...before.find(({ id }) => id === one.id), ...one };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as unknown as Entry;
}

function change(before: readonly Entry[], one: Entry): Entry {
  const was: Readonly<Record<string, unknown>> = { ...before.find(({ id }) => id === one.id) };
  const gone = Object.keys(was).flatMap(field => (field in one ? [] : [[field, null]]));
  const differing = Object.entries(one).filter(([field, value]) => !isDeepStrictEqual(was[field], value));
  return { id: one.id, ...(Object.fromEntries([...differing, ...gone]) as object) };
}

export function mergeProgramme(file: ProgrammeFile, before: Programme): Programme {
  const { extends: _, without = [], ...own } = file;
  const { locations, items = [] } = own;
  const gone = new Set<string | number>([...without, ...items.map(({ id }) => id)]);
  return {
    ...own,
    locations: locations?.map(one => filled(before.locations, one)) ?? before.locations,
    items: [...items.map(one => filled(before.items, one)), ...before.items.filter(({ id }) => !gone.has(id))],
  };
}

export function programmeChange(before: Programme, now: Programme): ProgrammeFile {
  const ids = new Set(now.items.map(({ id }) => id));
  const without = before.items.flatMap(({ id }) => (ids.has(id) ? [] : String(id)));
  return {
    ...(without.length > 0 && { without }),
    ...(!isDeepStrictEqual(now.locations, before.locations) && { locations: now.locations.map(one => change(before.locations, one)) }),
    items: now.items.map(one => change(before.items, one)).filter(one => Object.keys(one).length > 1),
  };
}
