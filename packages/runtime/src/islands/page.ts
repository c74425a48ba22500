/** When an island hydrates: when the browser is idle, when it comes near the viewport, when it is used, or only by `start`. */
export type HydrateOn = 'idle' | 'visible' | 'use' | 'demand';

/** `served`: HTML only. `loading`: its hydration has begun. `hydrated`: it responds to events. `failed`: it keeps its HTML. */
export type IslandState = 'served' | 'loading' | 'hydrated' | 'failed';

/** Attribute of the element with the props of an island as JSON; its value is the island's name. */
export const propsAttribute = 'data-island-props';
