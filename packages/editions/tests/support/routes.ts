import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pathOf, routesOf } from '../../check/routes.ts';
import { readCopy } from '../../src/folder.ts';
import { readLists } from '../../src/lists.ts';
import { editionUrl } from './folder.ts';

const routes = routesOf(
  await readLists(fileURLToPath(editionUrl)),
  readCopy('sv', fileURLToPath(editionUrl)),
  readdirSync(new URL('news/', editionUrl)).map(file => file.replace(/\.md$/, '')),
);

export const isRoute = (path: string): boolean => routes.has(pathOf(path));
