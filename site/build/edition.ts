import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { Edition } from '@tand/festival';
import { copyVariables } from '../../packages/editions/src/variables.ts';
import { source } from '../../vite.shared.ts';
import { editionOf } from '../../packages/editions/src/current.ts';

/** The edition that is built: a folder of packages/editions, named by `EDITION`, or the current one. */
export const edition = editionOf(process.env);
export const editionFolder = resolve(import.meta.dirname, '../../packages/editions', edition);

/** The edition itself, read from the file of its folder. */
export async function readEdition(folder = editionFolder): Promise<Edition> {
  // By Vite, as not everything that starts from here can load TypeScript itself.
  const config = { configFile: false as const, logLevel: 'error' as const, resolve: { conditions: [source] } };
  const { module } = await runnerImport<{ edition: Edition }>(join(folder, 'edition.ts'), config);
  return module.edition;
}

/** Dates and names in words for both languages: written at build, as Intl is slow to start on a phone. */
export async function editionWords() {
  const read = await readEdition();
  return { sv: copyVariables(read, 'sv'), en: copyVariables(read, 'en') };
}
