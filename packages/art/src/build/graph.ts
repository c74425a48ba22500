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

/** The modules that a module imports by a relative path. */
function importsOf(url: URL): string[] {
  let found = imports.get(url.href);
  if (!found) {
    found = [...read(url).matchAll(/(?:from|import) '(\.[^']+)'/g)].map(([, path]) => new URL(path ?? '', url).href);
    imports.set(url.href, found);
  }
  return found;
}

/** A module and all modules that it imports, directly or not. */
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

/** Path and text of a module and of all modules that it imports, directly or not. */
export const moduleFiles = (module: string): { path: string; text: string }[] =>
  reach(new URL(module, source)).map(href => ({ path: href.slice(source.href.length), text: read(new URL(href)) }));

const hashes = new Map<string, string>();

/** Hash of a module and all that it imports, including outlines of letters and the look of the edition. */
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
