import * as v from 'valibot';
import { maxFestivalDays } from '../constants.ts';
import { contentLanguages } from '../languages.ts';
import { externalUrl, localDate, localDateTime, localized, someText } from '../text/schema.ts';

const email = v.pipe(v.string(), v.email());
const origin = v.pipe(
  v.string(),
  v.check(text => URL.canParse(text) && new URL(text).origin === text, 'origin'),
);
const ascend = (values: readonly string[]) => values.every((value, index) => index === 0 || values[index - 1]! < value);

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const day = v.strictObject({ date: localDate, name: localized });
export type EditionDay = v.InferOutput<typeof day>;

const dates = v.pipe(
  v.strictObject({
    /** In order; `day` of a schedule item is an index of this list. */
    days: v.pipe(v.array(day), v.minLength(1), v.maxLength(maxFestivalDays), v.readonly()),
    ticketRelease: localDateTime,
    saleLastDays: localDateTime,
    doorsOpen: localDateTime,
    doorsClose: localDateTime,
  }),
  v.forward(
    v.check(({ days }) => ascend(days.map(({ date }) => date)), 'order'),
    ['days'],
  ),
  v.check(
    ({ ticketRelease, saleLastDays, doorsOpen, doorsClose }) => ascend([ticketRelease, saleLastDays, doorsOpen, doorsClose]),
    'order',
  ),
);

/** `day`: 0 is the first day of the festival, -1 the day before it. */
const periodEnd = v.union([
  v.picklist(['ticketRelease', 'saleLastDays', 'doorsOpen', 'doorsClose']),
  v.strictObject({ day: v.pipe(v.number(), v.integer()), time: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)) }),
]);
export type PeriodEnd = v.InferOutput<typeof periodEnd>;
const period = v.strictObject({ from: v.exactOptional(periodEnd), until: v.exactOptional(periodEnd) });
export type Period = v.InferOutput<typeof period>;

const venue = v.strictObject({
  name: someText,
  city: someText,
  address: someText,
  /** Country code, ISO 3166-1: 'SE'. */
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  url: externalUrl,
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});
export type Venue = v.InferOutput<typeof venue>;

export const editionSchema = v.strictObject({
  year: v.pipe(v.number(), v.integer()),
  name: someText,
  tagline: localized,
  dates,
  /** IANA name of the time zone of all local times. */
  timeZone: v.pipe(v.string(), v.check(isTimeZone, 'timeZone')),
  /** Currency of all prices, ISO 4217: 'SEK'. */
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  /** ISO 639-1 codes: `contentLanguages`, then further languages of pages. */
  languages: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))),
    v.check(
      ([...list]) => contentLanguages.every((lang, index) => list[index] === lang) && new Set(list).size === list.length,
      'languages',
    ),
    v.readonly(),
  ),
  defaultLanguage: v.picklist(contentLanguages),
  venue,
  emails: v.strictObject({
    support: email,
    esport: email,
    creators: email,
    crew: email,
    sales: email,
    info: email,
    partner: email,
    press: email,
  }),
  links: v.record(v.string(), externalUrl),
  /** Periods of sale or sign-up by link: `ext:crewForm`, `ticket:food`. Default: always; for tickets see `periodOf`. */
  periods: v.exactOptional(v.record(v.string(), period)),
  social: v.pipe(v.array(v.strictObject({ id: someText, label: someText, url: externalUrl })), v.readonly()),
  tickets: v.strictObject({
    shopUrl: origin,
    productGroups: v.record(v.string(), someText),
    isSoldOut: v.exactOptional(v.boolean()),
  }),
  siteUrl: origin,
  /** Articles published from this day on are identified by number in feeds, earlier ones by address. Default: all by number. */
  newsNumberedFrom: v.exactOptional(localDate),
  archives: v.exactOptional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.readonly())),
});
export type Edition = v.InferOutput<typeof editionSchema>;
