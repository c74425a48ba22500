import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const layers = ['foundations', 'components', 'programme', 'sections'] as const;
export type Layer = (typeof layers)[number];

export function foldersOf(root: string, layer: Layer): string[] {
  const folder = join(root, 'src', layer);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []));
}

export const entriesOf = (root: string) => layers.flatMap(layer => foldersOf(root, layer).map(name => `${layer}/${name}`));

const packages = resolve(import.meta.dirname, '../../packages');
export const libraries = ['ui', 'ui-festival'].map(name => join(packages, name));
