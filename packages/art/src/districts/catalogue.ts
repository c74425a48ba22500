import type { Ink } from '../palette.ts';

/** The seven districts, in the order of their numbers. */
export const DISTRICT_SLUGS = [
  'tokyo-town',
  'tilted-blocks',
  'neon-district',
  'mirage-palace',
  'streamer-avenue',
  'rosa-helikopter',
  'quiet-lan',
] as const;
export type DistrictSlug = (typeof DISTRICT_SLUGS)[number];

export interface DistrictLook {
  name: string;
  number: number;
  /** The district's ink, and the class of lettering on it. */
  ink: Ink;
  lettering: string;
}

export const DISTRICTS: Record<DistrictSlug, DistrictLook> = {
  'tokyo-town': { name: 'TOKYO TOWN', number: 1, ink: 'r', lettering: 'w0' },
  'tilted-blocks': { name: 'TILTED BLOCKS', number: 2, ink: 'g', lettering: 'k2' },
  'neon-district': { name: 'NEON DISTRICT', number: 3, ink: 'k', lettering: 'w0' },
  'mirage-palace': { name: 'MIRAGE PALACE', number: 4, ink: 'y', lettering: 'k2' },
  'streamer-avenue': { name: 'STREAMER AVENUE', number: 5, ink: 'b', lettering: 'w0' },
  'rosa-helikopter': { name: 'ROSA HELIKOPTER', number: 6, ink: 'p', lettering: 'k2' },
  'quiet-lan': { name: 'QUIET LAN', number: 7, ink: 'g', lettering: 'k2' },
};
