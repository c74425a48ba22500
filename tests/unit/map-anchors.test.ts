import { districts } from '@edition/lists/districts.ts';
import { mapAnchors } from '@edition/lists/mapAnchors.ts';
import { expect, test } from 'vitest';
import { mapAnchors as drawn } from '../../packages/art/src/map/festival-map.ts';

const bySlug = (a: string, b: string) => a.localeCompare(b);

test('the edition knows where the map is drawn', () => expect(mapAnchors).toEqual(drawn()));

test('every district lies on the map', () => {
  expect(mapAnchors.districts.map(({ slug }) => slug).toSorted(bySlug)).toEqual(districts.map(({ slug }) => slug).toSorted(bySlug));
});
