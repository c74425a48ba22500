// `npm run copy:check`: lists the texts to correct in the current edition; fails when there are any.
import { join } from 'node:path';
import { editionOf } from '../src/current.ts';
import { checkCopy } from './copyCheck.ts';

const problems = checkCopy(join(import.meta.dirname, '..', editionOf(process.env)));
for (const { kind, where, detail } of problems) console.log(`${kind.padEnd(9)} ${where}  (${detail})`);
console.log(problems.length ? `${problems.length} texts to look at` : 'All copy is in order.');
process.exitCode = problems.length ? 1 : 0;
