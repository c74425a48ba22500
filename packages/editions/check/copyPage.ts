import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chainOf, readChanges } from '../src/folder.ts';
import { nameOf } from '../src/merge.ts';
import { locate, type Path } from './located.ts';
import type { Place } from './problem.ts';

export type CopyPage = ReturnType<typeof copyPage>;

const read = (file: string) => readFileSync(file, 'utf8');

export function copyPage(folder: string, lang: string, name: string, data: object) {
  const below = (file: string) => relative(folder, file).replaceAll('\\', '/');
  return {
    data,
    placeOf: (path: Path): Place => {
      const named = namesOf(data, path);
      for (const year of chainOf(folder)) {
        const changes = Object.keys(readChanges(lang, year)[name] ?? {});
        const key = changes.find(change => named === change || named.startsWith(`${change}.`));
        const changed = join(year, 'copy', `${lang}.json`);
        if (key) return { file: below(changed), line: locate(changed, read(changed)).lineOf([name, key]) };
        const page = join(year, 'copy', lang, `${name}.json`);
        if (existsSync(page)) return { file: below(page), line: locate(page, read(page)).lineOf(path) };
      }
      return { file: `copy/${lang}/${name}.json`, line: 1 };
    },
  };
}

/** Path with the names of list entries instead of indices, as in `copy/sv.json`. */
function namesOf(data: unknown, path: Path): string {
  let at: unknown = data;
  return path
    .map(key => {
      const inside = (at as Readonly<Record<string, unknown>> | undefined)?.[key];
      const name = Array.isArray(at) ? nameOf(inside, Number(key)) : String(key);
      at = inside;
      return name;
    })
    .join('.');
}
