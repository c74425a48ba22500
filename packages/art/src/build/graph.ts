import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';

const source = new URL('../', import.meta.url);
const outlines = new URL('../../outlines/', import.meta.url);
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

const hashes = new Map<string, string>();

/** A hash over a module, all it imports, and the outlines of letters if it draws any. */
export function moduleHash(module: string): string {
  let hash = hashes.get(module);
  if (hash) return hash;
  const sum = createHash('sha256');
  const files = reach(new URL(module, source));
  for (const href of files) sum.update(read(new URL(href)));
  if (files.some(href => href.endsWith('/src/type.ts')))
    for (const name of readdirSync(outlines).toSorted()) sum.update(read(new URL(name, outlines)));
  hash = sum.digest('hex');
  hashes.set(module, hash);
  return hash;
}
