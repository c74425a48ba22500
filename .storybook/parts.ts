import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { libraries } from '../scripts/library/layers.ts';
import { buildManifest } from '../scripts/library/manifest.ts';
import { variablesOf, type PartVariable } from '../scripts/library/variables.ts';
import { sinceOf } from './catalogue.ts';

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
const users = folders.flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => /(?<!\.test|\.stories|\.fixtures)\.tsx$/.test(path))
    .map(path => join(root, folder, path)),
);

/** The files that import a part, each by its path in the repository; its own folder is none. */
function usesByPart(): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  for (const path of users) {
    const code = readFileSync(path, 'utf8');
    const entries = [...code.matchAll(/from '(?:@tand\/ui(?:-festival)?|\.\.(?:\/\.\.)?)\/(?:\w+\/)?(\w+)(?:\/index\.ts)?'/g)];
    const whole = [...code.matchAll(/import \{([^}]+)\} from '@tand\/ui(?:-festival)?'/g)];
    const names = [
      ...entries.map(([, part = '']) => part),
      ...whole.flatMap(([, list = '']) => list.split(',').map(one => one.trim().split(' as ')[0] ?? '')),
    ];
    for (const name of new Set(names)) {
      if (!path.includes(`/${name}/`)) uses.set(name, [...(uses.get(name) ?? []), relative(root, path)]);
    }
  }
  return uses;
}

/** The compressed size of each entry, from the table that the tests hold. */
const sizesOf = (library: string) =>
  new Map(
    [...readFileSync(join(library, 'SIZES.md'), 'utf8').matchAll(/^\| `([^`]+)` *\|[^|]+\| *([\d,]+) *\|/gm)].map(
      ([, entry = '', bytes = '']) => [entry, Number(bytes.replaceAll(',', ''))] as const,
    ),
  );

/** The facts of every part by its name, from the sources. */
export function partsOf(): Record<string, Part> {
  const uses = usesByPart();
  return Object.fromEntries(
    libraries.flatMap(library => {
      const sizes = sizesOf(library);
      return buildManifest(library).components.map(({ name, layer, import: line }) => {
        const part: Part = {
          import: line,
          since: sinceOf(name),
          bytes: sizes.get(`${layer}/${name}`),
          usedIn: uses.get(name) ?? [],
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
  load: name => (name === `\0${id}` ? `export default ${JSON.stringify(partsOf())};` : null),
};
