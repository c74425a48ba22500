import * as v from 'valibot';
import { ScheduleError } from '../errors.ts';
import { isExternalUrl, isInternalPath } from '../links.ts';
import type { Log } from '../log.ts';
import type { Schedule, ScheduleItem, ScheduleLocation } from '../schedule.ts';
import { sortByStart } from '../scheduleView.ts';
import { parseList } from './lenient.ts';
import { defined, optionalText, safeLink, someText } from './shared.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Schedule item as the service sends it (SPEC 3). */
export const scheduleItemWire = v.object({
  id: v.optional(v.nullable(v.union([v.string(), v.number()]))),
  day: v.picklist([0, 1, 2, 3]),
  location: id,
  start_time: v.string(),
  end_time: optionalText,
  old_start_time: optionalText,
  old_end_time: optionalText,
  name_sv: v.string(),
  name_en: v.string(),
  short_desc_sv: optionalText,
  short_desc_en: optionalText,
  url: optionalText,
  routerLink: optionalText,
  highlight: v.optional(v.nullable(v.boolean())),
  cancelled: v.optional(v.nullable(v.boolean())),
  sequence: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)))),
  modified: optionalText,
});

export type ScheduleItemWire = v.InferInput<typeof scheduleItemWire>;

/** 53 bits of cyrb53 in base 36: short, the same everywhere, and far from colliding in a programme. */
function hash(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

type Identity = Pick<ScheduleItem, 'day' | 'location' | 'start_time' | 'name_sv'> & { old_start_time?: string | null | undefined };

/** Stable id of an item that came without one: an item that was moved keeps that of its first start, and so its address and its picks. */
export function scheduleItemId(item: Identity): string {
  return hash(JSON.stringify([item.day, item.location, item.old_start_time || item.start_time, item.name_sv]));
}

/** Wire → `ScheduleItem`. Links that are not safe are left out. */
export const scheduleItemSchema: v.GenericSchema<unknown, ScheduleItem> = v.pipe(
  v.unknown(),
  scheduleItemWire,
  v.transform(wire => {
    const given = String(wire.id ?? '');
    return defined({
      id: given === '' ? scheduleItemId(wire) : given,
      day: wire.day,
      location: wire.location,
      start_time: wire.start_time,
      end_time: wire.end_time ?? '',
      old_start_time: wire.old_start_time || undefined,
      old_end_time: wire.old_end_time || undefined,
      name_sv: wire.name_sv,
      name_en: wire.name_en,
      short_desc_sv: wire.short_desc_sv ?? '',
      short_desc_en: wire.short_desc_en ?? '',
      url: safeLink(wire.url, isExternalUrl),
      routerLink: safeLink(wire.routerLink, isInternalPath),
      highlight: wire.highlight ?? false,
      cancelled: wire.cancelled || undefined,
      sequence: wire.sequence || undefined,
      modified: wire.modified || undefined,
    });
  }),
);

export const scheduleLocationSchema: v.GenericSchema<unknown, ScheduleLocation> = v.pipe(
  v.unknown(),
  v.object({ id, name_sv: someText, name_en: someText }),
);

export const schedulePayloadWire = v.object({ locations: v.array(v.unknown()), items: v.array(v.unknown()) });

/** Ids tell items apart: a second of the same id is numbered. */
function withUniqueIds(items: ScheduleItem[]): ScheduleItem[] {
  const taken = new Set<string>();
  return items.map(item => {
    let unique = item.id;
    for (let number = 2; taken.has(unique); number += 1) unique = `${item.id}-${number}`;
    taken.add(unique);
    return unique === item.id ? item : { ...item, id: unique };
  });
}

/**
 * The answer of the schedule call, items ascending by start.
 * @throws ScheduleError 'Unknown error' when it has not both lists.
 */
export function parseSchedule(answer: unknown, log?: Log): Schedule {
  const payload = v.safeParse(schedulePayloadWire, answer);
  if (!payload.success) throw new ScheduleError('Unknown error', { cause: new TypeError('The schedule answer lacks a list.') });
  const locations = parseList('locations', scheduleLocationSchema, payload.output.locations, log) ?? [];
  const items = parseList('items', scheduleItemSchema, payload.output.items, log) ?? [];
  return { locations, items: sortByStart(withUniqueIds(items), log) };
}
