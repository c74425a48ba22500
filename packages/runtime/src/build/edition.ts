import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { Edition } from '@tand/festival';
import { dateNames } from '../../../editions/src/dateNames.ts';
import type { Facts } from '../../../editions/src/facts.ts';
import { fileIn } from '../../../editions/src/folder.ts';
import { copyVariables } from '../../../editions/src/variables.ts';
import { source } from '../../../../vite.shared.ts';
import { editionOf } from '../../../editions/src/current.ts';

/** The edition that is built: `EDITION`, a folder of packages/editions; default: the current one. */
export const edition = editionOf(process.env);
export const editionFolder = resolve(import.meta.dirname, '../../../editions', edition);

/** Loads through Vite, as some callers run without a TypeScript loader. */
export async function load<Module>(file: string): Promise<Module> {
  const config = { configFile: false as const, logLevel: 'error' as const, resolve: { conditions: [source] } };
  return (await runnerImport<Module>(file, config)).module;
}

export async function readEdition(folder = editionFolder): Promise<Edition> {
  return (await load<{ edition: Edition }>(join(folder, 'edition.ts'))).edition;
}

export async function readFacts(folder = editionFolder): Promise<Facts> {
  const file = fileIn(folder, 'facts.ts');
  return file ? (await load<{ facts: Facts }>(file)).facts : {};
}

/** Formatted at build, as Intl is slow to start on a phone. */
export async function editionWords(folder = editionFolder) {
  const [read, facts] = [await readEdition(folder), await readFacts(folder)];
  return { sv: copyVariables(read, 'sv', facts), en: copyVariables(read, 'en', facts) };
}

export async function editionDates(folder = editionFolder) {
  const read = await readEdition(folder);
  return { sv: dateNames(read, 'sv'), en: dateNames(read, 'en') };
}

export async function editionZone() {
  const read = await readEdition();
  const { zoneSpans } = await load<typeof import('@tand/festival')>(resolve(editionFolder, '../../festival/src/time/zone.ts'));
  return zoneSpans(read.timeZone, Date.UTC(read.year - 2, 0), Date.UTC(read.year + 3, 0));
}
