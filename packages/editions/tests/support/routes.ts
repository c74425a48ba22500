import { readdirSync } from 'node:fs';
import { cosplayGuests } from '@edition/lists/cosplayGuests.ts';
import { creators } from '@edition/lists/creators.ts';
import { pathOf, routesOf } from '../../check/routes.ts';
import { editionUrl } from './folder.ts';

const routes = routesOf({
  guests: cosplayGuests.map(({ slug }) => slug),
  creators: creators.flatMap(creator => creator.slug ?? []),
  news: readdirSync(new URL('news/', editionUrl)).map(file => file.replace(/\.md$/, '')),
});

/** Whether a path, with or without query and hash, is a page. */
export const isRoute = (path: string): boolean => routes.has(pathOf(path));
