import * as v from 'valibot';
import type { Edition } from './edition.ts';
import { languages } from '../languages.ts';
import { localToInstant } from '../time/zone.ts';
import { externalUrl, localDate, localDateTime, localized, someText } from '../text/schema.ts';

const email = v.pipe(v.string(), v.email());
const origin = v.pipe(
  v.string(),
  v.check(text => URL.canParse(text) && new URL(text).origin === text, 'Not an origin'),
);
const ascend = (values: readonly number[]) => values.every((value, index) => index === 0 || values[index - 1]! < value);

const dates = v.pipe(
  v.strictObject({
    days: v.pipe(v.array(v.strictObject({ date: localDate, name: localized })), v.length(4)),
    ticketRelease: localDateTime,
    saleLastDays: localDateTime,
    doorsOpen: localDateTime,
    doorsClose: localDateTime,
  }),
  v.check(({ days }) => ascend(days.map(day => localToInstant(day.date))), 'The days are not in order'),
  v.check(
    ({ ticketRelease, saleLastDays, doorsOpen, doorsClose }) =>
      ascend([ticketRelease, saleLastDays, doorsOpen, doorsClose].map(time => localToInstant(time))),
    'The dates are not in the order ticketRelease, saleLastDays, doorsOpen, doorsClose',
  ),
);

/** Strict: a misspelt field is an error. */
export const editionSchema: v.GenericSchema<Edition> = v.strictObject({
  year: v.pipe(v.number(), v.integer()),
  name: someText,
  tagline: localized,
  dates,
  timeZone: v.literal('Europe/Stockholm'),
  languages: v.pipe(v.array(v.picklist(languages)), v.minLength(1)),
  defaultLanguage: v.picklist(languages),
  venue: v.strictObject({
    name: someText,
    city: someText,
    address: someText,
    url: externalUrl,
    lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    lon: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  }),
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
  social: v.array(v.strictObject({ id: someText, label: someText, url: externalUrl })),
  tickets: v.strictObject({ shopUrl: origin, productGroups: v.record(v.string(), someText), isSoldOut: v.exactOptional(v.boolean()) }),
  siteUrl: origin,
  newsNumberedFrom: v.exactOptional(localDate),
  archives: v.exactOptional(v.array(v.pipe(v.number(), v.integer()))),
});
