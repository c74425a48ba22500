import { resolve } from 'node:path';
import { editionOf } from '../../packages/editions/src/current.ts';

/** The edition that is built: a folder of packages/editions, named by `EDITION`, or the current one. */
export const edition = editionOf(process.env);
export const editionFolder = resolve(import.meta.dirname, '../../packages/editions', edition);
