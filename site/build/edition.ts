import { resolve } from 'node:path';

/** The edition that is built: a folder of packages/editions, named by `EDITION`. */
export const edition = process.env.EDITION ?? '2025';
export const editionFolder = resolve(import.meta.dirname, '../../packages/editions', edition);
