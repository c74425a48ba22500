/**
 * The public API of the packages as files: names, and the props of every part. `npm run api` writes them; `npm run api --
 * --base=COMMIT` fails where one has changed since then and no changeset says so.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { libraries } from './layers.ts';
import { buildManifest } from './manifest.ts';
import { publicExports, type EntryExports } from './public-exports.ts';

/** An entry: its names, and what the part takes, as `type = default`. A prop that must be given ends with `!`. */
export interface EntryApi extends EntryExports {
  props: Record<string, string>;
}

/** The public API of a package by entry. */
export function apiOf(root: string): Record<string, EntryApi> {
  const parts = new Map(buildManifest(root).components.map(({ layer, name, props }) => [`${layer}/${name}`, props]));
  return Object.fromEntries(
    Object.entries(publicExports(root)).map(([entry, names]) => {
      const props = (parts.get(entry) ?? [])
        .map(({ name, type, isRequired, default: fallback }) => {
          const text = type.replaceAll(/\s+/g, ' ') + (fallback ? ` = ${fallback}` : '');
          return [`${name}${isRequired ? '!' : ''}`, text] as const;
        })
        .toSorted(([a], [b]) => (a < b ? -1 : 1));
      return [entry, { ...names, props: Object.fromEntries(props) }];
    }),
  );
}

const apiFile = (library: string) => `packages/${library}/api.json`;

/** The packages whose API has changed while no changeset names them. */
export function unannounced(changed: readonly string[], read: (path: string) => string): string[] {
  const changesets = changed.filter(path => /^\.changeset\/(?!README).+\.md$/.test(path)).map(read);
  return libraries
    .map(root => basename(root))
    .filter(library => changed.includes(apiFile(library)) && !changesets.some(text => text.includes(`'@tand/${library}':`)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const repository = join(import.meta.dirname, '../..');
  const base = process.argv.find(arg => arg.startsWith('--base='))?.slice(7);
  if (base) {
    const changed = execFileSync('git', ['diff', '--name-only', '--diff-filter=AM', base], { cwd: repository, encoding: 'utf8' });
    const missing = unannounced(changed.trim().split('\n'), path => readFileSync(join(repository, path), 'utf8'));
    for (const library of missing)
      console.error(`The API of @tand/${library} has changed: say so to those who use it by \`npx changeset\`.`);
    process.exitCode = missing.length > 0 ? 1 : 0;
  } else {
    for (const root of libraries) writeFileSync(join(repository, apiFile(basename(root))), `${JSON.stringify(apiOf(root), null, 2)}\n`);
  }
}
