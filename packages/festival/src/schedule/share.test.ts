import { expect, it } from 'vitest';
import { decodePicks, encodePicks, shareCode } from './share.ts';

const programme = Array.from({ length: 400 }, (_, index) => ({ id: (index * 7919 + 100_003).toString(36) }));

it('encodes each pick of the programme in five characters, and leaves out unknown picks', () => {
  const picks = new Set([programme[3]!.id, programme[200]!.id, 'vanished']);
  const text = encodePicks(picks, programme);
  expect(text).toMatch(/^[\w-]{10}$/);
  expect(decodePicks(text, programme)).toEqual([programme[3]!.id, programme[200]!.id]);
  expect(new Set(programme.map(({ id }) => shareCode(id))).size).toBe(programme.length);
});

it.each([null, '', 'abc', '<script>', 'åäöåä', 'AAAAA', 'x'.repeat(100_000)])('returns no picks for %j', text => {
  expect(decodePicks(text, programme)).toEqual([]);
});
