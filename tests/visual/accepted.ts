import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSameMark } from './compare.ts';

const file = join(import.meta.dirname, 'accepted.txt');

export async function readAccepted(): Promise<(name: string, mark: string) => boolean> {
  const lines = existsSync(file) ? (await readFile(file, 'utf8')).split('\n') : [];
  return (name, mark) => lines.some(line => line.startsWith(`${name} `) && isSameMark(line.slice(name.length + 1), mark));
}

export const writeAccepted = (found: { name: string; mark: string }[]) =>
  writeFile(
    file,
    found
      .map(({ name, mark }) => `${name} ${mark}\n`)
      .toSorted()
      .join(''),
  );
