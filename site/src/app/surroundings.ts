import { edition } from '@edition/edition.ts';
import { createSurroundings } from '@tand/runtime/islands';

export const Surroundings = createSurroundings(edition);
