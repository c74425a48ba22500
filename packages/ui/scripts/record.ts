/** Writes down what the package promises: its public names, and what each entry may cost. Run after a change that is meant. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicExports } from './public-exports.ts';

const file = join(import.meta.dirname, '../public-exports.json');
writeFileSync(file, `${JSON.stringify(publicExports(), null, 2)}\n`);
