/** `demand`: only by `start` of `startIslands`. */
export type HydrateOn = 'idle' | 'visible' | 'use' | 'demand';

export type IslandState = 'served' | 'loading' | 'hydrated' | 'failed';

export const propsAttribute = 'data-island-props';
