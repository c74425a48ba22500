import { edition } from '@edition/edition.ts';
import { createSurroundings } from '@tand/runtime/islands';
import { ClosedLinks } from '@tand/ui-festival';

export const Surroundings = createSurroundings(edition, ClosedLinks);
