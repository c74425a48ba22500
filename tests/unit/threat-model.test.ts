import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docs/threat-model.md'), 'utf8');

it('names each chapter of ASVS once in the threat model, and only tests that exist', () => {
  const chapters = [...text.matchAll(/^\| V(\d+) /gm)].map(([, number]) => Number(number));
  expect(chapters).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
  const named = [...text.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, file]) => file!);
  expect(named.length).toBeGreaterThan(20);
  const places = ['', 'packages/server/src/http'];
  expect(named.filter(file => !places.some(place => existsSync(join(root, place, file))))).toEqual([]);
});
