import { edition } from '@edition/edition.ts';
import { facts } from '@edition/facts.ts';
import { copyVariables } from '../src/variables.ts';
import { expect, it } from 'vitest';
import {
  age,
  count,
  date,
  distance,
  duration,
  factInWords,
  hours,
  mail,
  name,
  phone,
  place,
  price,
  time,
  type Fact,
} from '../src/facts.ts';

const cases: [of: string, fact: Fact, sv: string, en: string][] = [
  ['a price', price(1295), '1 295 kr', 'SEK 1,295'],
  ['a small price', price(95), '95 kr', 'SEK 95'],
  ['hours past midnight', hours('22:00', '08:00'), 'kl. 22.00–08.00', '22:00–08:00'],
  ['a time', time('14:00'), 'kl. 14.00', '14:00'],
  ['an age', age(13), '13 år', '13'],
  ['ages', age(13, 15), '13–15 år', '13–15'],
  ['a count', count(1200, 'lampor', 'lamps'), '1 200 lampor', '1,200 lamps'],
  ['a distance', distance(1.5, 'km'), '1,5 km', '1.5 km'],
  ['hours and minutes', duration(200), '3 tim 20 min', '3 h 20 min'],
  ['full hours', duration(120), '2 tim', '2 h'],
  ['minutes', duration(20), '20 minuter', '20 minutes'],
  ['a phone number', phone('070-174 06 13'), '070-174 06 13', '+46 70 174 06 13'],
  ['a mail address', mail('info@tand.example'), 'info@tand.example', 'info@tand.example'],
  ['a name', name('Spelföreningen Plånet'), 'Spelföreningen Plånet', 'Spelföreningen Plånet'],
  ['a place', place('Stora scenen', 'Main Stage'), 'Stora scenen', 'Main Stage'],
  ['a day', date('2025-06-12'), 'torsdag 12 juni', 'Thursday 12 June'],
];

// FEST-12
it.each(cases)('writes %s in the format of each language', (_, fact, sv, en) => {
  const spaced = (lang: 'sv' | 'en') => factInWords(fact, lang, 'SEK').replaceAll('\u00A0', ' ');
  expect([spaced('sv'), spaced('en')]).toEqual([sv, en]);
});

it.each([price(1295), hours('10:00', '22:00'), age(13), count(120, 'kabinett', 'cabinets'), phone('070-174 06 13')])(
  'writes %o without a space at which a line could break',
  fact => expect(factInWords(fact, 'sv', 'SEK') + factInWords(fact, 'en', 'SEK')).not.toMatch(/[ \u202F]/),
);

/** Verifies the check digit of a Swedish registration number. */
const canBeGiven = (number: string) =>
  Array.from(number.replaceAll('-', ''), Number).reduce((sum, digit, index) => {
    const product = digit * (index % 2 ? 1 : 2);
    return sum + (product > 9 ? product - 9 : product);
  }, 0) %
    10 ===
  0;

// FEST-15
it('has a fictitious organisation number and a phone number reserved for fiction', () => {
  expect(canBeGiven('802999-0002')).toBe(true);
  expect(canBeGiven(factInWords(facts.organiserNumber, 'sv', 'SEK'))).toBe(false);
  const [, last] = /^070-174 06 (\d\d)$/.exec(factInWords(facts.phone, 'sv', 'SEK').replaceAll('\u00A0', ' ')) ?? [];
  expect(Number(last)).toBeGreaterThanOrEqual(5);
});

const inEuro = (lang: 'sv' | 'en') => copyVariables({ ...edition, currency: 'EUR' }, lang, { priceLan: price(1195) })['priceLan'];

it('writes prices in the currency of the edition', () => {
  expect([inEuro('sv'), inEuro('en')].map(text => text?.replaceAll(/\s/g, ' '))).toEqual(['1 195 €', '€1,195']);
});
