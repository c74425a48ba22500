import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chainOf, fileIn } from './folder.ts';

export type EditionLists = typeof import('@edition/lists/accommodation.ts') &
  typeof import('@edition/lists/answers.ts') &
  typeof import('@edition/lists/activities.ts') &
  typeof import('@edition/lists/battlepass.ts') &
  typeof import('@edition/lists/challenges.ts') &
  typeof import('@edition/lists/cosplayGuests.ts') &
  typeof import('@edition/lists/creators.ts') &
  typeof import('@edition/lists/deals.ts') &
  typeof import('@edition/lists/districts.ts') &
  typeof import('@edition/lists/food.ts') &
  typeof import('@edition/lists/founders.ts') &
  typeof import('@edition/lists/friends.ts') &
  typeof import('@edition/lists/hall.ts') &
  typeof import('@edition/lists/infoCards.ts') &
  typeof import('@edition/lists/instagram.ts') &
  typeof import('@edition/lists/nav.ts') &
  typeof import('@edition/lists/partners.ts') &
  typeof import('@edition/lists/places.ts') &
  typeof import('@edition/lists/sellers.ts') &
  typeof import('@edition/lists/tickets.ts') &
  typeof import('@edition/lists/tournaments.ts') &
  typeof import('@edition/lists/valorantTeams.ts');

export type LoadModule = (file: string) => Promise<object>;
const natively: LoadModule = file => import(pathToFileURL(file).href) as Promise<object>;

export async function readListModules(folder: string, load = natively): Promise<Record<string, object>> {
  const folders = chainOf(folder).filter(from => existsSync(join(from, 'lists')));
  const files = new Set(folders.flatMap(from => readdirSync(join(from, 'lists'))));
  const names = [...files].flatMap(file => (file.endsWith('.ts') ? [`lists/${file}`] : [])).toSorted();
  const modules = await Promise.all(names.map(async name => [name, await load(fileIn(folder, name) ?? join(folder, name))] as const));
  return Object.fromEntries(modules);
}

export async function readLists(folder: string, load = natively): Promise<EditionLists> {
  return Object.assign({}, ...Object.values(await readListModules(folder, load))) as EditionLists;
}
