import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { merged } from './merge.ts';

/** `manifest.json` of an edition: what must be known before its TypeScript is read. */
export interface Manifest {
  /** Folder name of the edition that it takes everything from that it does not hold itself. */
  extends?: string;
  /** Places of the programme with room for several things at once. */
  parallelPlaces?: readonly number[];
}

const json = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export const readManifest = (folder: string): Manifest => {
  const file = join(folder, 'manifest.json');
  return existsSync(file) ? (json(file) as Manifest) : {};
};

/** The folders that an edition is made of: its own, and those it extends, one after the other. */
export function chainOf(folder: string): string[] {
  const { extends: from } = readManifest(folder);
  return from === undefined ? [folder] : [folder, ...chainOf(resolve(folder, '..', from))];
}

/** What a year has of its own, or not at all. */
const isOwn = (name: string) => /^(?:schedule\.yaml|tickets\.csv|review\.json|news(?:\/|$))/.test(name);

/** Where a file of an edition lies: in its own folder, else in the nearest that it extends. */
export const fileIn = (folder: string, name: string): string | undefined =>
  (isOwn(name) ? [folder] : chainOf(folder)).map(from => join(from, name)).find(file => existsSync(file));

/** Names of the files in a folder of an edition, those it takes from others too, in the order of the alphabet. */
export function filesIn(folder: string, below: string, end: string): string[] {
  const folders = (isOwn(below) ? [folder] : chainOf(folder)).map(from => join(from, below)).filter(from => existsSync(from));
  return [...new Set(folders.flatMap(from => readdirSync(from)))].filter(name => name.endsWith(end)).toSorted();
}

export type Texts = Record<string, object>;

/** `{ 'hero.lines': […] }` as `{ hero: { lines: […] } }`. */
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

/** The other way round. */
export const flat = (tree: object, path = ''): Record<string, unknown> =>
  Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? flat(value, `${path}${key}.`) : { [path + key]: value },
    ),
  ) as Record<string, unknown>;

type Changes = Record<string, Record<string, unknown> | null>;

/** `copy/sv.json` of an edition: by page and by the path of its keys, what differs from the year that is extended. */
export function readChanges(lang: string, folder: string): Changes {
  const file = join(folder, 'copy', `${lang}.json`);
  return existsSync(file) ? (json(file) as Changes) : {};
}

/**
 * All copy of one language by page. `copy/sv/home.json` is the text of a page; `copy/sv.json` says what differs from the
 * year that is extended, null takes a text or a page away.
 */
export function readCopy(lang: string, folder: string): Texts {
  const [own = '', base] = chainOf(folder);
  const dir = join(own, 'copy', lang);
  const pages = existsSync(dir) ? readdirSync(dir).filter(file => file.endsWith('.json')) : [];
  const whole = Object.fromEntries(pages.map(file => [file.slice(0, -5), json(join(dir, file))]));
  const changes = Object.entries(readChanges(lang, own)).map(([page, change]) => [page, change && nested(change)] as const);
  const texts = merged({ ...(base && readCopy(lang, base)), ...whole }, Object.fromEntries(changes)) as Texts;
  return Object.fromEntries(Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
