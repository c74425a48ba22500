// `npm run copy:check`: lists what a writer should look at; fails when anything is found.
import { checkCopy } from './copy-check.ts';

const problems = checkCopy();
for (const { kind, where, detail } of problems) console.log(`${kind.padEnd(9)} ${where}  (${detail})`);
console.log(problems.length ? `${problems.length} texts to look at` : 'All copy is in order.');
process.exitCode = problems.length ? 1 : 0;
