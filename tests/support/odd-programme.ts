import {
  isBlank,
  itemLanguages,
  isPrintable,
  scheduleKinds,
  severalPlaces,
  signUpWays,
  type Schedule,
  type ScheduleItem,
  type ScheduleLocation,
} from '@tand/festival';
import { scheduleItem, scheduleLocation } from '@tand/festival/schemas';
import * as fc from 'fast-check';

const odd = [
  `"Citat" och 'apostrofer'`,
  '=SUMMA(A1)',
  '+46 36 12 34 56',
  '-1',
  '@kock',
  '# rubrik',
  '- punkt',
  '*stjärna* och _streck_',
  '<b>fet</b> & <!-- dold -->',
  '5 < 6 &amp; 7 > 6',
  ']]>',
  'två  blanksteg',
  '👩‍👩‍👧 🕹️ 🇸🇪',
  'שלום עולם',
  'مرحبا',
  'e\u0301 och é',
  'Inställd. Inte alls',
  'Cancelled. Not at all',
  'null',
  '2025-06-14',
  '10:00',
  'a, b; c | d',
  '{{festival}}',
  'true',
  '100 %',
];
const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 10 }).map(text => text.normalize('NFC'));
const isLine = (text: string) => !isBlank(text) && isPrintable(text) && !/[\r\n\t]/.test(text);
const short = fc.oneof(fc.constantFrom(...odd), word.filter(isLine));
const line = fc.oneof(
  short,
  fc.integer({ min: 15, max: 40 }).map(count => 'långt ord '.repeat(count).trim()),
);
const lines = fc.array(line, { maxLength: 3 }).map(all => all.join('\n\n'));
/** Entries of lists, without the characters that separate entries and links in a table. */
const part = short.filter(text => !/[;|<>]/.test(text));
const clock = fc
  .integer({ min: 0, max: 1439 })
  .map(at => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`);
const page = fc.constantFrom('/faq', '/creators/Skogsrået', '/schedule?day=1#a');
const elsewhere = fc.constantFrom('https://a.example/?b=1&c=%20d', 'https://a.example/åäö', 'mailto:a@b.example');

const item = fc.record({
  day: fc.constantFrom(0, 1, 2, 3),
  place: fc.nat(),
  start_time: clock,
  end_time: fc.oneof(clock, fc.constant('')),
  name_sv: line,
  name_en: fc.option(line),
  short_desc_sv: lines,
  short_desc_en: lines,
  highlight: fc.boolean(),
  further: fc.array(fc.nat(), { maxLength: 2 }),
  more: fc.record(
    {
      old_start_time: clock,
      old_end_time: clock,
      cancelled: fc.constant(true),
      kind: fc.constantFrom(...scheduleKinds),
      tags: fc.uniqueArray(part, { minLength: 1, maxLength: 2 }),
      hosts: fc.uniqueArray(fc.record({ name: part, href: page }, { requiredKeys: ['name'] }), { minLength: 1, maxLength: 2 }),
      language: fc.constantFrom(...itemLanguages),
      age: fc.integer({ min: 1, max: 99 }),
      signUp: fc.record(
        { how: fc.constantFrom(...signUpWays), where: elsewhere, full: fc.constant(true as const) },
        { requiredKeys: ['how'] },
      ),
      access: fc.record(
        {
          seating: fc.constantFrom('seats', 'standing'),
          noise: fc.constant('loud'),
          steps: fc.constant('some'),
          hearingLoop: fc.boolean(),
        },
        { requiredKeys: ['noise'] },
      ),
    },
    { requiredKeys: [] },
  ),
  link: fc.oneof(
    fc.constant({}),
    page.map(routerLink => ({ routerLink })),
    elsewhere.map(url => ({ url })),
  ),
});

/** @throws Error for an invalid value */
function parsed<T>(result: { readonly value?: T; readonly issues?: unknown } | Promise<unknown>): T {
  if (!('value' in result)) throw new Error(JSON.stringify(result));
  return result.value;
}

/** Programmes with most fields, and with odd but valid texts and times. */
export const oddProgramme: fc.Arbitrary<Schedule> = fc
  .tuple(
    fc.uniqueArray(part, { minLength: 1, maxLength: 4, selector: name => name.trim().toLowerCase() }),
    fc.array(item, { minLength: 1, maxLength: 6 }),
  )
  .map(([names, items]) => {
    const locations = names.map((name, index): ScheduleLocation =>
      parsed(
        scheduleLocation['~standard'].validate({
          id: index + 1,
          name_sv: name,
          name_en: `${name} (en)`,
          at: { x: index, y: 2 },
          access: { steps: 'none' },
        }),
      ),
    );
    const idAt = (index: number) => locations[index % locations.length]!.id;
    return {
      locations,
      items: items.map(({ place, further, more, link, name_en, ...fields }, index): ScheduleItem => {
        const location = idAt(place);
        const places = severalPlaces(location, further.map(idAt));
        const one = {
          id: `i-${index}`,
          location,
          ...(places && { places }),
          ...fields,
          name_en: name_en ?? fields.name_sv,
          ...more,
          ...link,
        };
        return parsed(scheduleItem['~standard'].validate(one));
      }),
    };
  });
