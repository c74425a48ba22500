import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders of components under `src`, lower layers first. */
export const layers = ['foundations', 'components', 'patterns'] as const;
export type Layer = (typeof layers)[number];

/** The component folders of a layer, in order of name. */
export function foldersOf(source: string, layer: Layer): string[] {
  const folder = join(source, layer);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []));
}
