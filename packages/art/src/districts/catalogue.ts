import { LOOK } from '../look.ts';
import type { DistrictLook } from '../look-slot.ts';

/** Districts with a drawing of their own, in the order of their numbers. */
const DRAWN: readonly DistrictLook[] = [
  { slug: 'tokyo-town', name: 'TOKYO TOWN', number: 1, ink: 'r', lettering: 'w0' },
  { slug: 'tilted-blocks', name: 'TILTED BLOCKS', number: 2, ink: 'g', lettering: 'k2' },
  { slug: 'neon-district', name: 'NEON DISTRICT', number: 3, ink: 'k', lettering: 'w0' },
  { slug: 'mirage-palace', name: 'MIRAGE PALACE', number: 4, ink: 'y', lettering: 'k2' },
  { slug: 'streamer-avenue', name: 'STREAMER AVENUE', number: 5, ink: 'b', lettering: 'w0' },
  { slug: 'rosa-helikopter', name: 'ROSA HELIKOPTER', number: 6, ink: 'p', lettering: 'k2' },
  { slug: 'quiet-lan', name: 'QUIET LAN', number: 7, ink: 'g', lettering: 'k2' },
];

/** Districts of the edition. A district with a drawing has the kit's ink and lettering. */
export const DISTRICTS: readonly DistrictLook[] =
  LOOK.districts?.map(own => {
    const { ink, lettering } = DRAWN.find(({ slug }) => slug === own.slug) ?? own;
    return { ...own, ink, lettering };
  }) ?? DRAWN;

export const DISTRICT_SLUGS: readonly string[] = DISTRICTS.map(({ slug }) => slug);

/** @throws Error for a slug that no district has */
export function districtLook(slug: string): DistrictLook {
  const look = [...DISTRICTS, ...DRAWN].find(district => district.slug === slug);
  if (!look) throw new Error(`There is no district "${slug}".`);
  return look;
}
