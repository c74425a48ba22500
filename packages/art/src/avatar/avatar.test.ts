import { editionOf } from '@tand/editions';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readEdition } from '../catalogue/edition.ts';
import { avatar } from './avatar.ts';
import { CAST } from './cast.ts';

const { creators } = await readEdition(fileURLToPath(new URL(`../../../editions/${editionOf(process.env)}/`, import.meta.url)));

test('has an entry of CAST for each of at least forty creators', () => {
  expect(creators.length).toBeGreaterThanOrEqual(40);
  expect(creators.filter(slug => !(slug in CAST))).toEqual([]);
});

test('gives no two creators the same mascot or the same combination of kind, hair, hat and skin', () => {
  const traits = creators.map(slug => {
    const { kind = '', parts, look } = CAST[slug] ?? {};
    return kind === 'mascot' ? `${look?.mascot}` : [kind, parts?.style, parts?.hair, parts?.hat, parts?.skin].join(' ');
  });
  expect(traits.filter((trait, i) => traits.indexOf(trait) !== i)).toEqual([]);
});

test('gives TurboTant white hair in a bun, lines round her eyes and knitting needles', () => {
  expect(CAST['turbotant']?.parts).toMatchObject({ style: 'bun', hair: 9, marks: 'lines', held: 'needles' });
});

test('draws a nick that is not in CAST the same each time, and another nick differently', () => {
  expect(avatar('Någon')).toBe(avatar('Någon'));
  expect(avatar('Någon')).not.toBe(avatar('Någon annan'));
});
