import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { foldersOf, layers, libraries } from '../scripts/library/layers.ts';
import { importOf } from '../scripts/library/manifest.ts';
import { variablesOf, type PartVariable } from '../scripts/library/variables.ts';
import { anatomy as ui } from '../packages/ui/src/test/anatomy.ts';
import { anatomy as festival } from '../packages/ui-festival/src/test/anatomy.ts';
import { sinceOf } from './catalogue.ts';
import { pagesByFile, type SitePage } from './sitePages.ts';

const anatomies = { ...ui, ...festival };

const id = 'virtual:ui-parts';
const root = join(import.meta.dirname, '..');

/** What a documentation page says of a part beside its author's words. */
export interface Part {
  import: string;
  /** The version that brought it; `next` is not out yet. */
  since: string;
  /** Script in bytes, compressed, without React and styled-components. */
  bytes: number | undefined;
  /** Files of the site, the desk, the apps of others and other parts that use it. */
  usedIn: string[];
  /** Pages of the site that show it, alone or in another part. */
  pages: SitePage[];
  /** What it is made of: its `data-part`s. */
  anatomy: { name: string; description: string }[];
  /** Custom properties by which a host restyles it. */
  variables: PartVariable[];
}

const folders = [
  'site/src',
  'packages/desk/src',
  'packages/ui-festival/src',
  'packages/ui/src',
  'tests/consumer/app/src',
  'tests/consumer/apps/next/app',
  'tests/consumer/apps/react-router/app',
];
/** The parts that a file imports by their names. */
function partsIn(code: string): Set<string> {
  const entries = [...code.matchAll(/from '(?:@tand\/ui(?:-festival)?|\.\.(?:\/\.\.)?)\/(?:\w+\/)?(\w+)(?:\/index\.ts)?'/g)];
  const whole = [...code.matchAll(/import \{([^}]+)\} from '@tand\/ui(?:-festival)?'/g)];
  return new Set([
    ...entries.map(([, part = '']) => part),
    ...whole.flatMap(([, list = '']) => list.split(',').map(one => one.trim().split(' as ')[0] ?? '')),
  ]);
}

const users = folders.flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => /(?<!\.test|\.stories|\.fixtures)\.tsx$/.test(path))
    .map(path => join(root, folder, path)),
);

/** The files that import a part, each by its path in the repository; its own folder is none. */
function usesByPart(): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  for (const path of users) {
    for (const name of partsIn(readFileSync(path, 'utf8'))) {
      if (!path.includes(`/${name}/`)) uses.set(name, [...(uses.get(name) ?? []), relative(root, path)]);
    }
  }
  return uses;
}

/** The pages of the site that show a part: those whose files use it, and those of the parts that are made of it. */
async function pagesByPart(uses: Map<string, string[]>): Promise<Map<string, SitePage[]>> {
  const byFile = await pagesByFile();
  const found = new Map<string, SitePage[]>();
  for (const name of uses.keys()) {
    const seen = new Set([name]);
    const pages = new Map<string, SitePage>();
    for (const part of seen) {
      for (const file of uses.get(part) ?? []) {
        for (const page of byFile.get(file) ?? []) pages.set(page.path, page);
        const whole = /^packages\/ui(?:-festival)?\/src\/\w+\/(\w+)\//.exec(file)?.[1];
        if (whole) seen.add(whole);
      }
    }
    found.set(
      name,
      [...pages.values()].toSorted((one, other) => one.path.localeCompare(other.path)),
    );
  }
  return found;
}

/** The compressed size of each entry, from the table that the tests hold. */
const sizesOf = (library: string) =>
  new Map(
    [...readFileSync(join(library, 'SIZES.md'), 'utf8').matchAll(/^\| `([^`]+)` *\|[^|]+\| *([\d,]+) *\|/gm)].map(
      ([, entry = '', bytes = '']) => [entry, Number(bytes.replaceAll(',', ''))] as const,
    ),
  );

/** The facts of every part by its name, from the sources. */
export async function partsOf(): Promise<Record<string, Part>> {
  const uses = usesByPart();
  const pagesBy = await pagesByPart(uses);
  return Object.fromEntries(
    libraries.flatMap(library => {
      const sizes = sizesOf(library);
      const names = layers.flatMap(layer => foldersOf(library, layer).map(name => ({ layer, name })));
      return names.map(({ layer, name }) => {
        const part: Part = {
          import: importOf(library, layer, name),
          since: sinceOf(name),
          bytes: sizes.get(`${layer}/${name}`),
          usedIn: uses.get(name) ?? [],
          pages: pagesBy.get(name) ?? [],
          anatomy: Object.entries(anatomies[name] ?? {}).map(([part, description]) => ({ name: part, description })),
          variables: variablesOf(library, layer, name),
        };
        return [name, part] as const;
      });
    }),
  );
}

export const parts: Plugin = {
  name: 'ui-parts',
  resolveId: name => (name === id ? `\0${id}` : null),
  load: async name => (name === `\0${id}` ? `export default ${JSON.stringify(await partsOf())};` : null),
};
