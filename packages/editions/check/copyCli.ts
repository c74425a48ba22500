// `npm run copy:check`: lists what a writer should look at; fails when anything is found.
import { join } from 'node:path';
import { editionOf } from '../src/current.ts';
import { checkCopy } from './copyCheck.ts';
import { style } from './rules/style.ts';
import { readSource } from './source.ts';

const folder = join(import.meta.dirname, '..', editionOf(process.env));

const worn = style(await readSource(folder)).map(({ file, line, message }) => ({
  kind: 'style',
  where: `${file}:${line}`,
  detail: message,
}));
const problems = [...checkCopy(folder), ...worn];
for (const { kind, where, detail } of problems) console.log(`${kind.padEnd(9)} ${where}  (${detail})`);
console.log(problems.length ? `${problems.length} texts to look at` : 'All copy is in order.');
process.exitCode = problems.length ? 1 : 0;
