/** A place that a visitor of the city can enter: its drawer is `scenes/<slug>`, its door is in a district's scene. */
export interface CityPlace {
  slug: string;
  district: string;
  /** Where its sign hangs, in units of the district's scene. */
  at: readonly [x: number, y: number, z: number];
}

export const CITY_PLACES: readonly CityPlace[] = [
  { slug: 'arcade', district: 'tokyo-town', at: [13.8, 3.4, 9] },
  { slug: 'retro', district: 'tokyo-town', at: [4, 18, 4] },
  { slug: 'console', district: 'tokyo-town', at: [30.6, 3.2, 9] },
  { slug: 'food-trucks', district: 'tilted-blocks', at: [16, 20, 5] },
  { slug: 'groups', district: 'tilted-blocks', at: [28, 6, 6] },
  { slug: 'seat-map', district: 'neon-district', at: [6, 19, 4] },
  { slug: 'cosplay-stage', district: 'neon-district', at: [16, 8, 8] },
  { slug: 'cosplay-village', district: 'mirage-palace', at: [26, 18, 5] },
  { slug: 'restaurants', district: 'mirage-palace', at: [8, 19, 5] },
  { slug: 'press', district: 'streamer-avenue', at: [8, 8, 8] },
  { slug: 'kiosks', district: 'streamer-avenue', at: [26, 22, 5] },
  { slug: 'veizla-mega', district: 'rosa-helikopter', at: [24, 4, 7] },
  { slug: 'geek-bazaar', district: 'rosa-helikopter', at: [8, 3, 5] },
  { slug: 'saab', district: 'rosa-helikopter', at: [25, 20, 4] },
  { slug: 'sleeping-hall', district: 'quiet-lan', at: [26, 8, 6] },
  { slug: 'lan-lounge', district: 'quiet-lan', at: [6, 21, 4] },
];
