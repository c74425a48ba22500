import type { DistrictSlug } from '../districts/catalogue.ts';

/** The full scene of each district: where it is drawn. */
export const DISTRICT_SCENES: readonly { slug: DistrictSlug; module: string; draw: string }[] = [
  { slug: 'tokyo-town', module: 'scenes/tokyo-town.ts', draw: 'tokyoScene' },
  { slug: 'tilted-blocks', module: 'scenes/tilted-blocks.ts', draw: 'blocksScene' },
  { slug: 'neon-district', module: 'scenes/neon-district.ts', draw: 'neonScene' },
  { slug: 'mirage-palace', module: 'scenes/mirage-palace.ts', draw: 'mirageScene' },
  { slug: 'streamer-avenue', module: 'scenes/streamer-avenue.ts', draw: 'avenueScene' },
  { slug: 'rosa-helikopter', module: 'scenes/rosa-helikopter.ts', draw: 'rosaScene' },
  { slug: 'quiet-lan', module: 'scenes/quiet-lan.ts', draw: 'quietScene' },
];
