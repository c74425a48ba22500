import type { DistrictSlug } from '../districts/catalogue.ts';

/** The full scene of each district: where it is drawn. */
export const DISTRICT_SCENES: readonly { slug: DistrictSlug; module: string; draw: string }[] = [
  { slug: 'tokyo-town', module: 'scenes/tokyo-town.ts', draw: 'tokyoScene' },
  { slug: 'rosa-helikopter', module: 'scenes/rosa-helikopter.ts', draw: 'rosaScene' },
];
