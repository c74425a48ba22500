import * as v from 'valibot';
import { findOverlaps, severalPlaces, sortByStart, itemMinutes, type ScheduleItem, type ScheduleLocation } from '@tand/festival';
import { problemsOf, scheduleItem } from '@tand/festival/schemas';
import type { DeskChange, DeskCheck, DeskClash, DeskProblem } from '@tand/festival/desk';
import { findMisplaced } from '../../content/import/programmeYaml.ts';

import { changeOf, type ItemDraft } from '../../content/revisions.ts';
import { withSoftNames } from '../../content/snapshot.ts';
import { baseOf, type CurrentContent } from './documents.ts';

type Draft = ItemDraft & Pick<ScheduleItem, 'id'>;

const withoutHistory = ({ sequence: _sequence, modified: _modified, ...item }: ScheduleItem): ScheduleItem => item;

/** `old_*_time` are the original times until the item returns to them. */
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

/** DESK-11 */
export function planProgramme(changes: readonly DeskChange[], { content, documents }: CurrentContent, days?: number) {
  const drafts = new Map<string, { item: Draft; last: number }>();
  const current = new Map(content.items.map(item => [item.id, withoutHistory(item)]));
  const problems: DeskProblem[] = [];
  for (const [index, change] of changes.entries()) {
    const known = drafts.get(change.id)?.item ?? current.get(change.id);
    if (change.do === 'add') {
      if (known || content.gone.some(({ id }) => id === change.id)) problems.push({ change: index, path: 'id', code: 'idTaken' });
      else drafts.set(change.id, { item: added(change), last: index });
    } else if (!known) problems.push({ change: index, path: 'id', code: 'noSuchItem' });
    else drafts.set(change.id, { item: apply(known, change), last: index });
  }
  const read = [...drafts.values()].map(({ item, last }) => readItem(item, last, content.places, days));
  problems.push(...read.flatMap(one => one.problems));
  const items = read.flatMap(({ item }) => item ?? []);
  if (problems.length > 0) return { problems, changes: [], items };
  return { problems, items, changes: items.flatMap(item => changeOf('item', item.id, item, documents)) };
}

function readItem(draft: Draft, change: number, places: readonly ScheduleLocation[], days?: number) {
  const read = v.safeParse(scheduleItem, draft);
  const problems = read.success ? findMisplaced(read.output, places, days) : problemsOf(read.issues);
  return { item: read.success ? read.output : undefined, problems: problems.map(problem => ({ change, ...problem })) };
}

const placesOf = ({ location, places }: Pick<ScheduleItem, 'location' | 'places'>) => places ?? [location];

function overlaps(items: readonly ScheduleItem[], parallelPlaces: ReadonlySet<number>): Map<string, Omit<DeskClash, 'isOld'>> {
  const running = items.filter(({ cancelled }) => !cancelled);
  const clashes = new Map<string, Omit<DeskClash, 'isOld'>>();
  const group = (name: 'location' | 'host', key: number | string, has: (item: ScheduleItem) => boolean | undefined) => {
    const slots = running.filter(has).map(item => {
      const { start, end } = itemMinutes(item);
      return { id: item.id, start: start * 60_000, end: end === undefined ? undefined : end * 60_000 };
    });
    for (const [id, others] of findOverlaps(slots))
      for (const other of others) clashes.set(JSON.stringify([name, key, id, other]), { items: [id, other], [name]: key });
  };
  const single = new Set(running.flatMap(placesOf).filter(place => !parallelPlaces.has(place)));
  for (const place of single) group('location', place, item => placesOf(item).includes(place));
  const hosts = new Set(running.flatMap(({ hosts = [] }) => hosts.map(({ name }) => name)));
  for (const host of hosts) group('host', host, item => item.hosts?.some(({ name }) => name === host));
  return clashes;
}

export function findClashes(
  { items }: { items: readonly ScheduleItem[] },
  { content }: CurrentContent,
  parallelPlaces: ReadonlySet<number> = new Set(),
): DeskCheck['clashes'] {
  const changed = new Set(items.map(({ id }) => id));
  const before = content.items.map(withoutHistory);
  const old = overlaps(before, parallelPlaces);
  const after = overlaps([...before.filter(({ id }) => !changed.has(id)), ...items], parallelPlaces);
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

export const programmeOf = ({ content }: CurrentContent) => ({
  revision: baseOf(content),
  places: content.places,
  items: sortByStart(content.items.map(withSoftNames), () => {}),
});
