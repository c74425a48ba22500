import type { Page } from './page.ts';

const district = (slug: string, text: string): Page => ({
  path: `universe/districts/${slug}`,
  module: `places/${slug}`,
  texts: [text, 'districts'],
});

const activity = (slug: string, text: string, module = slug): Page => ({
  path: `activities/${slug}`,
  module: `places/${module}`,
  texts: [text, 'activities'],
});

/** The districts of the hall, and what to do in them. */
export const places: Page[] = [
  { path: 'universe/districts', module: 'places/districts', texts: ['districts'] },
  district('mirage-palace', 'districtMiragePalace'),
  district('tokyo-town', 'districtTokyoTown'),
  district('neon-district', 'districtNeonDistrict'),
  district('streamer-avenue', 'districtStreamerAvenue'),
  district('tilted-blocks', 'districtTiltedBlocks'),
  district('rosa-helikopter', 'districtRosaHelikopter'),
  district('quiet-lan', 'districtQuietLan'),
  { path: 'activities', module: 'places/activities', texts: ['activities'] },
  activity('retro', 'activityRetro'),
  activity('console', 'activityConsole'),
  activity('arcade', 'activityArcade'),
  activity('saab', 'activitySaab'),
  activity('arcane-game', 'arcaneGame'),
  activity('geek-bazaar', 'geekBazaar'),
  activity('veizla-mega', 'veizlaMega'),
  activity('warhammer40k', 'veizlaMega', 'veizla-mega'),
  activity('cosplay', 'cosplay'),
  { path: 'activities/cosplay/presentation/:name', module: 'places/cosplay-guest', texts: ['cosplay'] },
];
