import type { PlaceEntry } from '../../src/types.ts';

export const places: readonly PlaceEntry[] = [
  { location: 1, color: 'orange', sign: 'S', icon: 'stage' },
  { location: 9, color: 'mint', sign: 'L', icon: 'setup' },
  { location: 10, color: 'plum', sign: 'C', icon: 'sewing' },
];
