/** The folders of components under `src`, lower layers first. */
export const layers = ['foundations', 'components', 'patterns'] as const;
export type Layer = (typeof layers)[number];
