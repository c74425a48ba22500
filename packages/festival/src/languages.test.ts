import * as v from 'valibot';
import { expect, it } from 'vitest';
import { editionSchema } from './edition/schema.ts';
import { localeOf, shownText } from './languages.ts';
import { itemName } from './schedule/view.ts';

const text = { sv: 'Natt', en: 'Night', fi: 'Yö' };

// LANG-1, SCHED-9
it.each([
  ['sv', text, 'Natt'],
  ['fi', text, 'Yö'],
  ['fi', { sv: 'Natt', en: 'Night' }, 'Night'],
  ['en', { sv: 'Natt', en: '' }, ''],
])('chooses the text for the language %s from %o: "%s"', (lang, own, shown) => expect(shownText(own, lang)).toBe(shown));

it('returns the English name of an item for an added language', () => {
  expect(itemName({ name_sv: 'Natt', name_en: 'Night' }, 'fi')).toBe('Night');
});

it.each([
  ['sv', 'sv-SE'],
  ['en', 'en-GB'],
  ['fi', 'fi-FI'],
])('returns the locale of %s: %s', (lang, locale) => expect(localeOf(lang)).toBe(locale));

it.each([
  [['sv', 'en'], true],
  [['sv', 'en', 'fi'], true],
  [['sv', 'fi'], false],
  [['en', 'sv'], false],
  [['sv', 'en', 'sv'], false],
  [['sv', 'en', 'finska'], false],
])('validates the languages %o of an edition: %s', (languages, isAccepted) => {
  expect(v.is(editionSchema.entries.languages, languages)).toBe(isAccepted);
});
