/** `page` opens over the top of the window, `inline` where it stands (past the schedule, past the map). */
export const skipLinkPositions = ['page', 'inline'] as const;
export type SkipLinkPosition = (typeof skipLinkPositions)[number];
