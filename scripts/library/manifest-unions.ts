import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return /(?<!\.test|\.stories|\.fixtures)\.tsx?$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });

/** Writes a name of a type that is known as its union; as a list of it where `[]` follows. */
const write = (known: Map<string, string>) => (all: string, name: string, isList: string | undefined) => {
  const union = known.get(name);
  if (union === undefined) return all;
  return isList ? `(${union})[]` : union;
};

/**
 * Writes unions of names out wherever a type takes them: the lists that the code keeps as data (`Name.variants.ts`, the
 * tokens), the types made of them, and unions that are written as such.
 * @param folders the sources of the package and of those it uses
 */
export function unionWriter(folders: readonly string[]): (type: string) => string {
  const code = folders.flatMap(sourcesIn).join('\n');
  const lists = new Map(
    [...code.matchAll(/const (\w+) = \[([^\]]+)\] as const/g)].map(([, name = '', items = '']) => [
      name,
      items.trim().replace(/,$/, '').split(/,\s*/).join(' | '),
    ]),
  );
  const literals = [...code.matchAll(/type (\w+) = ((?:'[^']*'|\d+)(?: \| (?:'[^']*'|\d+|undefined))+);/g)];
  const unions = new Map(literals.map(([, name = '', union = '']) => [name, union.replace(' | undefined', '')]));
  for (const [, name = '', list = ''] of code.matchAll(/type (\w+) = \(typeof (\w+)\)\[number\]/g)) {
    const union = lists.get(list);
    if (union) unions.set(name, union);
  }
  return type =>
    type.replace(/\(typeof (\w+)\)\[number\](\[\])?/g, write(lists)).replace(/(?<!['\w])([A-Z]\w*)\b(?!')(\[\])?/g, write(unions));
}
