import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineAfter, locate } from './located.ts';
import type { Problem } from './problem.ts';

/** A text that was carried over from another year and is still to be decided. */
export interface Mark {
  /** Below the edition's folder. */
  file: string;
  /** Keys of a copy file, joined by dots; in other files there is none, and `text` is looked for. */
  key?: string;
  /** What it says; once it says something else it counts as decided. */
  text: string;
  /** Why somebody must look: 'names a date'. */
  why: string;
}

const fileOf = (folder: string) => join(folder, 'review.json');

export const readMarks = (folder: string): Mark[] =>
  existsSync(fileOf(folder)) ? (JSON.parse(readFileSync(fileOf(folder), 'utf8')) as Mark[]) : [];

/** Writes the marks, one a line; none at all removes the file. */
export function writeMarks(folder: string, marks: readonly Mark[]): void {
  if (marks.length === 0) rmSync(fileOf(folder), { force: true });
  else writeFileSync(fileOf(folder), `[\n${marks.map(mark => `  ${JSON.stringify(mark)}`).join(',\n')}\n]\n`);
}

function lineOf(folder: string, { file, key, text }: Mark): number | undefined {
  const path = join(folder, file);
  if (!existsSync(path)) return undefined;
  const whole = readFileSync(path, 'utf8');
  if (key === undefined) return whole.includes(text) ? lineAfter(whole, text) : undefined;
  const keys = key.split('.').map(part => (/^\d+$/.test(part) ? Number(part) : part));
  const page = locate<object>(file, whole);
  const value = keys.reduce<unknown>((found, part) => (found as Record<string, unknown> | undefined)?.[part], page.data);
  return value === text ? page.lineOf(keys) : undefined;
}

/** Each text that is still as it was carried over. */
export function openMarks(folder: string): Problem[] {
  return readMarks(folder).flatMap(mark => {
    const line = lineOf(folder, mark);
    const short = mark.text.length > 90 ? `${mark.text.slice(0, 87)}…` : mark.text;
    return line === undefined ? [] : [{ rule: 'review', file: mark.file, line, message: `${mark.why}: ${short}` }];
  });
}

/** Takes the marks of the named files as decided, or all of them. Gives how many there were. */
export function accept(folder: string, files: readonly string[]): number {
  const marks = readMarks(folder);
  const kept = files.length ? marks.filter(({ file }) => !files.some(name => file.startsWith(name))) : [];
  writeMarks(folder, kept);
  return marks.length - kept.length;
}
