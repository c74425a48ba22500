import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LOOK } from '../look.ts';

const source = new URL('../', import.meta.url);
const contents = new Map<string, string>();
const imports = new Map<string, string[]>();

function read(url: URL): string {
  let text = contents.get(url.href);
  if (text === undefined) {
    text = readFileSync(url, 'utf8');
    contents.set(url.href, text);
  }
  return text;
}

/** The modules that a module imports, relative ones only. */
function importsOf(url: URL): string[] {
  let found = imports.get(url.href);
  if (!found) {
    found = [...read(url).matchAll(/(?:from|import) '(\.[^']+)'/g)].map(([, path]) => new URL(path ?? '', url).href);
    imports.set(url.href, found);
  }
  return found;
}

/** Every module a module is made of, itself included. */
function reach(start: URL): string[] {
  const seen = new Set<string>();
  const queue = [start.href];
  for (let href = queue.pop(); href; href = queue.pop()) {
    if (seen.has(href)) continue;
    seen.add(href);
    queue.push(...importsOf(new URL(href)));
  }
  return [...seen].toSorted();
}

/** The files a module is made of, itself included, with their text. */
export const moduleFiles = (module: string): { path: string; text: string }[] =>
  reach(new URL(module, source)).map(href => ({ path: href.slice(source.href.length), text: read(new URL(href)) }));

const hashes = new Map<string, string>();

/** A hash over a module and all it imports, the outlines of letters and the look of the edition among it. */
export function moduleHash(module: string): string {
  let hash = hashes.get(module);
  if (hash) return hash;
  const sum = createHash('sha256');
  const files = moduleFiles(module);
  for (const { text } of files) sum.update(text);
  if (files.some(({ path }) => path === 'look.ts')) sum.update(JSON.stringify(LOOK));
  hash = sum.digest('hex');
  hashes.set(module, hash);
  return hash;
}
