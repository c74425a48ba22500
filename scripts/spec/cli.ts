/** `npm run spec` checks docs/specification against code and tests, and the words of documents and titles; `-- --list [NEWS]` prints its lines (of an area) with both. */
import { commandLine, misuse } from '../cli.mjs';
import { ownFiles, readSpecification } from './specification.ts';
import { findWordProblems } from './words.ts';

const { values, words } = commandLine<{ list: boolean }>('spec');
const files = ownFiles();
const { requirements, problems: faults } = readSpecification(files);
const problems = [...faults, ...findWordProblems(files)];

const unknown = words.find(word => !requirements.some(({ id, area }) => word === id || word === area));
if (unknown) misuse('spec', `"${unknown}" is not an area or id of docs/specification.`);

if (values.list) {
  for (const { id, area, text, code, tests } of requirements) {
    if (words.length > 0 && !words.includes(area) && !words.includes(id)) continue;
    console.log(`\n${id}  ${text}`);
    for (const { file, line } of code) console.log(`  code  ${file}:${line}`);
    for (const { file, line, title } of tests) console.log(`  test  ${file}:${line}  ${title}`);
  }
  console.log('');
}
for (const problem of problems) console.error(problem);

const tested = requirements.filter(({ tests }) => tests.length > 0);
const count = (of: (requirement: (typeof requirements)[number]) => unknown) => requirements.filter(of).length;
console.log(
  `Specification: ${requirements.length} lines, ${tested.length} with a test, ` +
    `${count(({ planned }) => planned !== undefined)} planned, ${count(({ untestable }) => untestable !== undefined)} not tested, ${problems.length} problems.`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
