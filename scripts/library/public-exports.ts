import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entriesOf } from './layers.ts';

/** What an entry gives: values and types, each in order of name. */
export interface EntryExports {
  values: string[];
  types: string[];
}

const isType = (name: string) => name.startsWith('type ');
const publicName = (name: string) => name.replace(/^type /, '').replace(/^\w+ as /, '');

/** Names that a module exports, types with `type ` before them; what it passes on whole is looked up there. */
function namesOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const lists = [...code.matchAll(/export (type )?\{([^}]+)\}/g)].flatMap(([, isType, list = '']) =>
    list
      .split(',')
      .map(name => name.trim())
      .filter(Boolean)
      .map(name => (isType ? `type ${name}` : name)),
  );
  const declared = [...code.matchAll(/^export (?:(type|interface)|const|function) (\w+)/gm)].map(([, isType, name = '']) =>
    isType ? `type ${name}` : name,
  );
  const passedOn = [...code.matchAll(/export \* from '(\..+)'/g)].flatMap(([, path = '']) => namesOf(join(dirname(file), path)));
  return [...lists, ...declared, ...passedOn];
}

/** The public names of an entry, read from the `index.ts` of its folder. */
export function exportsOf(root: string, entry: string): EntryExports {
  const names = namesOf(join(root, 'src', entry, 'index.ts'));
  return {
    values: names
      .filter(name => !isType(name))
      .map(publicName)
      .toSorted(),
    types: names.filter(isType).map(publicName).toSorted(),
  };
}

/** The public names of every part of a package, by its entry. */
export const publicExports = (root: string): Record<string, EntryExports> =>
  Object.fromEntries(entriesOf(root).map(entry => [entry, exportsOf(root, entry)]));
