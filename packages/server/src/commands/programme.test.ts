import { itemLanguages, scheduleKinds, signUpWays } from '@tand/festival';
import * as fc from 'fast-check';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runCli } from './command.ts';
import { parseSchedule } from '../content/import/programmeYaml.ts';
import { readContent } from '../content/revisions.ts';
import { openDatabase } from '../infra/db/database.ts';
import { edition2025, editionFile, temporaryFolder } from '../test/fixtures.ts';

const item = (id: string, name: string, more = '') => `
  # ${name}
  - id: '${id}'
    day: 1
    location: 1
    start_time: '18:30'
    end_time: '19:30'
    name_sv: '${name}'
    name_en: '${name} (en)'
${more}`;
const head = `# Kvällens program
locations:
  - { id: 1, name_sv: Scen, name_en: Stage }
  - { id: 2, name_sv: Hall A, name_en: Hall A }

items:`;
const programme = `${head}${item('quiz', 'Quiz')}${item('final', 'Finaln')}${item('jam', 'Jam', '    cancelled: true\n')}${item('dans', 'Dans')}`;

let folder: string;
let database: string;
beforeEach(() => {
  folder = temporaryFolder({ 'schedule.yaml': programme, 'edition.ts': edition2025 });
  database = `file:${join(folder, 'test.db')}`;
});

type Ask = Parameters<typeof runCli>[3];
async function runWith(ask: Ask, ...args: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const out = { log: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
  const own = ['--database', database, '--author', 'Priya', ...(args.includes('--folder') ? [] : ['--folder', folder])];
  return { code: await runCli(['content', ...args, ...own], out, new Date(), ask), text: lines.join('\n') };
}
const run = (...args: string[]) => runWith(undefined, ...args);
const rewrite = (text: string) => writeFileSync(join(folder, 'schedule.yaml'), text);
const file = () => readFileSync(join(folder, 'schedule.yaml'), 'utf8');

async function content() {
  const db = await openDatabase(database);
  const found = await readContent(db);
  await db.close();
  return found;
}

describe('an import', () => {
  // SCHED-2
  it('rejects an item on a day that the edition does not have, and names file and line', async () => {
    folder = temporaryFolder({ 'schedule.yaml': programme, 'edition.ts': editionFile(['2025-06-13']) });
    const message = 'schedule.yaml:9:10 items[0].day: “Quiz” is on day 1, counted from 0, but the festival has 1';
    expect(await run('import')).toMatchObject({ code: 1, text: expect.stringContaining(message) });
    expect(await run('schedule', 'import')).toMatchObject({ code: 1, text: expect.stringContaining(message) });
    rewrite(programme.replaceAll('day: 1', 'day: 0'));
    expect(await run('import')).toMatchObject({ code: 0 });
  });

  it('lists added, cancelled, moved and renamed items, and does not change the file', async () => {
    await run('import');
    const changed = `${head}${item('quiz', 'Quiz').replace('18:30', '20:30').replace('19:30', '21:30')}${item('final', 'Finalen')}${item('jam', 'Jam', '    highlight: true\n')}${item('dans', 'Dans', '    cancelled: true\n')}${item('ny', 'Ny')}`;
    rewrite(changed);
    const said = `  added item “Ny” day 1 18:30–19:30, Scen
  cancelled item “Dans”
  reinstated item “Jam”
  moved item “Quiz”: day 1 18:30–19:30, Scen → day 1 20:30–21:30, Scen
  renamed item “Finaln” → “Finalen”
  changed item “Jam”: highlight
`;
    expect((await run('schedule', 'import', '--dry-run')).text).toBe(
      `${said}Would change: locations 2 unchanged; schedule 1 added, 4 updated`,
    );
    expect((await content()).number).toBe(1);
    expect((await run('schedule', 'import')).text).toBe(`${said}Done: locations 2 unchanged; schedule 1 added, 4 updated`);
    expect(file()).toBe(changed);
    const { items } = await content();
    expect(items.map(({ id, sequence, cancelled }) => [id, sequence, cancelled])).toEqual([
      ['dans', 1, true],
      ['final', 1, undefined],
      ['jam', 1, undefined],
      ['ny', 0, undefined],
      ['quiz', 1, undefined],
    ]);
  });

  it('shortens a long list of changes', async () => {
    rewrite(`${head}${Array.from({ length: 40 }, (_, index) => item(`i${index}`, `Punkt ${index}`)).join('')}`);
    const lines = (await run('schedule', 'import', '--dry-run')).text.split('\n');
    expect(lines.filter(line => line.startsWith('  added item “Punkt'))).toHaveLength(12);
    expect(lines).toContain('  added item: 28 more');
  });

  it('removes several items, if more than a tenth, only with --yes or after confirmation', async () => {
    await run('import');
    rewrite(`${head}${item('quiz', 'Quiz')}`);
    const refused = await run('schedule', 'import');
    expect([refused.code, refused.text]).toEqual([
      1,
      `  removed item “Dans” day 1 18:30–19:30, Scen
  removed item “Finaln” day 1 18:30–19:30, Scen
  removed item “Jam” day 1 18:30–19:30, Scen
This removes 3 of 4 programme items. Nothing was changed. To confirm, add --yes.`,
    ]);
    const ask = vi.fn<NonNullable<Ask>>(() => Promise.resolve(false));
    expect((await runWith(ask, 'schedule', 'import')).code).toBe(1);
    expect(ask).toHaveBeenCalledExactlyOnceWith('This removes 3 of 4 programme items. Continue? (y/N) ');
    expect((await content()).items).toHaveLength(4);
    expect((await runWith(() => Promise.resolve(true), 'schedule', 'import')).code).toBe(0);
    expect((await content()).gone).toHaveLength(3);
    await run('undo');
    expect((await run('schedule', 'import', '--yes')).code).toBe(0);
    rewrite(`${head} []`);
    expect((await run('schedule', 'import')).code).toBe(0);
  });

  it('is rejected if the content changes between the question and its answer', async () => {
    await run('import');
    rewrite(`${head}${item('quiz', 'Quiz')}`);
    const answer = await runWith(
      async () => {
        const db = await openDatabase(database);
        await db.client.execute(`UPDATE entries SET data = json_set(data, '$.name_sv', 'Annan') WHERE id = 'jam'`);
        await db.close();
        return true;
      },
      'schedule',
      'import',
    );
    expect(answer.code).toBe(1);
    expect(answer.text).toContain('The content has changed meanwhile: item jam.');
  });

  it('reports a mistake with the file name as given, line and field', async () => {
    await run('import');
    const given = join(folder, 'mitt-program.yml');
    writeFileSync(given, programme.replace('day: 1\n    location: 1', 'day: 1\n    location: 9'));
    expect((await run('schedule', 'import', given)).text).toBe(
      `The content has 1 problem:\n${given}:10:15 items[0].location: there is no place 9 for “Quiz”`,
    );
    expect((await run('schedule', 'import', join(folder, 'nej.yaml'))).text).toContain('nej.yaml: there is no such file');
  });
});

// SCHED-13
describe('ids', () => {
  const withoutIds = programme.replace("- id: 'final'\n    day", '- day').replace("- id: 'dans'\n    day", '- day');

  it('are added to a file without changing its layout; known items get the ids they had', async () => {
    await run('import');
    const moved = withoutIds
      .replace("name_sv: 'Dans'", "highlight: true\n    name_sv: 'Dans'")
      .replace(/(# Finaln\n {2}- )day: 1/, '$1day: 2');
    rewrite(moved);
    const dry = await run('schedule', 'import', '--dry-run');
    expect(dry.text).toContain('Would write 2 missing ids into schedule.yaml');
    expect(file()).toBe(moved);
    expect((await run('schedule', 'import')).text).toContain('Wrote 2 missing ids into schedule.yaml');
    expect(file()).toBe(
      moved
        .replace('# Finaln\n  - day', "# Finaln\n  - id: 'final'\n    day")
        .replace('# Dans\n  - day', "# Dans\n  - id: 'dans'\n    day"),
    );
    expect((await run('schedule', 'import')).text).toBe('Nothing changed: locations 2 unchanged; schedule 4 unchanged');
  });

  it('are eight hex digits for new items, even in a new database, in YAML’s block and flow style', async () => {
    rewrite(`${withoutIds.replaceAll('\n', '\r\n')}  - { day: 2, location: 1, start_time: '10:00', name_sv: Ny, name_en: New } # flow\r\n`);
    expect((await run('import')).text).toContain('items[1].id: is missing; "content schedule import" writes one');
    expect((await run('schedule', 'import')).code).toBe(0);
    expect(file()).toMatch(/# Dans\r\n {2}- id: '[a-f0-9]{8}'\r\n {4}day: 1/);
    expect(file()).toMatch(/ {2}- \{ id: '[a-f0-9]{8}', day: 2, location: 1,.*\} # flow\r\n/);
    expect((await run('import')).text).toBe('Nothing changed: locations 2 unchanged; schedule 5 unchanged');
  });

  it('are added to a file that extends another, but only to its own items', async () => {
    writeFileSync(join(folder, 'old.yaml'), programme);
    rewrite(`extends: old.yaml\nwithout: [jam]\nitems:\n  - { id: quiz, end_time: null }${item('ny', 'Ny').replace("id: 'ny'\n    ", '')}`);
    expect((await run('schedule', 'import')).text).toContain('Wrote 1 missing id into schedule.yaml');
    expect(file()).toMatch(/- \{ id: quiz, end_time: null \}\n {2}# Ny\n {2}- id: '[a-f0-9]{8}'\n {4}day: 1/);
    const { items, places } = await content();
    expect(items.map(({ name_sv, end_time }) => `${name_sv} ${end_time}`)).toEqual(['Dans 19:30', 'Finaln 19:30', 'Ny 19:30', 'Quiz ']);
    expect(places).toHaveLength(2);
    expect((await run('schedule', 'import', join(folder, 'schedule.yaml'))).text).toContain('Nothing changed');
  });

  it('are not added if the file repeats an entry with a YAML alias', async () => {
    const twice = `${head}${item('quiz', 'Quiz').replace("- id: 'quiz'", '- &quiz').replace('- &quiz\n    day', '- &quiz\n    day')}\n  - *quiz\n`;
    rewrite(twice);
    expect((await run('schedule', 'import')).text).toContain('schedule.yaml items: some items have no id');
    expect(file()).toBe(twice);
  });
});

describe('history', () => {
  it('lists who changed what and why, newest first, including reverts', async () => {
    await run('import');
    rewrite(programme.replaceAll('Finaln', 'Finalen').replaceAll("'18:30'", "'18:45'"));
    await run('schedule', 'import');
    const before = await content();
    expect((await run('undo', '--dry-run')).text).toContain('renamed item “Finalen” → “Finaln”');
    expect((await run('undo')).code).toBe(0);
    expect((await run('undo')).code).toBe(0);
    expect((await content()).items.map(({ name_sv, start_time }) => [name_sv, start_time])).toEqual(
      before.items.map(({ name_sv, start_time }) => [name_sv, start_time]),
    );
    const lines = (await run('history', '--limit', '3')).text.split('\n');
    expect(lines.map(line => line.replace(/\d{4}-\d\d-\d\d \d\d:\d\d/, 'TIME'))).toEqual([
      '    4  TIME  Priya  undo 3  4 items moved, 1 item renamed',
      '    3  TIME  Priya  undo 2  4 items moved, 1 item renamed',
      '    2  TIME  Priya  import schedule.yaml  4 items moved, 1 item renamed',
    ]);
  });

  it('refuses to revert entries changed since, places that items need, or an unknown revision', async () => {
    await run('import');
    rewrite(programme.replaceAll('Finaln', 'Finalen'));
    await run('schedule', 'import');
    rewrite(programme.replaceAll('Finaln', 'Final'));
    await run('schedule', 'import');
    expect(await run('undo', '2')).toEqual({
      code: 1,
      text: 'Revision 2 cannot be undone: “Finalen” changed since. Undo the later revision first; "content history" lists them.',
    });
    rewrite(file().replace('items:', '  - { id: 3, name_sv: Hall B, name_en: Hall B }\nitems:'));
    await run('schedule', 'import');
    rewrite(file().replace('location: 1', 'location: 3'));
    await run('schedule', 'import');
    expect(await run('undo', '4')).toMatchObject({
      code: 1,
      text: expect.stringContaining('there is no place 3 for “Quiz”') as string,
    });
    expect((await run('undo', '40')).text).toContain('There is no revision 40.');
    expect((await content()).number).toBe(5);
  });
});

it('imports an export without a change, whatever characters it contains', async () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter(one => one.trim() !== '');
  const odd = fc.constantFrom(
    "'",
    '"',
    ': x',
    '# y',
    '- z',
    '{a',
    'null',
    '12',
    '2e10',
    'a\nb',
    'a\u0000\u200Db',
    '\u2028x',
    'å\\n',
    '&x',
    '*y',
    '%',
    '@',
    '`',
    '!t',
    'yes',
    '---',
    '...',
  );
  const words = fc.oneof(text, odd);
  const one = fc.record({
    name_sv: words,
    name_en: words,
    short_desc_sv: fc.oneof(words, fc.constant('')),
    end_time: fc.constantFrom('', '02:00'),
    highlight: fc.boolean(),
    cancelled: fc.boolean(),
    added: fc.record(
      {
        kind: fc.constantFrom(...scheduleKinds),
        tags: fc.array(words, { maxLength: 2 }),
        hosts: fc.array(
          fc.record({ name: words, href: fc.constantFrom('/faq', 'https://a.example/?b=1&c=2#d') }, { requiredKeys: ['name'] }),
          {
            maxLength: 2,
          },
        ),
        language: fc.constantFrom(...itemLanguages),
        age: fc.integer({ min: 1, max: 99 }),
        signUp: fc.record(
          { how: fc.constantFrom(...signUpWays), where: fc.constant('/esports'), full: fc.constant(true) },
          { requiredKeys: ['how'] },
        ),
        access: fc.record({ noise: fc.constantFrom('quiet', 'loud'), signLanguage: fc.boolean() }, { requiredKeys: [] }),
        places: fc.constantFrom([1], [2, 1]),
      },
      { requiredKeys: [] },
    ),
  });
  // The programme that the exported file extends; null is an item that has not changed since.
  const past = fc.record({
    items: fc.array(fc.option(one, { freq: 2 }), { maxLength: 6 }),
    places: fc.constantFrom<(<T>(places: T[]) => T[])[]>(
      places => places,
      places => places.toReversed(),
    ),
  });
  const news = fc.record({ headline: words, preamble: words, author: words, body: words });
  const path = join(folder, 'odd');
  mkdirSync(join(path, 'news'), { recursive: true });
  await fc.assert(
    fc.asyncProperty(
      fc.array(one, { minLength: 1, maxLength: 4 }),
      fc.array(news, { maxLength: 3 }),
      past,
      async (items, articles, past) => {
        const write = ({ added, ...fields }: (typeof items)[number], index: number) => ({
          id: `i${index}`,
          day: index % 4,
          location: 1,
          start_time: '10:00',
          ...fields,
          ...added,
        });
        const written = items.map(write);
        const { name_sv, name_en } = items[0]!;
        const locations = [
          { id: 1, name_sv, name_en, at: { x: 10, y: 20.5 }, access: { steps: 'none', hearingLoop: true } },
          { id: 2, name_sv, name_en },
        ];
        writeFileSync(join(path, 'schedule.yaml'), JSON.stringify({ locations, items: written }));
        for (const [index, { headline, preamble, author, body }] of articles.entries()) {
          const texts = { headline, preamble };
          const front = { id: index + 1, slug: `n-${index}`, publishedDate: '2025-01-01', author, sv: texts, en: texts };
          writeFileSync(join(path, `news/n-${index}.md`), `---\n${JSON.stringify(front)}\n---\n<!-- sv -->\n${body}\n<!-- en -->\n${body}`);
        }
        const fresh = ['--folder', path, '--yes'];
        const imported = await run('import', ...fresh);
        fc.pre(imported.code === 0);
        const before = await content();
        const out = temporaryFolder();
        expect((await run('export', out)).code).toBe(0);
        expect(await run('import', '--folder', out)).toMatchObject({ code: 0, text: expect.stringContaining('Nothing changed') as string });
        expect((await content()).number).toBe(before.number);

        const old = JSON.stringify({
          locations: past.places(locations),
          items: past.items.map((one, index) => write(one ?? items[index] ?? items[0]!, index)),
        });
        fc.pre(parseSchedule([{ file: '', source: old }]).problems.length === 0);
        const thin = temporaryFolder({ 'old.yaml': old, 'schedule.yaml': 'extends: old.yaml\n' });
        expect((await run('export', thin)).code).toBe(0);
        expect(readFileSync(join(thin, 'schedule.yaml'), 'utf8')).toMatch(/^extends: '?old\.yaml'?$/m);
        expect(await run('import', '--folder', thin)).toMatchObject({
          code: 0,
          text: expect.stringContaining('Nothing changed') as string,
        });
        expect((await content()).number).toBe(before.number);
      },
    ),
    { numRuns: 40 },
  );
});
