import { expect, it } from 'vitest';
import { changeQuery, readQuery, servedQuery, withDayOf } from './query.ts';

const read = (text: string) => readQuery(new URLSearchParams(text), 4);
const plain = { day: undefined, view: undefined, share: '', friend: '' };

it('reads all parameters', () => {
  expect(read('day=2&view=mine&share=AbC-_&friend=XyZ')).toEqual({ day: 2, view: 'mine', share: 'AbC-_', friend: 'XyZ' });
  expect(read('day=all').day).toBe('all');
  // Day 0 is not the default: during the festival the default is today.
  expect(read('day=0').day).toBe(0);
});

it.each(['', 'day=4', 'day=-1', 'day=1.5', 'day=x', 'day=1e0', 'day=99999999999', 'view=table', 'share='])(
  'ignores the invalid or empty query "%s"',
  text => {
    expect(read(text)).toEqual(plain);
  },
);

it('truncates a very long parameter', () => {
  expect(read(`share=${'a'.repeat(50_000)}`).share).toHaveLength(10_000);
});

it('changes only the given parameters', () => {
  const params = new URLSearchParams('day=1&kind=food&utm_source=x');
  expect(String(changeQuery(params, { day: 2 }))).toBe('day=2&kind=food&utm_source=x');
  expect(String(changeQuery(params, { day: undefined }))).toBe('kind=food&utm_source=x');
  expect(String(changeQuery(params, { day: 0, view: 'list' }))).toBe('day=0&kind=food&utm_source=x&view=list');
  expect(String(params)).toBe('day=1&kind=food&utm_source=x');
});

it('round-trips a query', () => {
  const query = { day: 'all', view: 'list', share: 'abcde', friend: 'fghij' } as const;
  expect(readQuery(changeQuery(new URLSearchParams(), query), 4)).toEqual(query);
});

it.each([
  ['day=1', '', 'day=1'],
  ['day=1&view=list', 'place=2&day=3&q=cosplay+final', 'place=2&day=1&q=cosplay+final'],
  ['', 'place=2&day=3', 'place=2'],
  ['place=9', 'day=3', ''],
])('sets the day of the query %o in %o, or removes it, and changes no other parameter', (query, search, expected) => {
  expect(String(withDayOf(query, new URLSearchParams(search)))).toBe(expected);
});

it.each([
  ['view=list&place=2&day=1', 'day=1&view=list'],
  ['day=all&view=grid&utm_source=x', 'day=all&view=grid'],
  ['day=9&view=mine&q=cosplay', ''],
])('reduces the query to what the server renders: %o to %o', (query, expected) => {
  expect(servedQuery(new URLSearchParams(query), 4)).toBe(expected);
});
