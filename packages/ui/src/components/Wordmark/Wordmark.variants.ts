/** `color` with match and flames; `mono` for red, striker, photos and partners. */
export const wordmarkVariants = ['color', 'mono'] as const;
/** Flames and match use other inks on yellow and blue. */
export const wordmarkBands = ['paper', 'yellow', 'blue'] as const;
export type WordmarkVariant = (typeof wordmarkVariants)[number];
export type WordmarkBand = (typeof wordmarkBands)[number];
