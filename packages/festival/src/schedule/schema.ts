import * as v from 'valibot';
import { maxFestivalDays } from '../constants.ts';
import { clockTime, externalLink, filledLine, internalLink, link, omitEmpty, refuse, text, whole } from '../text/fields.ts';
import { accessValues, itemLanguages, scheduleKinds, severalPlaces, signUpWays, type AccessFacts, type DetailName } from './values.ts';
import { defined } from '../text/schema.ts';

type AccessEntries = { [Fact in keyof AccessFacts]-?: v.ExactOptionalSchema<v.GenericSchema<NonNullable<AccessFacts[Fact]>>, undefined> };
const factOf = (values: readonly (string | boolean)[]) => (values.includes(true) ? v.boolean() : v.picklist(values as readonly string[]));
const access = v.strictObject(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries doesn't type its keys
  Object.fromEntries(
    Object.entries(accessValues).map(([fact, values]) => [fact, v.exactOptional(factOf(values))]),
  ) as unknown as AccessEntries,
);

const listOf = <const S extends v.GenericSchema>(schema: S, max: number) =>
  v.pipe(v.array(schema), v.maxLength(max, refuse('tooMany', { max })), v.readonly());

/** Details that are not known are omitted (SCHED-47). */
export const itemDetails = {
  kind: v.exactOptional(v.picklist(scheduleKinds)),
  tags: v.exactOptional(listOf(filledLine(100), 20)),
  /** `href`: internal path without language, or external URL. */
  hosts: v.exactOptional(listOf(v.strictObject({ name: filledLine(500), href: v.exactOptional(link) }), 50)),
  language: v.exactOptional(v.picklist(itemLanguages)),
  /** Minimum age in years. */
  age: v.exactOptional(whole(1, 99)),
  signUp: v.exactOptional(
    v.strictObject({ how: v.picklist(signUpWays), where: v.exactOptional(link), full: v.exactOptional(v.literal(true, 'trueOrOmitted')) }),
  ),
  access: v.exactOptional(access),
  /** All location ids if there are several, `location` first. */
  places: v.exactOptional(listOf(whole(1, 1_000_000), 50)),
} satisfies Record<DetailName | 'access' | 'places', v.GenericSchema | v.ExactOptionalSchema<v.GenericSchema, undefined>>;

export const itemFields = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/, 'id')),
  day: whole(0, maxFestivalDays - 1),
  location: whole(1, 1_000_000),
  start_time: clockTime,
  /** '' if the end is open. */
  end_time: v.optional(v.union([v.literal(''), clockTime], 'openTime'), ''),
  old_start_time: v.exactOptional(clockTime),
  old_end_time: v.exactOptional(clockTime),
  name_sv: filledLine(500),
  name_en: filledLine(500),
  short_desc_sv: v.optional(text(5000), ''),
  short_desc_en: v.optional(text(5000), ''),
  url: v.exactOptional(externalLink),
  routerLink: v.exactOptional(internalLink),
  highlight: v.optional(v.boolean(), false),
  cancelled: v.exactOptional(v.literal(true, 'yesOrNo')),
  ...itemDetails,
});

export const itemFieldNames = Object.keys(itemFields.entries) as (keyof typeof itemFields.entries)[];

const itemWith = (id: v.GenericSchema<unknown, string>) =>
  v.pipe(
    v.unknown(),
    omitEmpty('old_start_time', 'old_end_time', 'url', 'routerLink', 'cancelled'),
    v.strictObject({ ...itemFields.entries, id }),
    v.transform(({ places, ...item }) => defined({ ...item, places: severalPlaces(item.location, places) })),
  );

export const scheduleItem = itemWith(itemFields.entries.id);

export const newScheduleItem = itemWith(v.optional(v.union([v.literal(''), itemFields.entries.id], 'id'), ''));

const metres = v.pipe(
  v.number(),
  v.minValue(0, refuse('whole', { min: 0, max: 10_000 })),
  v.maxValue(10_000, refuse('whole', { min: 0, max: 10_000 })),
);

/** Id 0 means all places (SCHED-1). */
export const scheduleLocation = v.strictObject({
  id: whole(0, 1_000_000),
  name_sv: filledLine(500),
  name_en: filledLine(500),
  /** Position in metres from a corner of the hall: `x` along it, `y` across. */
  at: v.exactOptional(v.strictObject({ x: metres, y: metres })),
  /** Defaults for the access facts of the items at the location. */
  access: v.exactOptional(access),
});

/** Names with soft hyphens or word joiners; other names are omitted. */
export interface SoftNames {
  sv?: string;
  en?: string;
}

/** Clock times are HH:mm in the festival's time zone (SCHED-1, SCHED-3). */
export interface ScheduleItem extends v.InferOutput<typeof scheduleItem> {
  sequence?: number;
  /** Last change, ISO 8601 UTC. */
  modified?: string;
  /** Added by the server, which has the hyphenation patterns (SCHED-62). */
  soft?: SoftNames;
}

export type ScheduleLocation = v.InferOutput<typeof scheduleLocation>;
export type ScheduleHost = NonNullable<ScheduleItem['hosts']>[number];
export type SignUp = NonNullable<ScheduleItem['signUp']>;

export interface Schedule {
  locations: ScheduleLocation[];
  items: ScheduleItem[];
}
