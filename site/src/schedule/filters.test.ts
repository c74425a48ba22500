import type { ScheduleEntry } from '@tand/ui';
import { expect, it } from 'vitest';
import { findClashes } from './clashes.ts';
import { fold, slug } from '@tand/runtime/search';
import { qrCode } from './qrCode.ts';
import { decodePicks, encodePicks, shareCode } from './share.ts';

const entry = (id: string, start = '10:00', end: string | undefined = '11:00', fields: Partial<ScheduleEntry> = {}): ScheduleEntry => ({
  id,
  title: `Punkt ${id}`,
  day: 0,
  placeId: 1,
  startMinutes: 600,
  start: `2025-06-13T${start}:00+02:00`,
  end: end && `2025-06-13T${end}:00+02:00`,
  ...fields,
});
it('compares composed and decomposed letters alike, and names files plainly', () => {
  expect(fold('Å'.normalize('NFD'))).toBe(fold('å'));
  expect(slug('Lördag 14 juni')).toBe('lordag-14-juni');
  expect(slug('../Å? <b>')).toBe('a-b');
});

it('marks picks that overlap, wherever they are, and nothing else', () => {
  const entries = [
    entry('a', '10:00', '12:00'),
    entry('b', '11:00', '13:00', { placeId: 2 }),
    entry('c', '13:00', '14:00'),
    entry('d', '10:30', '10:45'),
  ];
  expect(findClashes(entries, new Set(['a', 'b', 'c', 'gone']))).toEqual(
    new Map([
      ['a', ['Punkt b']],
      ['b', ['Punkt a']],
    ]),
  );
});

// SCHED-14
it('lets a cancelled pick clash with nothing', () => {
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

const programme = Array.from({ length: 400 }, (_, index) => ({ id: (index * 7919 + 100_003).toString(36) }));

it('carries picks in five letters each', () => {
  const picks = new Set([programme[3]!.id, programme[200]!.id, 'vanished']);
  const text = encodePicks(picks, programme);
  expect(text).toMatch(/^[\w-]{10}$/);
  expect(decodePicks(text, programme)).toEqual([programme[3]!.id, programme[200]!.id]);
  expect(new Set(programme.map(({ id }) => shareCode(id))).size).toBe(programme.length);
});

it('makes a code of what a camera can read, and none of more', () => {
  expect(qrCode(`https://www.tand.example/?share=${encodePicks(new Set(programme.slice(0, 200).map(({ id }) => id)), programme)}`)).toMatch(
    /^data:image\/svg/,
  );
  expect(qrCode('x'.repeat(5000))).toBeUndefined();
});

it.each([null, '', 'abc', '<script>', 'åäöåä', 'AAAAA', 'x'.repeat(100_000)])('makes nothing of %j', text => {
  expect(decodePicks(text, programme)).toEqual([]);
});
