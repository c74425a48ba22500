/**
 * The public API of the packages as files: names, and the props of every part. `npm run api` writes them; `npm run api --
 * --base=COMMIT` fails where one has changed since then and no changeset says so.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entriesOf, libraries } from './layers.ts';
import { buildManifest } from './manifest.ts';
import { exportsOf, type EntryExports } from './public-exports.ts';
import { isNode, nameOf, sourceOf, type Node } from './source.ts';

/**
 * An entry: its names, what the part takes, as `type = default`, and what functions, values and types are that are no part. A
 * prop that must be given ends with `!`.
 */
export interface EntryApi extends EntryExports {
  props: Record<string, string>;
  signatures: Record<string, string>;
}

/** Where a name that a module exports is declared. */
function declarationOf(file: string, name: string): { code: string; node: Node } | undefined {
  const { code, declared, imports } = sourceOf(file);
  const node = declared.get(name);
  if (node) return { code, node };
  const from = (path: string, own: string) => (path.startsWith('.') ? declarationOf(resolve(dirname(file), path), own) : undefined);
  const passedOn = imports.get(name);
  if (passedOn) return from(passedOn.from, passedOn.name);
  return [...code.matchAll(/export \* from '(\..+)'/g)].map(([, path = '']) => from(path, name)).find(Boolean);
}

/** Longer than that is data: a drawing, a table. Of an object its names count then; how styles look is no promise. */
const longest = 400;

/** What a declaration promises: of a function all but its body, without comments. */
function signatureOf({ code, node }: { code: string; node: Node }): string {
  const init = node['init'] as Node | undefined;
  const value = init && isNode(init['expression']) ? init['expression'] : init; // without `as const`
  const body = (value ?? node)['body'];
  const isType = node.type.startsWith('TS');
  const end = !isType && isNode(body) ? body.start : node.end;
  const text = code
    .slice(node.start, end)
    .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (isType || (text.length <= longest && value?.type !== 'TaggedTemplateExpression')) return text;
  const keys = (value?.['properties'] as Node[] | undefined)?.map(property => nameOf(property['key']) || '…');
  return `${nameOf(node['id'])}: ${keys ? `{ ${keys.join(', ')} }` : '…'}`;
}

/** Entries that hold no part: tokens, what servers call. */
function otherEntries(root: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { exports: Record<string, unknown> };
  return [...JSON.stringify(exports).matchAll(/"\.\/src\/(\w+)\/index\.ts"/g)].map(([, entry = '']) => entry);
}

/** The public API of a package by entry. */
export function apiOf(root: string): Record<string, EntryApi> {
  const parts = new Map(buildManifest(root).components.map(({ layer, name, props }) => [`${layer}/${name}`, props]));
  return Object.fromEntries(
    [...entriesOf(root), ...otherEntries(root)].map(entry => {
      const names = exportsOf(root, entry);
      const props = (parts.get(entry) ?? [])
        .map(({ name, type, isRequired, default: fallback }) => {
          const text = type.replaceAll(/\s+/g, ' ') + (fallback ? ` = ${fallback}` : '');
          return [`${name}${isRequired ? '!' : ''}`, text] as const;
        })
        .toSorted(([a], [b]) => (a < b ? -1 : 1));
      // A part is told by its props.
      const others = [...names.values.filter(name => /^[a-z]/.test(name)), ...names.types.filter(name => !name.endsWith('Props'))];
      const signatures = others.flatMap(name => {
        const found = declarationOf(join(root, 'src', entry, 'index.ts'), name);
        return found ? [[name, signatureOf(found)]] : [];
      });
      return [entry, { ...names, props: Object.fromEntries(props), signatures: Object.fromEntries(signatures) }];
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
