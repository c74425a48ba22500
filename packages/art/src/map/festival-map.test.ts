import { districts } from '@edition/lists/districts.ts';
import { expect, it } from 'vitest';
import { mapAnchors } from './festival-map.ts';

const orders = (slugs: readonly string[]): string[][] =>
  slugs.length < 2 ? [[...slugs]] : slugs.flatMap(slug => orders(slugs.filter(other => other !== slug)).map(rest => [slug, ...rest]));
const far = ['neon-district', 'tokyo-town', 'tilted-blocks', 'rosa-helikopter'];

// DISTRICT-1
it('has every district of the edition', () => {
  expect(
    mapAnchors()
      .districts.map(({ slug }) => slug)
      .toSorted(),
  ).toEqual(districts.map(({ slug }) => slug).toSorted());
});

// A11Y-1
it.each([
  ['numbers on a screen of 320 px', 9.95, 13.6],
  ['names on one of 768 px', 27.5, 7.2],
])('keeps the plates apart with %s, in whatever order the far districts stand', (_, width, height) => {
  const covered = orders(far).flatMap(order => {
    const plates = mapAnchors(order).districts;
    return plates.flatMap(({ slug, plate }, index) =>
      plates
        .slice(index + 1)
        .filter(other => Math.abs(other.plate.x - plate.x) < width && Math.abs(other.plate.y - plate.y) < height)
        .map(other => `${order.join()}: ${slug} and ${other.slug}`),
    );
  });
  expect(covered).toEqual([]);
});
