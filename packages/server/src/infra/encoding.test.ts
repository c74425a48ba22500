import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { chooseEncoding, compress, compressNow, isWorthCompressing } from './encoding.ts';
import { etagOf, matchesEtag } from '../http/etag.ts';

it.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['GZIP, BR', 'br'],
  ['gzip;q=1.0, br;q=0.8', 'gzip'],
  ['gzip; q=0.5 , br ; q=0.5', 'br'],
  ['br;q=0, gzip;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=x, gzip;q=0.1', 'gzip'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0.1', 'gzip'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['br;level=3', 'br'],
  [`${'x,'.repeat(250)}br`, undefined],
] as const)('accepts %j with the encoding %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

it('compresses only bodies of at least 1,400 bytes', () => {
  expect([isWorthCompressing(1399), isWorthCompressing(1400)]).toEqual([false, true]);
});

it('compresses to the same bytes on the thread pool and synchronously, at two qualities', async () => {
  const text = new TextEncoder().encode(Array.from({ length: 3000 }, (_, index) => `sticka ${(index * 7919) % 1009}`).join(' '));
  for (const [encoding, plain] of [
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const) {
    const quick = await compress(text, encoding);
    expect(Buffer.from(plain(quick))).toEqual(Buffer.from(text));
    expect(compressNow(text, encoding)).toEqual(quick);
    expect(compressNow(text, encoding, 11).byteLength).toBeLessThan(quick.byteLength);
    expect(await compress(text, encoding, 11)).toEqual(compressNow(text, encoding, 11));
  }
});

it.each([
  [undefined, false],
  ['', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b"', false],
  ['"b", W/"a"', true],
  [' * ', true],
  ['"a*"', false],
])('matches the If-None-Match header %j with the ETag: %s', (header, isNamed) => {
  expect(matchesEtag(header, 'W/"a"')).toBe(isNamed);
  expect(matchesEtag(header, '"a"')).toBe(isNamed);
});

it('gives equal content the same weak ETag', () => {
  expect(etagOf('a')).toMatch(/^W\/"[\w-]{22}"$/);
  expect(etagOf('a')).toBe(etagOf(new TextEncoder().encode('a')));
  expect(etagOf('a')).not.toBe(etagOf('b'));
});
