import { expect, it } from 'vitest';
import { findClashes } from './clashes.ts';

const entry = (id: string, start = '10:00', end: string | undefined = '11:00', fields: { isCancelled?: boolean } = {}) => ({
  id,
  title: `Punkt ${id}`,
  start: `2025-06-13T${start}:00+02:00`,
  end: end && `2025-06-13T${end}:00+02:00`,
  ...fields,
});

it('finds only picks that overlap', () => {
  const entries = [entry('a', '10:00', '12:00'), entry('b', '11:00', '13:00'), entry('c', '13:00', '14:00'), entry('d', '10:30', '10:45')];
  expect(findClashes(entries, new Set(['a', 'b', 'c', 'gone']))).toEqual(
    new Map([
      ['a', ['Punkt b']],
      ['b', ['Punkt a']],
    ]),
  );
});

// SCHED-14
it('ignores cancelled picks', () => {
  const entries = [{ ...entry('a', '10:00'), isCancelled: true }, entry('b', '10:00')];
  expect(findClashes(entries, new Set(['a', 'b'])).size).toBe(0);
});

it('counts an open end as an hour', () => {
  const entries = [entry('a', '10:00', ''), entry('b', '10:59'), entry('c', '11:00', '12:00')].map(one =>
    one.id === 'a' ? { ...one, end: undefined } : one,
  );
  expect(findClashes(entries, new Set(['a', 'b'])).get('a')).toEqual(['Punkt b']);
  expect(findClashes(entries, new Set(['a', 'c'])).size).toBe(0);
});
