import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { currentEdition } from '@tand/editions';
import { readSource } from '@tand/editions/check';
import type { Edition } from '@tand/festival';
import { commandLine, misuse } from '../cli.mjs';
import { run } from '../run.mjs';
import { makeEdition } from './make.ts';
import { domainOf, festivalFriday, isDay } from './move.ts';
import { partsOf } from './parts.ts';

const editions = resolve(import.meta.dirname, '../../packages/editions');
type Own = 'days' | 'name' | 'domain' | 'venue' | 'position' | 'country' | 'zone' | 'currency' | 'languages' | 'without';
const { values, words } = await commandLine<Partial<Record<'from' | 'start' | Own, string>>>('new:edition');
const { from = currentEdition } = values;
if (!/^\d{4}$/.test(from) || !existsSync(join(editions, from))) misuse('new:edition', `There is no edition "${from}" to carry over.`);
const source = await readSource(join(editions, from));

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

const before = source.edition;
async function other(option: Own, question: string, suggestion: string): Promise<string | undefined> {
  const answer = values[option] ?? (await ask(question, suggestion));
  return answer === suggestion ? undefined : answer;
}
const days = await other('days', 'How many days?', String(before.dates.days.length));
if (days !== undefined && !/^[1-7]$/.test(days)) misuse('new:edition', `--days must be from 1 to 7, not "${days}".`);
const name = await other('name', 'Name of the festival?', before.name);
const domain = await other('domain', 'Domain of its addresses?', domainOf(before));
const venueText = await other('venue', 'Venue, street, postcode and town?', `${before.venue.name}, ${before.venue.address}`);
const country = venueText && (await other('country', 'Country?', before.venue.country));
const position = venueText && (await other('position', 'Latitude and longitude?', `${before.venue.lat},${before.venue.lon}`));
const timeZone = await other('zone', 'Time zone?', before.timeZone);
const currency = await other('currency', 'Currency?', before.currency);
const languages = await other('languages', 'Languages?', before.languages.join(','));
const parts = Object.keys(partsOf(source)).join(', ');
const without = await other('without', `What is left out (${parts})?`, '');

function readVenue(text: string): Edition['venue'] {
  const [venue = '', ...address] = text.split(',').map(part => part.trim());
  const city = address.at(-1)?.replace(/^[\d ]+/, '') ?? '';
  if (!city) misuse('new:edition', `--venue must be like "${before.venue.name}, ${before.venue.address}", not "${text}".`);
  const [lat = Number.NaN, lon = Number.NaN] = position?.split(',').map(Number) ?? [before.venue.lat, before.venue.lon];
  return { ...before.venue, name: venue, city, address: address.join(', '), lat, lon, ...(country && { country }) };
}
const own = {
  ...(name && { name }),
  ...(timeZone && { timeZone }),
  ...(currency && { currency }),
  ...(languages && { languages: languages.split(',').map(lang => lang.trim()) }),
  ...(venueText && { venue: readVenue(venueText) }),
};

const to = join(editions, String(year));
console.log(`Making the edition of ${year} from that of ${from} …`);
const { files, marks, dropped } = await makeEdition({
  from: join(editions, from),
  to,
  year,
  start,
  ...(days && { days: Number(days) }),
  own,
  domain,
  without: without?.split(',').map(part => part.trim()),
});
await run('oxfmt', [to], { isHeld: true });
console.log(`${to}
  ${files} files, from ${start} on. ${dropped} news of ${from} were left behind; those that texts link to are here.
  ${marks} texts and dates are marked for review. Next:
    npm run edition:check ${year}                      names each with file and line; a changed text counts as decided
    npm run edition:check ${year} -- --accept [file …]  takes the rest as decided
    EDITION=${year} npm start                          serves it
  When it is to be the current edition: packages/editions/tsconfig.current.json. See docs/guides/make-the-next-edition.md.`);
