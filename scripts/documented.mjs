// Part of `npm run lint`: every part of the library has a story to see and a page to read.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const layers = ['ui/src/foundations', 'ui/src/components', 'ui-festival/src/components', 'ui-festival/src/patterns'];
const lacking = layers.flatMap(layer => {
  const folder = join(root, 'packages', layer);
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .flatMap(({ name }) => [`${name}.stories.tsx`, `${name}.mdx`].map(file => join(folder, name, file)))
    .filter(file => !existsSync(file));
});
for (const file of lacking) console.error(`missing ${file}: npm run new:component shows what it holds`);
process.exitCode = lacking.length > 0 ? 1 : 0;
