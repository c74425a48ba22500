/** 18, 24 and 36 px; `base` is where one cell is exactly two pixels. */
export const iconSizes = ['small', 'base', 'large'] as const;
export type IconSize = (typeof iconSizes)[number];
