import { expect, it } from 'vitest';
import { countedText, fillText, foldWords, insideSentence } from './fill.ts';

// LANG-8
it.each([
  { title: 'Öppning', start: '10:00' },
  { title: '{{start}} & $1 $& <b>', start: '' },
])('inserts the values of %o verbatim and preserves placeholders without a value', values => {
  expect(fillText('{{title}}, från {{start}}, {{festival}} ({{title}})', values)).toBe(
    `${values.title}, från ${values.start}, {{festival}} (${values.title})`,
  );
});

it.each([
  [0, '0 val'],
  [1, 'ett val'],
  [2, '2 val'],
])('selects the form of the text for the count %i', (count, text) => {
  expect(countedText({ picks_one: 'ett val', picks_other: '{{count}} val' }, 'picks', count, 'sv')).toBe(text);
});

it('writes a weekday inside a sentence in lower case in Swedish, with a capital in English', () => {
  expect([insideSentence('Lördag 14 juni', 'sv'), insideSentence('Saturday 14 June', 'en')]).toEqual([
    'lördag 14 juni',
    'Saturday 14 June',
  ]);
});

it('folds composed and decomposed letters alike, and removes invisible characters', () => {
  expect(foldWords('Å'.normalize('NFD'))).toBe(foldWords('å'));
  expect(foldWords('sit\u2060-\u2060n\u2060-\u2060go')).toBe('sit-n-go');
});
