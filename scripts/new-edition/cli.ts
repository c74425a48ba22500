/** `npm run new:edition 2027`: makes an edition that extends the current one. In a terminal it asks for a missing year or first day. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { currentEdition } from '@tand/editions';
import { commandLine, misuse } from '../cli.mjs';
import { run } from '../run.mjs';
import { makeEdition } from './make.ts';
import { festivalFriday, isDay } from './weekend.ts';

const editions = resolve(import.meta.dirname, '../../packages/editions');
const { values, words } = commandLine<{ from?: string; start?: string; into?: string }>('new:edition');
const { from = currentEdition, into = editions } = values;
if (!/^\d{4}$/.test(from) || !existsSync(join(editions, from))) misuse('new:edition', `There is no edition "${from}" to carry over.`);

async function ask(question: string, suggestion: string): Promise<string> {
  if (!process.stdin.isTTY) return suggestion;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [${suggestion}] `);
  terminal.close();
  return answer.trim() || suggestion;
}

const year = Number(words[0] ?? (await ask('Which year?', String(Number(from) + 1))));
if (!/^20\d\d$/.test(String(year))) misuse('new:edition', `"${words[0] ?? year}" is not a year from 2000 to 2099.`);
const start = values.start ?? (await ask('First day of the festival?', festivalFriday(year)));
if (!isDay(start) || !start.startsWith(String(year)))
  misuse('new:edition', `--start must be a day of ${year}, such as ${year}-06-11, not "${start}".`);

const to = join(resolve(into), String(year));
console.log(`Making the edition of ${year} from that of ${from} …`);
const { files, marks, dropped } = await makeEdition({ from: join(editions, from), to, year, start });
await run('oxfmt', [to], { isHeld: true });
console.log(`${to}
  ${files} files, from ${start} on. ${dropped} news of ${from} were left behind; those that texts link to are here.
  ${marks} texts and dates are marked for review. Next:
    npm run edition:check ${year}                      names each with file and line; a changed text counts as decided
    npm run edition:check ${year} -- --accept [file …]  takes the rest as decided
    EDITION=${year} npm start                          serves it
  When it is to be the current edition: packages/editions/tsconfig.current.json. See docs/guides/make-the-next-edition.md.`);
