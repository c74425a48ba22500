import * as v from 'valibot';
import { ScheduleError } from '../client/errors.ts';
import { lenientEntries, parseList } from '../client/lenient.ts';
import { maxFestivalDays, maxScheduleItems } from '../constants.ts';
import type { ContentLang, Localized } from '../languages.ts';
import { logToConsole, type Log } from '../log.ts';
import { isExternalUrl, isInternalPath } from '../text/links.ts';
import { defined, isFilled, nameIn, optionalText, safeLink, someText } from '../text/schema.ts';
import { lineMarks } from '../text/text.ts';
import { itemDetails, scheduleLocation, type Schedule, type ScheduleItem, type ScheduleLocation, type SoftNames } from './schema.ts';
import { severalPlaces } from './values.ts';
import { sortByStart } from './view.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(0));
const details = lenientEntries(itemDetails);
const { access, at } = lenientEntries(scheduleLocation.entries);

// SCHED-1
export const scheduleItemWire = v.object({
  id: v.union([v.pipe(v.string(), v.nonEmpty()), v.number()]),
  day: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxFestivalDays - 1)),
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
  soft: v.fallback(v.optional(v.object({ sv: v.optional(v.string()), en: v.optional(v.string()) })), undefined),
  ...details,
});

function softNames(soft: { sv?: string | undefined; en?: string | undefined } | undefined, name: Localized): SoftNames | undefined {
  const isOwn = (lang: ContentLang) => soft?.[lang]?.replaceAll(lineMarks, '') === name[lang];
  const names = defined({ sv: isOwn('sv') ? soft?.sv : undefined, en: isOwn('en') ? soft?.en : undefined });
  return names.sv || names.en ? names : undefined;
}

export const scheduleItemSchema: v.GenericSchema<unknown, ScheduleItem> = v.pipe(
  v.unknown(),
  scheduleItemWire,
  v.check(({ name_sv, name_en }) => isFilled(name_sv + name_en), 'empty'),
  v.transform(({ soft, places, ...wire }) => {
    const name = nameIn(wire.name_sv, wire.name_en);
    return defined({
      ...wire,
      id: String(wire.id),
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
      places: severalPlaces(wire.location, places),
      soft: softNames(soft, name),
    });
  }),
);

export const scheduleLocationSchema: v.GenericSchema<unknown, ScheduleLocation> = v.pipe(
  v.unknown(),
  v.object({ id, name_sv: someText, name_en: someText, access, at }),
  v.transform(place => defined(place)),
);

export const schedulePayloadWire = v.object({ locations: v.array(v.unknown()), items: v.array(v.unknown()) });

function withoutRepeats(items: ScheduleItem[], log: Log): ScheduleItem[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => {
    const isRepeat = seen.has(id);
    if (isRepeat) log(`Dropped a second item with the id ${id}`);
    seen.add(id);
    return !isRepeat;
  });
}

/** Items ascending by start. @throws ScheduleError if a list is missing */
export function parseSchedule(answer: unknown, log: Log = logToConsole): Schedule {
  const payload = v.safeParse(schedulePayloadWire, answer);
  if (!payload.success) throw new ScheduleError('Unknown error', { cause: new TypeError('The schedule response has no list.') });
  const locations = parseList('locations', scheduleLocationSchema, payload.output.locations, log);
  const { items: sent } = payload.output;
  if (sent.length > maxScheduleItems) log(`Dropped the items after the first ${maxScheduleItems}`);
  const items = parseList('items', scheduleItemSchema, sent.slice(0, maxScheduleItems), log);
  return { locations, items: sortByStart(withoutRepeats(items, log), log) };
}
