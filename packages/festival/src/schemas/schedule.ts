import * as v from 'valibot';
import { ScheduleError } from '../errors.ts';
import { isExternalUrl, isInternalPath } from '../links.ts';
import { logToConsole, type Log } from '../log.ts';
import type { Schedule, ScheduleItem, ScheduleLocation } from '../schedule.ts';
import { sortByStart } from '../scheduleView.ts';
import { parseList } from './lenient.ts';
import { defined, isFilled, nameIn, optionalText, safeLink, someText } from './shared.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Schedule item as the service sends it (SCHED-1). */
export const scheduleItemWire = v.object({
  id: v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]),
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

/** Wire → `ScheduleItem`. Links that are not safe are left out. */
export const scheduleItemSchema: v.GenericSchema<unknown, ScheduleItem> = v.pipe(
  v.unknown(),
  scheduleItemWire,
  v.check(({ name_sv, name_en }) => isFilled(name_sv + name_en), 'has no name'),
  v.transform(wire => {
    const name = nameIn(wire.name_sv, wire.name_en);
    return defined({
      id: String(wire.id),
      day: wire.day,
      location: wire.location,
      start_time: wire.start_time,
      end_time: wire.end_time ?? '',
      old_start_time: wire.old_start_time || undefined,
      old_end_time: wire.old_end_time || undefined,
      name_sv: name.sv,
      name_en: name.en,
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

/** An id names one item: a second of the same is dropped. */
function withoutRepeats(items: ScheduleItem[], log: Log): ScheduleItem[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => {
    const isRepeat = seen.has(id);
    if (isRepeat) log(`Dropped a second item with the id ${id}`);
    seen.add(id);
    return !isRepeat;
  });
}

/**
 * The answer of the schedule call, items ascending by start.
 * @throws ScheduleError 'Unknown error' when it has not both lists.
 */
export function parseSchedule(answer: unknown, log: Log = logToConsole): Schedule {
  const payload = v.safeParse(schedulePayloadWire, answer);
  if (!payload.success) throw new ScheduleError('Unknown error', { cause: new TypeError('The schedule answer lacks a list.') });
  const locations = parseList('locations', scheduleLocationSchema, payload.output.locations, log) ?? [];
  const items = parseList('items', scheduleItemSchema, payload.output.items, log) ?? [];
  return { locations, items: sortByStart(withoutRepeats(items, log), log) };
}
