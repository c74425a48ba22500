import { commandLine } from '../cli.mjs';
import { checkSpecification, ownFiles } from './specification.ts';
import { findWordProblems } from './words.ts';

await commandLine('spec');
const files = ownFiles();
const { count, tested, problems } = checkSpecification(files);
const all = [...problems, ...findWordProblems(files)];
for (const problem of all) console.error(problem);
console.log(`Specification: ${count} lines, ${tested} with a test, ${all.length} problems.`);
process.exitCode = all.length > 0 ? 1 : 0;
