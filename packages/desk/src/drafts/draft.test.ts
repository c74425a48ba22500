import { describe, expect, test } from 'vitest';
import { rebase, resolve, type Groups } from './draft.ts';

interface Entry {
  day: number;
  start: string;
  place: string;
  tags?: string[];
}
const groups: Groups<Entry> = { time: ['day', 'start'], place: ['place'], tags: ['tags'] };
const base: Entry = { day: 1, start: '18:00', place: 'stage' };

// CREW-6
describe('rebasing a draft on the changes of others', () => {
  test('preserves own changes and adopts the changes of others', () => {
    const { draft, conflicts } = rebase({ base, mine: { ...base, start: '18:30' } }, { ...base, place: 'hall', tags: ['cs2'] }, groups);
    expect(conflicts).toEqual([]);
    expect(draft.mine).toEqual({ day: 1, start: '18:30', place: 'hall', tags: ['cs2'] });
  });

  test('reports a conflict at each rebase if draft and others changed a field group differently', () => {
    const now = { ...base, start: '20:00' };
    const first = rebase({ base, mine: { ...base, start: '18:30' } }, now, groups);
    expect(first.conflicts).toEqual(['time']);
    expect(first.draft.mine.start).toBe('18:30');
    expect(rebase(first.draft, now, groups).conflicts).toEqual(['time']);
  });

  test('reports no conflict if draft and others made the same change', () => {
    const { draft, conflicts } = rebase({ base, mine: { ...base, start: '20:00' } }, { ...base, start: '20:00' }, groups);
    expect(conflicts).toEqual([]);
    expect(draft.base).toEqual(draft.mine);
  });

  test('removes a field that others removed, and preserves a field that the draft added', () => {
    const tagged = { ...base, tags: ['cs2'] };
    expect(rebase({ base: tagged, mine: { ...tagged, start: '18:30' } }, base, groups).draft.mine).not.toHaveProperty('tags');
    expect(rebase({ base, mine: tagged }, { ...base, place: 'hall' }, groups).draft.mine).toEqual({ ...tagged, place: 'hall' });
  });

  test.each([
    ['mine', '18:30'],
    ['theirs', '20:00'],
  ] as const)('resolves a conflict with the version "%s"', (keep, start) => {
    const now = { ...base, start: '20:00' };
    const settled = resolve({ base, mine: { ...base, start: '18:30', place: 'hall' } }, now, groups['time']!, keep);
    expect(settled.mine).toEqual({ ...base, start, place: 'hall' });
    expect(rebase(settled, now, groups).conflicts).toEqual([]);
  });
});
