import { readdirSync } from 'node:fs';
import * as lists from '@edition/index.ts';
import { pathOf, routesOf } from '../../check/routes.ts';
import { editionUrl } from './folder.ts';

const routes = routesOf(
  lists,
  readdirSync(new URL('news/', editionUrl)).map(file => file.replace(/\.md$/, '')),
);

/** Whether a path, with or without query and hash, is a page. */
export const isRoute = (path: string): boolean => routes.has(pathOf(path));
