import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chainOf, readCopy } from '../src/folder.ts';
import { copyPage } from './copyPage.ts';
import { lineAfter, saidIn } from './located.ts';
import type { Problem } from './problem.ts';

export interface Mark {
  file: string;
  /** Dotted keys in the page's copy; without them, `text` is searched in `file`. */
  key?: string;
  /** Text copied from the other year; once changed, it counts as reviewed. */
  text: string;
  why: string;
}

const fileOf = (folder: string) => join(folder, 'review.json');

export const readMarks = (folder: string): Mark[] =>
  existsSync(fileOf(folder)) ? (JSON.parse(readFileSync(fileOf(folder), 'utf8')) as Mark[]) : [];

export function writeMarks(folder: string, marks: readonly Mark[]): void {
  if (marks.length === 0) rmSync(fileOf(folder), { force: true });
  else writeFileSync(fileOf(folder), `[\n${marks.map(mark => `  ${JSON.stringify(mark)}`).join(',\n')}\n]\n`);
}

function placeOf(folder: string, { file, key, text }: Mark, lists: object): { file: string; line: number } | undefined {
  const [, lang, page = ''] = /^copy\/(\w+)\/(.*)\.json$/.exec(file) ?? [];
  if (lang && key !== undefined) {
    const keys = key.split('.').map(part => (/^\d+$/.test(part) ? Number(part) : part));
    const data = readCopy(lang, folder)[page] ?? {};
    const value = keys.reduce<unknown>((found, part) => (found as Record<string, unknown> | undefined)?.[part], data);
    return value === text ? copyPage(folder, lang, page, data).placeOf(keys) : undefined;
  }
  if (file.startsWith('lists/') && ![...saidIn(lists)].includes(text)) return undefined;
  for (const year of chainOf(folder)) {
    const path = join(year, file);
    const content = existsSync(path) ? readFileSync(path, 'utf8') : '';
    if (content.includes(text)) return { file: relative(folder, path).replaceAll('\\', '/'), line: lineAfter(content, text) };
    if (year === folder && content && !file.startsWith('lists/')) return undefined;
  }
  return file.startsWith('lists/') ? { file, line: 1 } : undefined;
}

export function openMarks(folder: string, lists: object = {}): Problem[] {
  return readMarks(folder).flatMap(mark => {
    const place = placeOf(folder, mark, lists);
    return place ? [{ rule: 'review', ...place, message: `${mark.why}: ${mark.text}` }] : [];
  });
}

export function accept(folder: string, files: readonly string[]): number {
  const marks = readMarks(folder);
  const open = files.length ? marks.filter(({ file }) => !files.some(name => file.startsWith(name))) : [];
  writeMarks(folder, open);
  return marks.length - open.length;
}
