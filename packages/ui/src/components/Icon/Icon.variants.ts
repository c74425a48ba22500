/** 18, 24 and 36 px; at `base` one cell is exactly two pixels. */
export const iconSizes = ['small', 'base', 'large'] as const;
export type IconSize = (typeof iconSizes)[number];
