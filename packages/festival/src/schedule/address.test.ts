import { describe, expect, it } from 'vitest';
import { addressPart, findItem, findPlace, itemSlug, placeSlug } from './address.ts';

describe('the address of an item', () => {
  it.each([
    ['Öppning: vi tänder Elmia', 'oppning-vi-tander-elmia'],
    ['  CS2 – final!  ', 'cs2-final'],
    ['日本', ''],
    ['a'.repeat(80), 'a'.repeat(80)],
    [`${'a'.repeat(30)} ${'b'.repeat(29)}`, `${'a'.repeat(30)}-${'b'.repeat(29)}`],
    [`${'a'.repeat(30)} ${'b'.repeat(30)}`, 'a'.repeat(30)],
    ['ord '.repeat(40), `${'ord-'.repeat(14)}ord`],
  ])('contains the name %j as %j', (text, part) => expect(addressPart(text)).toBe(part));

  const items = [
    { id: '1', name_sv: 'Final' },
    { id: '11', name_sv: 'Final' },
    { id: 'b2', name_sv: '日本' },
  ];
  it('contains the Latin letters of its name, and its id', () => expect(items.map(itemSlug)).toEqual(['final-1', 'final-11', 'b2']));
  it('identifies its item', () => expect(items.map(item => findItem(items, itemSlug(item)))).toEqual(items));
  it('identifies the item after its name has changed, and without a name', () => {
    expect(findItem(items, 'semifinal-11')).toBe(items[1]);
    expect(findItem(items, '1')).toBe(items[0]);
    const longer = { id: 'a-11', name_sv: 'Final' };
    expect(findItem([...items, longer], 'semifinal-a-11')).toBe(longer);
  });
  it('identifies no item if the id is unknown', () => {
    for (const slug of ['', 'final', 'final-2', 'b', '-']) expect(findItem(items, slug)).toBeUndefined();
  });
});

describe('the address of a place', () => {
  const places = [
    { id: 1, name_sv: 'Stora scenen' },
    { id: 2, name_sv: '舞台' },
  ];
  it('is its name, or its id if the name has no Latin letters', () => expect(places.map(placeSlug)).toEqual(['stora-scenen', '2']));
  it.each([
    ['stora-scenen', 1],
    ['Stora-Scenen', 1],
    ['1', 1],
    ['2', 2],
  ])('written as %j identifies the place with the id %s', (slug, id) => expect(findPlace(places, slug)?.id).toBe(id));
  it.each(['3', ''])('written as %j identifies no place', slug => expect(findPlace(places, slug)).toBeUndefined());
});
