import { join, resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { Edition } from '@tand/festival';
import type { Facts } from '../../../editions/src/facts.ts';
import { fileIn } from '../../../editions/src/folder.ts';
import { source } from '../../../../vite.shared.ts';
import { editionOf } from '../../../editions/src/current.ts';

/** Folder name from the environment variable `EDITION`; default: the current edition. */
export const edition = editionOf(process.env);
export const editionFolder = resolve(import.meta.dirname, '../../../editions', edition);

/** Some callers run without a TypeScript loader. */
export async function load<Module>(file: string): Promise<Module> {
  const inline = { resolve: { noExternal: [/^@tand\//], conditions: [source] } };
  return (await runnerImport<Module>(file, { configFile: false, logLevel: 'error', environments: { inline } })).module;
}

const packages = resolve(import.meta.dirname, '../../..');
const { copyVariables, dateNames, withVariables } = await load<typeof import('@tand/editions')>(join(packages, 'editions/src/index.ts'));
export { withVariables };
export const { contentLanguages } = await load<typeof import('@tand/festival')>(join(packages, 'festival/src/languages.ts'));
export const { readCompleteCopy } = await load<typeof import('../../../editions/src/completed.ts')>(
  join(packages, 'editions/src/completed.ts'),
);

export async function readEdition(folder = editionFolder): Promise<Edition> {
  return (await load<{ edition: Edition }>(join(folder, 'edition.ts'))).edition;
}

export const { languages } = await readEdition();

export async function readFacts(folder = editionFolder): Promise<Facts> {
  const file = fileIn(folder, 'facts.ts');
  return file ? (await load<{ facts: Facts }>(file)).facts : {};
}

/** Formatted at build, as Intl is slow to start on a phone. */
export async function editionWords(folder = editionFolder) {
  const [read, facts] = [await readEdition(folder), await readFacts(folder)];
  return Object.fromEntries(read.languages.map(lang => [lang, copyVariables(read, lang, facts)]));
}

export async function editionDates(folder = editionFolder) {
  const read = await readEdition(folder);
  return Object.fromEntries(read.languages.map(lang => [lang, dateNames(read, lang)]));
}

export async function editionZone() {
  const read = await readEdition();
  const { zoneSpans } = await load<typeof import('@tand/festival')>(join(packages, 'festival/src/time/zone.ts'));
  return zoneSpans(read.timeZone, Date.UTC(read.year - 2, 0), Date.UTC(read.year + 3, 0));
}
