/** Flames and match use other inks on yellow and blue. */
export const wordmarkBands = ['paper', 'yellow', 'blue'] as const;
export type WordmarkBand = (typeof wordmarkBands)[number];
