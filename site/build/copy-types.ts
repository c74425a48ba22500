import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const member = (file: string) =>
  `  ${/^[a-z]\w*$/i.test(file.slice(0, -5)) ? file.slice(0, -5) : `'${file.slice(0, -5)}'`}: typeof import('./sv/${file}');`;

/** The TypeScript of an edition's copy: one member a page file, typed by the Swedish text. */
export function copyTypes(editionFolder: string): string {
  const pages = readdirSync(join(editionFolder, 'copy/sv'))
    .filter(file => file.endsWith('.json'))
    .toSorted();
  return ['// Written by the build from the files beside it.', 'export interface Copy {', ...pages.map(member), '}', ''].join('\n');
}

/** Writes `copy/types.ts` of the edition when the set of pages has changed. */
export function writeCopyTypes(editionFolder: string) {
  const file = join(editionFolder, 'copy/types.ts');
  const wanted = copyTypes(editionFolder);
  let current = '';
  try {
    current = readFileSync(file, 'utf8');
  } catch {
    // the first time there is none
  }
  if (current !== wanted) writeFileSync(file, wanted);
}
