import { districts } from '@edition/lists/districts.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { lookSlot, plainLook } from '../look-slot.ts';
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

// DISTRICT-1
it('gives a new district the place of a missing one, and draws the district and the wordmark', async () => {
  const { tandLook, tandLookTaken } = lookSlot;
  onTestFinished(() => {
    Object.assign(lookSlot, { tandLook, tandLookTaken });
    vi.resetModules();
  });
  const district = { slug: 'kallio', name: 'KALLIO', number: 2, ink: 'y', lettering: 'k2', emblem: 'match' } as const;
  lookSlot.tandLook = { ...plainLook, name: 'GNISTA', districts: [{ ...district, slug: 'tokyo-town' }, district] };
  vi.resetModules();
  const map = await import('./festival-map.ts');
  expect(map.mapAnchors().districts.map(({ slug }) => slug)).toEqual(['kallio', 'tokyo-town']);
  const { svg } = await import('../svg.ts');
  const { districtScene } = await import('../city/district-scene.ts');
  expect(svg(districtScene('kallio'))).toMatch(/^<svg/);
  const { wordmark } = await import('../brand/wordmark.ts');
  expect(wordmark()).toContain('aria-label="GNISTA"');
});

// A11Y-1
it.each([
  ['numbers on a screen of 320 px', 9.95, 13.6],
  ['names on a screen of 768 px', 27.5, 7.2],
])('separates the name plates in every order of the far districts: %s', (_, width, height) => {
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
