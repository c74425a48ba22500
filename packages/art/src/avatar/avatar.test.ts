import { editionOf } from '@tand/editions';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readEdition } from '../catalogue/edition.ts';
import { avatar } from './avatar.ts';
import { CAST } from './cast.ts';

const { creators } = await readEdition(fileURLToPath(new URL(`../../../editions/${editionOf(process.env)}/`, import.meta.url)));

test('has a casting for each of at least forty creators', () => {
  expect(creators.length).toBeGreaterThanOrEqual(40);
  expect(creators.filter(slug => !(slug in CAST))).toEqual([]);
});

test('gives no two creators the same mascot, or the same hair, hat and skin', () => {
  const traits = creators.map(slug => {
    const { kind = '', parts, look } = CAST[slug] ?? {};
    return kind === 'mascot' ? `${look?.mascot}` : [kind, parts?.style, parts?.hair, parts?.hat, parts?.skin].join(' ');
  });
  expect(traits.filter((trait, i) => traits.indexOf(trait) !== i)).toEqual([]);
});

test('casts TurboTant, 61, with white hair, lines round her eyes and her knitting', () => {
  expect(CAST['turbotant']?.parts).toMatchObject({ style: 'bun', hair: 9, marks: 'lines', held: 'needles' });
});

test('draws a nick that is not in the cast always the same, and another nick differently', () => {
  expect(avatar('Någon')).toBe(avatar('Någon'));
  expect(avatar('Någon')).not.toBe(avatar('Någon annan'));
});
