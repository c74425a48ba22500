import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { merged } from './merge.ts';

export interface Manifest {
  /** Folder of the edition from which missing files are taken. */
  extends?: string;
  parallelPlaces?: readonly number[];
}

export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

export const readManifest = (folder: string): Manifest => {
  const file = join(folder, 'manifest.json');
  return existsSync(file) ? (readJson(file) as Manifest) : {};
};

/** The edition's folder, then those that it extends. */
export function chainOf(folder: string): string[] {
  const { extends: from } = readManifest(folder);
  return from === undefined ? [folder] : [folder, ...chainOf(resolve(folder, '..', from))];
}

export const parallelPlacesOf = (folder: string): readonly number[] =>
  chainOf(folder)
    .map(readManifest)
    .find(({ parallelPlaces }) => parallelPlaces)?.parallelPlaces ?? [];

/** Files that are never taken from an extended edition. */
const isOwn = (name: string) => /^(?:schedule\.yaml|tickets\.sample\.csv|review\.json|news(?:\/|$))/.test(name);

export const fileIn = (folder: string, name: string): string | undefined =>
  (isOwn(name) ? [folder] : chainOf(folder)).map(from => join(from, name)).find(file => existsSync(file));

export type Texts = Record<string, object>;

/** `{ 'hero.date': '13 juni' }` → `{ hero: { date: '13 juni' } }` */
export function nested(flat: Readonly<Record<string, unknown>>): object {
  const tree: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(flat)) {
    const keys = path.split('.');
    const last = keys.pop()!;
    const group = keys.reduce<Record<string, unknown>>((at, key) => (at[key] ??= {}) as Record<string, unknown>, tree);
    group[last] = value;
  }
  return tree;
}

export const flat = (tree: object, path = ''): Record<string, unknown> =>
  Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? flat(value, `${path}${key}.`) : { [path + key]: value },
    ),
  ) as Record<string, unknown>;

type Changes = Record<string, Record<string, unknown> | null>;

export function readChanges(lang: string, folder: string, read = readJson): Changes {
  const file = join(folder, 'copy', `${lang}.json`);
  return existsSync(file) ? (read(file) as Changes) : {};
}

/** Changes of `copy/{lang}.json` come last; null removes a text or page. */
export function readCopy(lang: string, folder: string, read = readJson): Texts {
  const [own = '', base] = chainOf(folder);
  const dir = join(own, 'copy', lang);
  const pages = existsSync(dir) ? readdirSync(dir).filter(file => file.endsWith('.json')) : [];
  const ownPages = Object.fromEntries(pages.map(file => [file.slice(0, -5), read(join(dir, file))]));
  const changes = Object.entries(readChanges(lang, own, read)).map(([page, change]) => [page, change && nested(change)] as const);
  const texts = merged({ ...(base && readCopy(lang, base, read)), ...ownPages }, Object.fromEntries(changes)) as Texts;
  return Object.fromEntries(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
