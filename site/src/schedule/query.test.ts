import { expect, it } from 'vitest';
import { servedQuery } from './query.ts';

it.each([
  ['view=list&place=2&day=1', 'day=1&view=list'],
  ['day=all&view=grid&utm_source=x', 'day=all&view=grid'],
  ['day=9&view=mine&q=cosplay', ''],
])('has the server render of %o only %o', (query, expected) => {
  expect(servedQuery(new URLSearchParams(query), 4)).toBe(expected);
});
