import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folders of components under `src`, lower layers first. */
export const layers = ['foundations', 'components', 'patterns'] as const;
export type Layer = (typeof layers)[number];

/** The component folders of a layer of a package, in order of name. */
export function foldersOf(root: string, layer: Layer): string[] {
  const folder = join(root, 'src', layer);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []));
}

/** The entries of a package, one for each component, as `components/Button`. */
export const entriesOf = (root: string) => layers.flatMap(layer => foldersOf(root, layer).map(name => `${layer}/${name}`));

const packages = resolve(import.meta.dirname, '../../packages');
/** The published packages. */
export const libraries = ['ui', 'ui-festival'].map(name => join(packages, name));
