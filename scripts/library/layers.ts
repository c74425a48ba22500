import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export const layers = ['foundations', 'components', 'programme', 'sections'] as const;

export const entriesOf = (root: string) =>
  layers.flatMap(layer => {
    const folder = join(root, 'src', layer);
    const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
    return entries.flatMap(entry => (entry.isDirectory() ? [`${layer}/${entry.name}`] : []));
  });
