/**
 * `npm run new:edition 2027` makes packages/editions/2027, which extends the current edition.
 * Flags: `--from 2025` another edition to carry over, `--start 2027-06-11` another first day than the Friday of the
 * second weekend of June. In a terminal the year and the day are asked for when they are not given.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { currentEdition } from '@tand/editions';
import { makeEdition } from './make.ts';
import { festivalFriday } from './weekend.ts';

const editions = resolve(import.meta.dirname, '../../packages/editions');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string', default: currentEdition }, start: { type: 'string' }, into: { type: 'string', default: editions } },
});

/** Asks in a terminal; elsewhere the suggestion is taken. */
async function ask(question: string, suggestion: string): Promise<string> {
  if (!process.stdin.isTTY) return suggestion;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [${suggestion}] `);
  terminal.close();
  return answer.trim() || suggestion;
}

const year = Number(positionals[0] ?? (await ask('Which year?', String(Number(values.from) + 1))));
if (!/^20\d\d$/.test(String(year))) throw new Error('Name the year, such as: npm run new:edition 2027');
const start = values.start ?? (await ask('First day of the festival?', festivalFriday(year)));
if (!/^\d{4}-\d\d-\d\d$/.test(start) || !start.startsWith(String(year))) throw new Error(`--start must be a day of ${year}: 2027-06-11`);

const to = join(resolve(values.into), String(year));
const { files, marks, dropped } = await makeEdition({ from: join(editions, values.from), to, year, start });
spawnSync('npx', ['oxfmt', to], { stdio: 'ignore' });
console.log(`${to}
  ${files} files, from ${start} on. ${dropped} news of ${values.from} were left behind; those that texts link to are here.
  ${marks} texts and dates are marked for review. Next:
    npm run edition:check ${year}                      names each with file and line; a changed text is taken as decided
    npm run edition:check ${year} -- --accept [file …]  takes the rest as decided
    EDITION=${year} npm start                          serves it
  When it is to be the current edition: packages/editions/tsconfig.current.json. See docs/guides/next-edition.md.`);
