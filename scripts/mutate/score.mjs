// Results of `npm run mutate` by file. Timeouts prove nothing on a busy machine, so they are listed but not counted.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

/** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
const { files } = JSON.parse(readFileSync(join(root, '.cache/mutate/report.json'), 'utf8'));

/** @param {string} name @param {readonly { status: string }[]} mutants */
function row(name, mutants) {
  /** @param {string[]} statuses */
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const found = count('Killed');
  const lived = count('Survived', 'NoCoverage');
  const score = found + lived > 0 ? `${((100 * found) / (found + lived)).toFixed(1)} %` : '';
  return `| ${name} | ${found} | ${lived} | ${count('Timeout')} | ${score} |`;
}

console.log('\n| File | Found | Lived | Timed out | Score |\n|---|--:|--:|--:|--:|');
for (const [file, { mutants }] of Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1))) console.log(row(file, mutants));
console.log(
  row(
    'All',
    Object.values(files).flatMap(({ mutants }) => mutants),
  ),
);
