import { isDeepStrictEqual } from 'node:util';
import { findOverlaps, severalPlaces, sortByStart, startMinutes, type ScheduleItem } from '@tand/festival';
import type { DeskChange, DeskCheck, DeskClash, DeskProblem } from '@tand/festival/desk';
import { parseSchedule } from '../content/schedule.ts';
import { formatSchedule } from '../content/scheduleFile.ts';
import type { LocationContent, ScheduleContent } from '../content/types.ts';
import { toDocuments, type Change, type StoredItem } from '../db/content.ts';
import { toScheduleItem } from '../snapshot.ts';
import type { Standing } from './documents.ts';

type Item = ScheduleContent;
type Draft = { [K in keyof Item]?: Item[K] | undefined } & Pick<Item, 'id'>;

const withoutHistory = ({ sequence: _sequence, modified: _modified, ...item }: StoredItem): Item => item;

/** To another time. The first one stays in sight until the item is back there. */
function moved(item: Draft, { day, start_time, end_time }: Extract<DeskChange, { do: 'move' }>): Draft {
  if (item.day === day && item.start_time === start_time && item.end_time === end_time) return item;
  const [start, end] = [item.old_start_time ?? item.start_time, item.old_start_time === undefined ? item.end_time : item.old_end_time];
  const isBack = start === start_time && (end ?? '') === end_time;
  return {
    ...item,
    day,
    start_time,
    end_time,
    old_start_time: isBack ? undefined : start,
    old_end_time: isBack ? undefined : end || undefined,
  };
}

/** Fields of an edit as they stand in an item: null takes one away. */
const fieldsOf = (fields: object) => Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? undefined]));

function apply(item: Draft, change: Exclude<DeskChange, { do: 'add' }>): Draft {
  switch (change.do) {
    case 'move':
      return moved(item, change);
    case 'place':
      return { ...item, location: change.location, places: severalPlaces(change.location, change.places) };
    case 'cancel':
      return { ...item, cancelled: true };
    case 'reinstate':
      return { ...item, cancelled: undefined };
    case 'highlight':
      return { ...item, highlight: change.highlight };
    default:
      return { ...item, ...fieldsOf(change.fields) };
  }
}

const added = ({ do: _do, fields, places, ...rest }: Extract<DeskChange, { do: 'add' }>): Draft => ({
  short_desc_sv: '',
  short_desc_en: '',
  highlight: false,
  ...rest,
  ...fieldsOf(fields),
  places: severalPlaces(rest.location, places),
});

/** What some changes make of the programme. */
export interface Planned {
  problems: DeskProblem[];
  /** Empty while there are problems. */
  changes: Change[];
  /** The changed items as they would be. */
  items: Item[];
}

/** Works out what changes make of the programme, without doing it (DESK-11). */
export function planProgramme(changes: readonly DeskChange[], { content, documents }: Standing): Planned {
  const drafts = new Map<string, { item: Draft; last: number }>();
  const standing = new Map(content.items.map(item => [item.id, withoutHistory(item)]));
  const problems: DeskProblem[] = [];
  for (const [index, change] of changes.entries()) {
    const known = drafts.get(change.id)?.item ?? standing.get(change.id);
    if (change.do === 'add') {
      if (known || content.gone.some(({ id }) => id === change.id))
        problems.push({ change: index, field: 'id', message: 'is taken; draw another' });
      else drafts.set(change.id, { item: added(change), last: index });
    } else if (!known) problems.push({ change: index, field: 'id', message: 'there is no such item' });
    else drafts.set(change.id, { item: apply(known, change), last: index });
  }
  const read = [...drafts.values()].map(({ item, last }) => readItem(item, last, content.places));
  problems.push(...read.flatMap(one => one.problems));
  const items = read.flatMap(({ item }) => item ?? []);
  if (problems.length > 0) return { problems, changes: [], items };
  const wanted = toDocuments({ news: [], places: [], items }).item;
  return {
    problems,
    items,
    changes: [...wanted].flatMap(([id, after]): Change[] => {
      const before = documents.item.get(id) ?? null;
      return isDeepStrictEqual(before, after) ? [] : [{ kind: 'item', id, before, after }];
    }),
  };
}

/** What could not be written into a file of ours and read again must not come in. */
function readItem(draft: Draft, change: number, places: readonly LocationContent[]): { item?: Item | undefined; problems: DeskProblem[] } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what it lacks is a problem that the next line finds
  const { items, problems } = parseSchedule([{ file: '', source: formatSchedule(places, [draft as Item]) }]);
  return {
    item: items[0],
    problems: problems.map(({ field, message }) => ({
      change,
      ...(field && { field: field.replace(/^items\[0\]\.?/, '') }),
      message,
    })),
  };
}

const placesOf = ({ location, places }: Pick<Item, 'location' | 'places'>) => places ?? [location];

/** Items of one place, or of one host, that run at the same time; cancelled ones clash with nothing. */
function overlaps(items: readonly Item[]): Map<string, Omit<DeskClash, 'isOld'>> {
  const running = items.filter(({ cancelled }) => !cancelled);
  const clashes = new Map<string, Omit<DeskClash, 'isOld'>>();
  const group = (name: 'location' | 'host', key: number | string, own: readonly Item[]) => {
    const slots = own.map(item => {
      const start = startMinutes({ day: item.day as ScheduleItem['day'], start_time: item.start_time });
      const length = item.end_time === '' ? undefined : (clock(item.end_time) - clock(item.start_time) + 1440) % 1440;
      return { id: item.id, start: start * 60_000, end: length === undefined ? undefined : (start + length) * 60_000, location: 0 };
    });
    for (const [id, others] of findOverlaps(slots))
      for (const other of others) clashes.set(JSON.stringify([name, key, id, other]), { items: [id, other], [name]: key });
  };
  const everywhere = new Set(running.flatMap(placesOf));
  for (const place of everywhere)
    group(
      'location',
      place,
      running.filter(item => placesOf(item).includes(place)),
    );
  const hosts = new Set(running.flatMap(({ hosts = [] }) => hosts.map(({ name }) => name)));
  for (const host of hosts)
    group(
      'host',
      host,
      running.filter(item => item.hosts?.some(({ name }) => name === host)),
    );
  return clashes;
}

const clock = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Clashes of changed items with any other, each pair once, those that are new first. */
export function findClashes({ items }: Pick<Planned, 'items'>, { content }: Standing): DeskCheck['clashes'] {
  const changed = new Set(items.map(({ id }) => id));
  const before = content.items.map(withoutHistory);
  const old = overlaps(before);
  const after = overlaps([...before.filter(({ id }) => !changed.has(id)), ...items]);
  const seen = new Set<string>();
  return [...after]
    .flatMap(([key, clash]): DeskClash[] => {
      const { items: pair, ...where } = clash;
      const [id, other] = pair;
      const name = JSON.stringify([where, [...pair].toSorted()]);
      if (!changed.has(id) || seen.has(name)) return [];
      seen.add(name);
      return [{ ...where, items: [id, other], isOld: old.has(key) }];
    })
    .toSorted((a, b) => Number(a.isOld) - Number(b.isOld));
}

/** The programme as the desk shows it. */
export const programmeOf = ({ content }: Standing) => ({
  revision: content.number,
  places: content.places,
  items: sortByStart(content.items.map(toScheduleItem), () => {}),
});
