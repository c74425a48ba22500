import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { newest, settle } from './load.ts';
import type { Loaded, Problem } from './page.ts';

const anyLoaded = fc
  .record({
    at: fc.integer({ min: 1, max: 4 }),
    since: fc.integer({ min: 0, max: 3 }),
    kind: fc.constantFrom('whole', 'whole', 'gaps', 'empty', 'null', 'gone', 'failed'),
  })
  .map(({ at, since, kind }): Loaded => {
    const age = { at, asOf: at + since };
    if (kind === 'failed') return { data: null, at: 0, doubt: 'nothing', problem: 'unknown' };
    if (kind === 'gone') return { data: null, ...age };
    if (kind === 'null') return { data: null, ...age, doubt: 'nothing', problem: 'unknown' };
    if (kind === 'empty') return { data: [], ...age, doubt: 'nothing' };
    return { data: [at], ...age, ...(kind === 'gaps' && { doubt: 'gaps', problem: 'gaps' }) };
  });
const several = fc.array(anyLoaded, { minLength: 1, maxLength: 6 });
const withOrder = several.chain(all =>
  fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
);
const inTurn = (all: readonly Loaded[]) => all.slice(1).reduce(settle, all[0]!);
const rank = ({ doubt }: Loaded) => ['nothing', 'gaps', undefined].indexOf(doubt);

// DATA-5
test('ends with the same age and completeness in whatever order states arrive', () => {
  fc.assert(
    fc.property(withOrder, ([all, shuffled]) => {
      const [one, other] = [inTurn(all), inTurn(shuffled)];
      expect([rank(other), other.at, other.asOf]).toEqual([rank(one), one.at, one.asOf]);
    }),
  );
});

// DATA-5
test('never replaces a state with a less complete one, or with an older, equally complete one', () => {
  fc.assert(
    fc.property(several, anyLoaded, (before, found) => {
      const shown = inTurn(before);
      const next = settle(shown, found);
      const isBetter = rank(next) > rank(shown) || (rank(next) === rank(shown) && next.at >= shown.at);
      const isLost = found.doubt === 'nothing' && rank(shown) > 0 && next.data !== shown.data;
      expect({ isBetter, isLost }).toEqual({ isBetter: true, isLost: false });
    }),
  );
});

test('returns the newest complete state unchanged, without a problem', () => {
  fc.assert(
    fc.property(several, before => {
      const next = settle(inTurn(before), { data: ['new'], at: 100 });
      expect(next).toEqual({ data: ['new'], at: 100 });
    }),
  );
});

const full: Loaded = { data: ['a', 'b'], at: 50 };
test.each<[string, Loaded, { data: unknown; at: number; problem: Problem | undefined }]>([
  ['a newer result', { data: ['c'], at: 51 }, { data: ['c'], at: 51, problem: undefined }],
  ['an older result', { data: ['c'], at: 49 }, { data: ['a', 'b'], at: 50, problem: undefined }],
  ['an older cached copy', { data: ['c'], at: 49, problem: 'unknown' }, { data: ['a', 'b'], at: 50, problem: 'unknown' }],
  ['a newer cached copy', { data: ['c'], at: 51, problem: 'unknown' }, { data: ['c'], at: 51, problem: 'unknown' }],
  ['no data of an incomplete list', { data: null, at: 51, doubt: 'nothing' }, { data: ['a', 'b'], at: 50, problem: 'unknown' }],
  ['an emptied list', { data: [], at: 51, doubt: 'nothing' }, { data: ['a', 'b'], at: 50, problem: 'unknown' }],
  ['a result with gaps', { data: ['a'], at: 51, doubt: 'gaps', problem: 'gaps' }, { data: ['a', 'b'], at: 50, problem: 'gaps' }],
  ['a removal', { data: null, at: 51 }, { data: null, at: 51, problem: 'gone' }],
  ['a removal that was undone since', { data: null, at: 49 }, { data: ['a', 'b'], at: 50, problem: undefined }],
])('merges %s into complete data', (_, found, expected) => {
  const { data, at, problem } = settle(full, found);
  expect({ data, at, problem }).toEqual(expected);
});

test('keeps the shown result when an equal one arrives, with the later `asOf` of the two', () => {
  expect(newest(full, { ...full })).toBe(full);
  expect(settle(full, { data: full.data, at: 50, asOf: 90 })).toMatchObject({ at: 50, asOf: 90 });
});
