import { isDeepStrictEqual } from 'node:util';

interface Entry {
  readonly id: string | number;
}

export interface Programme<Place extends Entry = Entry, Item extends Entry = Entry> {
  locations: readonly Place[];
  items: readonly Item[];
}

/**
 * A programme file: all of it, or what differs from the file that it extends. Then a place or item that stands there too
 * says the fields that differ, null takes one away.
 */
export interface ProgrammeFile {
  /** Another programme file, from the folder of this one. */
  extends?: string;
  /** Ids of its items that there are no more. */
  without?: readonly string[];
  /** All places in their order; those of the other file where this one has none. */
  locations?: readonly Entry[];
  /** What is new or differs. */
  items?: readonly Entry[];
}

/** An entry of a file, with the fields that it takes from the one of its id. */
function filled(before: readonly Entry[], one: Entry): Entry {
  const fields = { ...before.find(({ id }) => id === one.id), ...one };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as unknown as Entry;
}

/** What an entry says otherwise than the one of its id. */
function change(before: readonly Entry[], one: Entry): Entry {
  const was: Readonly<Record<string, unknown>> = { ...before.find(({ id }) => id === one.id) };
  const gone = Object.keys(was).flatMap(field => (field in one ? [] : [[field, null]]));
  const differing = Object.entries(one).filter(([field, value]) => !isDeepStrictEqual(was[field], value));
  return { id: one.id, ...(Object.fromEntries([...differing, ...gone]) as object) };
}

/** The programme of a file that extends another: its own items in their order, then those that it takes over. */
export function wholeProgramme(file: ProgrammeFile, before: Programme): Programme {
  const { extends: _, without = [], ...own } = file;
  const { locations, items = [] } = own;
  const gone = new Set<string | number>([...without, ...items.map(({ id }) => id)]);
  return {
    ...own,
    locations: locations?.map(one => filled(before.locations, one)) ?? before.locations,
    items: [...items.map(one => filled(before.items, one)), ...before.items.filter(({ id }) => !gone.has(id))],
  };
}

/** What a file says that extends the one of another programme. */
export function programmeChange(before: Programme, now: Programme): ProgrammeFile {
  const ids = new Set(now.items.map(({ id }) => id));
  const without = before.items.flatMap(({ id }) => (ids.has(id) ? [] : String(id)));
  return {
    ...(without.length > 0 && { without }),
    ...(!isDeepStrictEqual(now.locations, before.locations) && { locations: now.locations.map(one => change(before.locations, one)) }),
    items: now.items.map(one => change(before.items, one)).filter(one => Object.keys(one).length > 1),
  };
}
