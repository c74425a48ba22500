import type { Band } from '../../tokens/index.ts';

/** Default grounds of the blocks, in order. */
export const menuBands = ['yellow', 'pink', 'red', 'teal', 'night'] as const satisfies readonly Band[];
