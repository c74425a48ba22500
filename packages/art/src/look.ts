import { lookSlot, plainLook, type Look } from './look-slot.ts';

export type { Look };

/** The look that is drawn: constants all through the kit are made of it, so it is fixed once the kit is loaded. */
export const LOOK: Look = (lookSlot.tandLookTaken = lookSlot.tandLook ?? plainLook);
