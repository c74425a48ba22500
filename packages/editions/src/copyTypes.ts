import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copySchemas } from './entrySchemas.ts';
import { readJson } from './folder.ts';

const editions = resolve(import.meta.dirname, '..');

const isOfKind = (name: string, copy: object) =>
  Object.entries(copySchemas).some(
    ([kind, { entries }]) => new RegExp(`^${kind}[A-Z]`).test(name) && Object.keys(copy).every(key => Object.hasOwn(entries, key)),
  );

export function copyTypes(): string {
  const files = new Map<string, string>();
  for (const year of readdirSync(editions).filter(name => /^\d{4}$/.test(name))) {
    const folder = join(editions, year, 'copy/sv');
    const names = existsSync(folder) ? readdirSync(folder).filter(file => file.endsWith('.json')) : [];
    for (const file of names) if (!files.has(file)) files.set(file, `../${year}/copy/sv/${file}`);
  }
  const members = [...files]
    .filter(([file, from]) => !isOfKind(file, readJson(resolve(import.meta.dirname, from)) as object))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, from]) => `  ${keyOf(file.slice(0, -5))}: typeof import('${from}');`);
  return ['// Written by the build from the copy of all editions.', 'export interface Copy {', ...members, '}', ''].join('\n');
}

const keyOf = (page: string) => (/^[a-z]\w*$/i.test(page) ? page : `'${page}'`);

export function writeCopyTypes() {
  const file = join(editions, 'src/copy.ts');
  const wanted = copyTypes();
  if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) writeFileSync(file, wanted);
}
