import { lookSlot, plainLook, type Look } from './look-slot.ts';

export type { Look };

/** The look in use. Constants throughout the kit depend on it, so it is fixed once the kit is imported. */
export const LOOK: Look = (lookSlot.tandLookTaken = lookSlot.tandLook ?? plainLook);
