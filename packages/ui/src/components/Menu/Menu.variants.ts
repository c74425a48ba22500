import type { Band } from '../../tokens/index.ts';

/** Grounds of the blocks in their order, unless a block tells its own. */
export const menuTones = ['yellow', 'pink', 'red', 'teal', 'night'] as const satisfies readonly Band[];
