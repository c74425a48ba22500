/** Writes down the public names that the packages promise. Run after a change that is meant. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraries } from './layers.ts';
import { publicExports } from './public-exports.ts';

for (const root of libraries) writeFileSync(join(root, 'public-exports.json'), `${JSON.stringify(publicExports(root), null, 2)}\n`);
