import { expect, it } from 'vitest';
import { equalInConstantTime, fileMark, hashOrigin, hashPostal, hashReference, hideName, markOf, normalise, readName } from './secrets.ts';

const keys = { salt: 'salt', key: 'key' };
const others = [
  { salt: 'another', key: 'key' },
  { salt: 'salt', key: 'another' },
];

// LOOKUP-3
it('normalizes input: no white space, composed letters, upper case', () => {
  expect(normalise(' tnd-\t10 01\u00A0')).toBe('TND-1001');
  expect(normalise('a\u030Ake')).toBe('\u00C5KE');
});

// LOOKUP-13
it('makes different hashes for another salt, key, reference, postal code, file or day', () => {
  const forms = (own: typeof keys) => [
    hashReference(own, 'TND-1'),
    hashPostal(own, 'TND-1', '55305'),
    markOf(own),
    fileMark(own, 'text', 'day'),
  ];
  const all = [
    ...[keys, ...others].flatMap(forms),
    hashReference(keys, 'TND-2'),
    hashPostal(keys, 'TND-2', '55305'),
    hashPostal(keys, 'TND-1', '55306'),
    fileMark(keys, 'other', 'day'),
    fileMark(keys, 'text', 'later'),
    hashOrigin('salt', '192.0.2.1'),
    hashOrigin('another', '192.0.2.1'),
    hashOrigin('salt', '192.0.2.2'),
  ];
  expect(new Set(all).size).toBe(all.length);
  for (const text of all) expect(text).toMatch(/^[0-9a-f]{64}$/);
  expect(forms({ ...keys })).toEqual(forms(keys));
  expect(hashReference(keys, 'tnd - 1')).toBe(hashReference(keys, 'TND-1'));
  expect(hashPostal(keys, 'tnd-1', '553 05')).toBe(hashPostal(keys, 'TND-1', '55305'));
});

// LOOKUP-13
it('decrypts a name only with its key and reference, and encrypts it the same way each time', () => {
  const hidden = hideName(keys, 'TND-1', 'Åsa Öberg');
  expect(hidden).not.toContain(Buffer.from('Åsa').toString('base64url'));
  expect(hideName(keys, 'tnd-1', 'Åsa Öberg')).toBe(hidden);
  expect(hideName(keys, 'TND-1', 'Bo Ek').slice(0, 16)).not.toBe(hidden.slice(0, 16));
  expect(readName(keys, 'tnd-1', hidden)).toBe('Åsa Öberg');
  expect(readName({ ...keys, key: 'another' }, 'TND-1', hidden)).toBe('');
  expect(readName(keys, 'TND-2', hidden)).toBe('');
  expect(readName(keys, 'TND-1', 'cut')).toBe('');
  const changed = Buffer.from(hidden, 'base64url');
  changed[12]! ^= 1;
  expect(readName(keys, 'TND-1', changed.toString('base64url'))).toBe('');
  expect([hideName(keys, 'TND-1', ''), readName(keys, 'TND-1', '')]).toEqual(['', '']);
});

it('compares texts of any length', () => {
  expect([equalInConstantTime('å', 'å'), equalInConstantTime('å', 'aa'), equalInConstantTime('', 'a')]).toEqual([true, false, false]);
});
