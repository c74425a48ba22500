import { expect, it } from 'vitest';
import { changeQuery, readQuery, withDayOf } from './query.ts';

const read = (text: string) => readQuery(new URLSearchParams(text), 4);
const plain = { day: 0, place: null, view: undefined, q: '', onlyPicks: false, share: '' };

it('reads what a link says', () => {
  expect(read('day=2&place=7&view=grid&q=cosplay+final&picks=1&share=AbC-_')).toEqual({
    day: 2,
    place: 7,
    view: 'grid',
    q: 'cosplay final',
    onlyPicks: true,
    share: 'AbC-_',
  });
  expect(read('day=all').day).toBe('all');
});

it.each([
  '',
  'day=4',
  'day=-1',
  'day=1.5',
  'day=x',
  'day=1e0',
  'day=99999999999',
  'place=0',
  'place=<b>',
  'place=',
  'view=table',
  'picks=yes',
  'q=%20',
])('takes "%s" as nothing', text => {
  expect(read(text)).toEqual(plain);
});

it('cuts an endless search', () => {
  expect(read(`q=${'a'.repeat(5000)}`).q).toHaveLength(80);
});

it('changes only what it is told, and leaves foreign parameters', () => {
  const params = new URLSearchParams('day=1&place=3&utm_source=x');
  expect(String(changeQuery(params, { day: 2 }))).toBe('day=2&place=3&utm_source=x');
  expect(String(changeQuery(params, { day: 0, place: null }))).toBe('utm_source=x');
  expect(String(changeQuery(params, { onlyPicks: true, view: 'list', q: 'å ä' }))).toBe(
    'day=1&place=3&utm_source=x&picks=1&view=list&q=%C3%A5+%C3%A4',
  );
  expect(String(params)).toBe('day=1&place=3&utm_source=x');
});

it('gives back what it wrote', () => {
  const query = { day: 'all', place: 10, view: 'list', q: 'mat & kaffe', onlyPicks: true, share: 'abcde' } as const;
  expect(readQuery(changeQuery(new URLSearchParams(), query), 4)).toEqual(query);
});

it.each([
  ['day=1', '', '?day=1'],
  ['day=1&view=list', '?place=2&day=3&q=cosplay+final', '?place=2&day=1&q=cosplay+final'],
  ['', '?place=2&day=3', '?place=2'],
  ['place=9', '?day=3', ''],
])('takes the day of %o into the address %o and leaves the rest', (query, search, expected) => {
  expect(withDayOf(query, search)).toBe(expected);
});
