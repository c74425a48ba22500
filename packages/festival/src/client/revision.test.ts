import { expect, test } from 'vitest';
import { formatRevision, parseRevision } from './revision.ts';

test.each([
  [{ origin: 'a1b2c3d4', number: 57, at: 1_749_906_000_000 }, '57 1749906000000 a1b2c3d4'],
  [{ origin: '', number: 0, at: 0 }, '0 0'],
])('writes revision %o as a header and reads it back', (revision, text) => {
  expect(formatRevision(revision)).toBe(text);
  expect(parseRevision(text)).toEqual(revision);
});

test.each([undefined, null, '', '57', 'x57 1 a', '57 1 a b', '57 x', '-1 1', '5.7 1', '57  1'])('rejects the header %o', text =>
  expect(parseRevision(text)).toBeUndefined(),
);
