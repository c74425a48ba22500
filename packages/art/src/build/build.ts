import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { moduleHash } from './graph.ts';
import { drawAll } from './pool.ts';
import type { Drawn, Picture } from './picture.ts';

interface Known extends Drawn {
  hash: string;
}
export interface BuildResult {
  /** Names of the pictures that were drawn in this run. */
  drawn: string[];
  /** Files that were removed because no picture has their name any more. */
  removed: string[];
  pictures: Record<string, Drawn>;
}

const TOOLS = ['build/render.ts', 'build/ico.ts'];

/** Hash of what a picture depends on: its data, its drawing code, and the code that writes files, with its options. */
function inputHash(picture: Picture, isQuick: boolean): string {
  const { budget: _budget, ...data } = picture;
  const sum = createHash('sha256').update(JSON.stringify(data)).update(moduleHash(picture.module));
  if (isQuick) sum.update('quick');
  for (const tool of TOOLS) sum.update(moduleHash(tool));
  return sum.digest('hex');
}

function readCache(path: string): Record<string, Known> {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/** Draws changed pictures into `folder`/img, removes files without a picture, writes `folder`/pictures.json. `isQuick`: for a review. */
export async function build(pictures: readonly Picture[], folder: string, isQuick = false): Promise<BuildResult> {
  const images = join(folder, 'img');
  mkdirSync(images, { recursive: true });
  const cachePath = join(folder, 'cache.json');
  const cache = readCache(cachePath);
  const hashes = new Map(pictures.map(picture => [picture.name, inputHash(picture, isQuick)]));
  if (hashes.size !== pictures.length) {
    const twice = pictures.filter((picture, i) => pictures.findIndex(other => other.name === picture.name) !== i);
    throw new Error(`Two pictures share a name: ${twice.map(picture => picture.name).join(', ')}.`);
  }
  const isFresh = ({ name }: Picture) => {
    const known = cache[name];
    return known !== undefined && known.hash === hashes.get(name) && existsSync(join(images, known.file));
  };
  const stale = pictures.filter(picture => !isFresh(picture));
  const results = await drawAll(stale, images, isQuick);
  const known: Record<string, Known> = {};
  for (const { name } of pictures) {
    const drawn = results.get(name) ?? cache[name];
    if (drawn) known[name] = { ...drawn, hash: hashes.get(name) ?? '' };
  }
  const files = new Set(Object.values(known).map(picture => picture.file));
  const removed = readdirSync(images, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !files.has(relative(images, path).split(sep).join('/')));
  for (const path of removed) rmSync(path);
  const list = Object.fromEntries(Object.entries(known).map(([name, { hash: _hash, ...drawn }]) => [name, drawn]));
  writeFileSync(cachePath, JSON.stringify(known));
  writeFileSync(join(folder, 'pictures.json'), `${JSON.stringify(list, null, 2)}\n`);
  return { drawn: stale.map(picture => picture.name), removed, pictures: list };
}
