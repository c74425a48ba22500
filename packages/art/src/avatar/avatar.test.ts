import { editionOf } from '@tand/editions';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readEdition } from '../catalogue/edition.ts';
import { avatar } from './avatar.ts';
import { CAST } from './cast.ts';

const { creators } = await readEdition(fileURLToPath(new URL(`../../../editions/${editionOf(process.env)}/`, import.meta.url)));

test('at least forty creators are drawn, each as the cast has them', () => {
  expect(creators.length).toBeGreaterThanOrEqual(40);
  expect(creators.filter(slug => !(slug in CAST))).toEqual([]);
});

test('no two creators are the same kind of creature, or share hair, skin and what they wear', () => {
  const traits = creators.map(slug => {
    const { kind = '', parts, look } = CAST[slug] ?? {};
    return kind === 'mascot' ? `${look?.mascot}` : [kind, parts?.style, parts?.hair, parts?.hat, parts?.skin].join(' ');
  });
  expect(traits.filter((trait, i) => traits.indexOf(trait) !== i)).toEqual([]);
});

test('TurboTant, 61, has white hair, lines round her eyes and her knitting', () => {
  expect(CAST['turbotant']?.parts).toMatchObject({ style: 'bun', hair: 9, marks: 'lines', held: 'needles' });
});

test('a nick without a part in the cast always gives the same picture, another nick another', () => {
  expect(avatar('Någon')).toBe(avatar('Någon'));
  expect(avatar('Någon')).not.toBe(avatar('Någon annan'));
});
