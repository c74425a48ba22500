// `npm run copy:check`: lists what a writer should look at; fails when anything is found.
import { readSource } from '../../packages/editions/check/source.ts';
import { style } from '../../packages/editions/check/rules/style.ts';
import { checkCopy } from './copy-check.ts';
import { editionFolder } from './edition.ts';

const worn = style(await readSource(editionFolder)).map(({ file, line, message }) => ({
  kind: 'style',
  where: `${file}:${line}`,
  detail: message,
}));
const problems = [...checkCopy(), ...worn];
for (const { kind, where, detail } of problems) console.log(`${kind.padEnd(9)} ${where}  (${detail})`);
console.log(problems.length ? `${problems.length} texts to look at` : 'All copy is in order.');
process.exitCode = problems.length ? 1 : 0;
