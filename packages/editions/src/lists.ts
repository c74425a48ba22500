import type * as accommodation from '@edition/lists/accommodation.ts';
import type * as answers from '@edition/lists/answers.ts';
import type * as activities from '@edition/lists/activities.ts';
import type * as battlepass from '@edition/lists/battlepass.ts';
import type * as challenges from '@edition/lists/challenges.ts';
import type * as cosplayGuests from '@edition/lists/cosplayGuests.ts';
import type * as creators from '@edition/lists/creators.ts';
import type * as deals from '@edition/lists/deals.ts';
import type * as districts from '@edition/lists/districts.ts';
import type * as food from '@edition/lists/food.ts';
import type * as founders from '@edition/lists/founders.ts';
import type * as friends from '@edition/lists/friends.ts';
import type * as infoCards from '@edition/lists/infoCards.ts';
import type * as instagram from '@edition/lists/instagram.ts';
import type * as nav from '@edition/lists/nav.ts';
import type * as partners from '@edition/lists/partners.ts';
import type * as places from '@edition/lists/places.ts';
import type * as sellers from '@edition/lists/sellers.ts';
import type * as tickets from '@edition/lists/tickets.ts';
import type * as tournaments from '@edition/lists/tournaments.ts';
import type * as valorantTeams from '@edition/lists/valorantTeams.ts';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileIn, filesIn } from './folder.ts';

export type EditionLists = typeof accommodation &
  typeof activities &
  typeof answers &
  typeof battlepass &
  typeof challenges &
  typeof cosplayGuests &
  typeof creators &
  typeof deals &
  typeof districts &
  typeof food &
  typeof founders &
  typeof friends &
  typeof infoCards &
  typeof instagram &
  typeof nav &
  typeof partners &
  typeof places &
  typeof sellers &
  typeof tickets &
  typeof tournaments &
  typeof valorantTeams;

export type LoadModule = (file: string) => Promise<object>;
const natively: LoadModule = file => import(pathToFileURL(file).href) as Promise<object>;

export async function readListModules(folder: string, load = natively, wanted = /./): Promise<Record<string, object>> {
  const names = filesIn(folder, 'lists', '.ts').flatMap(file => (wanted.test(file) ? [`lists/${file}`] : []));
  const modules = await Promise.all(names.map(async name => [name, await load(fileIn(folder, name) ?? join(folder, name))] as const));
  return Object.fromEntries(modules);
}

export async function readLists(folder: string, load = natively, wanted = /./): Promise<EditionLists> {
  return Object.assign({}, ...Object.values(await readListModules(folder, load, wanted))) as EditionLists;
}
