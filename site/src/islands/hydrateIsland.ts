import { edition } from '@edition/edition.ts';
import { rememberZone } from '@tand/festival';
import { islandHydrator } from '@tand/runtime/islands/hydrate';
import { Surroundings } from '../app/surroundings.ts';
import { islands } from './list.ts';

rememberZone(edition.timeZone, __ZONE__);

export const hydrateIsland = islandHydrator(islands, Surroundings);
