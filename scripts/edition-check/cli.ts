import { join, relative } from 'node:path';
import { accept, readMarks, checkCopy, checkEdition, show } from '@tand/editions/check';
import { fileIn } from '@tand/editions/node';
import { commandLine, misuse } from '../cli.mjs';
import { editions } from '../edition.mjs';
import { root } from '../run.mjs';

const folderOf = (year: string) => join(root, 'packages/editions', year);
const { values, words } = await commandLine<{ accept?: boolean }>('edition:check');
const isYear = (word: string) => /^\d{4}$/.test(word);
const unknown = words.find(word => (isYear(word) ? !editions.includes(word) : !values.accept));
if (unknown) misuse('edition:check', `"${unknown}" is not one of the editions ${editions.join(', ')}.`);
const years = words.some(isYear) ? words.filter(isYear) : editions;

if (values.accept) {
  const files = words.filter(word => !isYear(word));
  const unmarked = files.find(file => !years.some(year => readMarks(folderOf(year)).some(mark => mark.file.startsWith(file))));
  const isFile = unmarked && years.some(year => fileIn(folderOf(year), unmarked));
  if (unmarked)
    misuse('edition:check', isFile ? `No text of ${unmarked} is marked for review.` : `There is no ${unmarked} in ${years.join(', ')}.`);
  for (const year of years) console.log(`${year}: ${accept(folderOf(year), files)} marks accepted`);
}
console.log(`Checking ${years.join(', ')} …`);
const printed = new Set<string>();
for (const year of years) {
  const folder = folderOf(year);
  const problems = [
    ...(await checkEdition(folder)).map(problem => ({
      line: show(relative(process.cwd(), folder), problem),
      isOpen: problem.rule === 'review',
    })),
    ...checkCopy(folder).map(({ kind, where, detail }) => ({ line: `${where} (${detail}) (${kind})`, isOpen: false })),
  ].filter(({ line }) => !printed.has(line));
  for (const { line } of problems) {
    printed.add(line);
    console.log(line);
  }
  const open = problems.filter(({ isOpen }) => isOpen).length;
  console.log(`${year}: ${problems.length - open} problems, ${open} texts and dates undecided`);
}
process.exitCode = printed.size > 0 ? 1 : 0;
