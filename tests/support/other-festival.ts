/**
 * Makes, checks, builds and tests an edition of another festival, and removes that edition. It has another name, country, currency and look,
 * two days, one more language that is partly translated, fewer parts, and a district without a drawing.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { accept, allPassages, readSource } from '@tand/editions/check';
import { readCopy } from '@tand/editions/node';
import { contentLanguages, type ContentLang } from '@tand/festival';
import { tsx } from '../../scripts/commands.mjs';
import { makeEdition, peopleOf } from '../../scripts/new-edition/make.ts';
import { reasonFor } from '../../scripts/new-edition/marks.ts';
import { run } from '../../scripts/run.mjs';

const editions = resolve(import.meta.dirname, '../../packages/editions');

const [year, name] = [2029, 'GNISTA'];
const folder = join(editions, String(year));

const tests = [
  ...['edition-before', 'markup', 'files', 'schedule'].map(file => `tests/served/${file}`),
  ...['walk', 'desk.test', 'inks', 'schedule-share'].map(file => `tests/e2e/${file}`),
  'tests/unit/openData',
  'packages/runtime/src/build/consent',
];

/** Words for what the new edition does not have, and counts, hours and names of the previous one. */
const wordsOfBefore = [
  /cosplay|battle ?pass|camp|tält|tent|mirage|quiet lan|rosa helikopter|the palace|palatset|karaoke|vättern/i,
  /jönköp|elmia|småland|tänd(?:s|are)?\b|swed|svensk|sverige|husqvarna|huskvarna/i,
  /\b(?:sju|seven|fyra|four|tre|three) (?:stads|distri|dag|day|dygn|n[äi][tg])/i,
  /\d\d[.:]\d\d|midnatt|midnight|natten|night|morgon|morning|\/news\//i,
];

const sentences: Record<ContentLang, (number: number) => string> = {
  sv: number => `Mer om detta på plats i Helsingfors, text ${number}.`,
  en: number => `More about this on site in Helsinki, text ${number}.`,
};

const isCode = (text: string) => /^(?:[\da-z/-]*|\/.*|\{\{\w+\}\})$/.test(text);

/** Replacements: a neutral sentence for each text that is marked for review or names something that only the previous edition has. */
async function neutralTexts(from: string): Promise<(text: string) => string> {
  const source = await readSource(from);
  const doubts = { people: peopleOf(source), taglines: Object.values(source.edition.tagline).map(String), hasOtherWeekdays: true };
  const texts = new Map([
    ['Elmia_Elin', 'Elin'],
    ['/creators/Elmia_Elin', '/creators/Elin'],
    ['Jönköping Energi', 'Energi'],
    ['Cosplaybyn', 'Scenbyn'],
    ['Cosplay Village', 'Stage Village'],
  ]);
  for (const { text, lang } of allPassages(source))
    if (!isCode(text) && !texts.has(text) && (reasonFor(text, doubts) ?? wordsOfBefore.some(words => words.test(text))))
      texts.set(text, sentences[lang](texts.size));
  return text =>
    texts.get(text) ??
    text
      .replace(/^\/news\/.+/, '/news')
      .replaceAll(/\bday=[23]\b/g, 'day=1')
      .replaceAll('kronor', 'euro');
}

const amend = (file: string, ...changes: readonly (readonly [was: string, is: string])[]) => {
  const path = join(folder, file);
  let text = readFileSync(path, 'utf8');
  for (const [was, is] of changes) {
    if (!text.includes(was)) throw new Error(`${file} has no "${was}".`);
    text = text.replace(was, () => is);
  }
  writeFileSync(path, text);
};

function write(file: string, data: string | object) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof data === 'string' ? data : JSON.stringify(data));
}

async function make(): Promise<void> {
  const from = join(editions, '2025');
  await makeEdition({
    from,
    to: folder,
    year,
    start: '2029-08-11',
    days: 2,
    domain: 'gnista.example',
    own: {
      name,
      timeZone: 'Europe/Helsinki',
      currency: 'EUR',
      languages: [...contentLanguages, 'fi'],
      venue: {
        name: 'Messukeskus',
        city: 'Helsinki',
        address: 'Messuaukio 1, 00520 Helsinki',
        country: 'FI',
        url: 'https://messukeskus.example',
        lat: 60.2024,
        lon: 24.9369,
      },
    },
    without: ['battlepass', 'cosplay', 'camping', 'mirage-palace', 'rosa-helikopter', 'quiet-lan'],
    rewrite: await neutralTexts(from),
  });
  decide();
  accept(folder, []);
}

/** Makes the decisions that docs/guides/make-the-next-edition.md leaves to people. */
function decide(): void {
  amend(
    'edition.ts',
    ['...mapLinks(venue)', "...mapLinks(venue), venue: venue.url, parking: venue.url, journeyPlanner: 'https://matkat.example'"],
    [
      "sv: 'En ask full av spel', en: 'A box full of games'",
      "sv: 'Två dagar på mässan', en: 'Two days at the fair', fi: 'Kaksi päivää messuilla'",
    ],
    ['archives: [2025]', 'archives: []'],
  );
  amend(
    'facts.ts',
    ['import { date,', 'import { date, name,'],
    ['  ...before,', "  ...before,\n  organiser: name('Gnista rf'),\n  organiserAddress: name('Messuaukio 1, 00520 Helsinki'),"],
  );
  amend('lists/districts.ts', [
    'edit(before.districts, {',
    `edit(before.districts, {kallio: ${JSON.stringify({
      slug: 'kallio',
      number: 5,
      name: { sv: 'Berghäll', en: 'Kallio' },
      color: 'yellow',
      icon: 'match',
      location: 5,
      page: { band: 'blue' },
      image: '/img/labels/kallio.svg',
      tagline: { sv: 'Uppför backen, nerför trappan.', en: 'Up the hill, down the stairs.' },
      highlights: [1, 2, 3].map(number => ({ sv: `Trappa ${number}`, en: `Stairs ${number}` })),
    })},`,
  ]);
  amend('schedule.yaml', ['locations:\n', 'locations:\n  - { id: 5, name_sv: Berghäll, name_en: Kallio }\n']);
  const theme = join(editions, '2027/theme.json');
  write('theme.json', readFileSync(theme, 'utf8'));
  for (const lang of contentLanguages) {
    const { districtTiltedBlocks } = readCopy(lang, folder) as Record<string, { meta: object }>;
    const headline = lang === 'sv' ? 'Berghäll' : 'Kallio';
    const { meta, ...rest } = districtTiltedBlocks!;
    write(`copy/${lang}/districtKallio.json`, { ...rest, headline, meta: { ...meta, title: headline } });
  }
  write('copy/fi.json', {
    home: { 'meta.title': '{{festival}}, pelifestivaali', 'tickets.headline': 'Liput' },
    tickets: { headline: 'Liput', 'meta.title': 'Liput' },
  });
  write(
    'news/first.md',
    `---
id: 1
slug: first
publishedDate: "${year - 1}-09-01T10:00"
author: Aino
topic: nyheter
sv: { headline: "Första gnistan", preamble: "Två dagar i augusti." }
en: { headline: "The first spark", preamble: "Two days in August." }
---

<!-- sv -->

Vi ses på mässan.

<!-- en -->

See you at the fair.
`,
  );
}

const env = { EDITION: String(year) };
const steps = [
  ['node', ...tsx, 'scripts/edition-check/cli.ts', String(year)],
  ['node', 'scripts/test.mjs', ...tests],
];
// The build lists the edition's copy in a file that is under Git.
const copyList = join(editions, 'src/copy.ts');
const before = readFileSync(copyList);
if (existsSync(folder)) throw new Error(`${folder} exists already.`);
process.on('exit', () => {
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(copyList, before);
});
await make();
for (const [command = '', ...args] of steps) process.exitCode ||= await run(command, args, { env });
