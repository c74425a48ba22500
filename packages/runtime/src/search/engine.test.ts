import { expect, test } from 'vitest';
import type { Lang } from '../i18n/index.ts';
import type { SearchDocument } from './data.ts';
import { createSearch } from './engine.ts';
import { stem } from './stem.ts';

test.each([
  ['sv', ['biljett', 'biljetter', 'biljetten', 'biljetterna', 'Biljetternas', 'BILJETT']],
  ['sv', ['öppning', 'öppningen', 'oppning', 'öppningar', 'öppningarna']],
  ['sv', ['grenuttag', 'grenuttaget']],
  ['sv', ['schema', 'schemat', 'scheman']],
  ['sv', ['kreatör', 'kreatörer', 'kreatoren']],
  ['en', ['ticket', 'tickets', 'Ticket']],
  ['en', ['camp', 'camping', 'camps', 'camped']],
  ['en', ['party', 'parties']],
  ['en', ['stage', 'stages', 'staging']],
] as [Lang, string[]][])('finds one stem in %s for the words %j', (lang, words) => {
  expect(new Set(words.map(word => stem(word, lang))).size).toBe(1);
});

test.each(['lan', 'å', 'is', 'en', 'nej', 'bus', 'glass'])('does not cut a word to fewer than three letters: %s', word => {
  for (const lang of ['sv', 'en'] as const) expect(stem(word, lang).length).toBeGreaterThanOrEqual(Math.min(3, word.length));
});

const words = (text: string) =>
  text
    .split(' ')
    .map(word => stem(word, 'sv'))
    .join(' ');
const documents: SearchDocument[] = [
  [0, 'Biljetter', '/tickets', '', 'Fyra sorters biljett.', words('festivalpass pris')],
  [0, 'Boende', '/accommodation', '', 'Tält, sovsal eller stuga.', words('camping madrass')],
  [1, 'Öppning av portarna', '/schedule/oppning', 'fredag 13 juni 10:00, Entrén', '', ''],
  [1, 'Stolyoga', '/schedule/stolyoga', '', '', ''],
  [1, 'Skumplast', '/schedule/skumplast', '', 'Av en yogamatta.', ''],
  [2, 'Biljettsläpp den 13 december', '/news/slapp', '', 'Klockan 13.37.', words('biljetter köas festivalpass')],
  [3, 'Får jag ta med grenuttag?', '/faq#power', '', '', words('ström uttag jordat')],
  ...Array.from({ length: 9 }, (_, index): SearchDocument => [5, `Spelare ${index}`, `/creators/${index}`, '', '', '']),
];
const search = createSearch({ lang: 'sv', answers: [], documents });
const found = (query: string) => search(query).flatMap(({ hits }) => hits.map(({ href }) => href));

test.each([
  ['with accents', 'öppning', '/schedule/oppning'],
  ['without accents', 'oppning', '/schedule/oppning'],
  ['in capitals', 'ÖPPNING', '/schedule/oppning'],
  ['that is the beginning of a word', 'öppn', '/schedule/oppning'],
  ['in the definite form', 'öppningen', '/schedule/oppning'],
  ['with a typing error', 'öpnning', '/schedule/oppning'],
  ['that names its place', 'entrén', '/schedule/oppning'],
  ['of a word in its text', 'madrassen', '/accommodation'],
  ['that is within a compound', 'släpp', '/news/slapp'],
  ['that ends a title, though a word of another text begins with it', 'yoga', '/schedule/stolyoga'],
  ['that is a complete question', 'hur får jag ström till min dator i hallen?', '/faq#power'],
])('finds a document by a query %s: %s', (_how, query, href) => expect(found(query)[0]).toBe(href));

test('ranks matches in titles first, and omits partial matches if a document has all words', () => {
  expect(found('biljetter')[0]).toBe('/tickets');
  expect(found('festivalpass december')).toEqual(['/news/slapp']);
});

test('groups hits by kind, five of each at most', () => {
  const groups = search('biljett');
  expect(groups.map(({ kind }) => kind)).toEqual(['page', 'news']);
  expect(search('spelare')).toMatchObject([{ kind: 'creators', hits: { length: 5 } }]);
});

test.each(['', '   ', '!?', 'xyzzyq', 'och'])('finds nothing for %j', query => expect(found(query)).toEqual([]));
