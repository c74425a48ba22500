/** `page` opens at the top of the window, `inline` in place (before schedule and map). */
export const skipLinkPositions = ['page', 'inline'] as const;
export type SkipLinkPosition = (typeof skipLinkPositions)[number];
