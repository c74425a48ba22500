/**
 * `npm run edition:check [year …]` checks the editions named, or all. `npm run edition:check 2027 -- --accept [file …]`
 * takes what is marked for review as decided, in the named files or everywhere.
 */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { checkEdition } from './check.ts';
import { show } from './problem.ts';
import { accept } from './review.ts';

const editions = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({ allowPositionals: true, options: { accept: { type: 'boolean', default: false } } });
const all = readdirSync(editions).filter(name => /^\d{4}$/.test(name));
const named = positionals.filter(name => /^\d{4}$/.test(name));
const years = named.length ? named : all;

if (values.accept) {
  const files = positionals.filter(name => !/^\d{4}$/.test(name));
  for (const year of years) console.log(`${year}: ${accept(join(editions, year), files)} marks taken as decided`);
}
let count = 0;
for (const year of years) {
  const folder = join(editions, year);
  const problems = await checkEdition(folder);
  for (const problem of problems) console.log(show(relative(process.cwd(), folder), problem));
  const open = problems.filter(({ rule }) => rule === 'review').length;
  console.log(`${year}: ${problems.length - open} problems, ${open} texts and dates still to be decided`);
  count += problems.length;
}
process.exitCode = count ? 1 : 0;
