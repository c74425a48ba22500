import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fits, usePageSearch } from './usePageSearch.ts';

const texts = ['Får jag ta med egen mat?', 'Ja, kall mat. Läs om **[LAN Lounge](/food/lan-lounge)**.', 'Ett jordat grenuttag'];

test.each(['', '   ', 'mat', 'EGEN mat', 'far', 'LÄS', 'las', 'lounge', 'lan lounge.', 'grenuttag', 'gren kall'])(
  '«%s» finds it',
  words => {
    expect(fits(texts, words)).toBe(true);
  },
);

test.each(['hund', 'mat hund', '/food', 'lan-lounge', '*', '['])('«%s» does not', words => {
  expect(fits(texts, words)).toBe(false);
});

const parts = [
  { id: 'age', text: 'Ålder' },
  { id: 'sound', text: 'Ljud' },
];
const search = () => renderHook(() => usePageSearch(parts, ({ text }) => [text])).result;
const goTo = (hash: string) =>
  act(() => {
    window.history.replaceState(null, '', hash);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });

test('nothing but spaces leaves every part', () => {
  const result = search();
  act(() => result.current.setWords('  '));
  expect(result.current).toMatchObject({ isSearching: false, shown: parts });
});

test('words leave the parts that have them', () => {
  const result = search();
  act(() => result.current.setWords('alder'));
  expect(result.current).toMatchObject({ isSearching: true, shown: [parts[0]] });
  act(() => result.current.setWords('xyz'));
  expect(result.current.shown).toEqual([]);
});

test('a link to a part that was left out empties the search, other links do not', () => {
  const result = search();
  act(() => result.current.setWords('alder'));
  goTo('#age');
  goTo('#elsewhere');
  goTo('#%E0%A4%A');
  expect(result.current.words).toBe('alder');
  goTo('#sound');
  expect(result.current).toMatchObject({ words: '', shown: parts });
});
