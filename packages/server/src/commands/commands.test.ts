import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { App } from '../http/app.ts';
import { runCli } from './command.ts';
import { readContent } from '../content/revisions.ts';
import { openDatabase, textOf } from '../infra/db/database.ts';
import { purgeTickets } from '../content/soldTickets.ts';
import { edition2025, editionFile, post, temporaryFolder, testSite } from '../test/fixtures.ts';

const article = (more = '', body = 'Det blev **varmt** i [tältet](/accommodation/camping).') => `---
author: Priya Nordahl
topic: lan
${more}sv:
  headline: "Våffelnatten"
  preamble: "Fyrtio laggar."
en:
  headline: "Waffle night"
  preamble: "Forty irons."
---

<!-- sv -->

${body}

<!-- en -->

It got **warm** in [the tent](/accommodation/camping).
`;
const old = article('id: 7\nslug: gammal-nyhet\npublishedDate: "2025-01-02T10:00:00+01:00"\n');
const programme = 'locations: [{ id: 1, name_sv: Scen, name_en: Stage }]\nitems: []\n';
const now = new Date('2025-05-01T12:00:00Z');

let folder: string;
let work: string;
let database: string;
beforeEach(() => {
  folder = temporaryFolder({
    'news/gammal-nyhet.md': old,
    'news/topics.yaml': '- id: lan',
    'schedule.yaml': programme,
    'edition.ts': edition2025,
    'tickets.sample.csv': 'reference,postal,start,end,name,timestamp\nA1,55305,1,2,Bo Ek,2024-12-13T13:37:00+01:00\n',
  });
  work = mkdtempSync(join(tmpdir(), 'tand-editor-'));
  database = `file:${join(work, 'test.db')}`;
  onTestFinished(() => rmSync(work, { recursive: true, force: true }));
});

async function run(...args: string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const out = { log: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
  const own = ['--database', database, '--site', 'https://tand.test', ...(args.includes('--folder') ? [] : ['--folder', folder])];
  const code = await runCli(['content', ...args, ...own], out, now, undefined);
  return { code, text: lines.join('\n') };
}
const write = (name: string, text: string) => {
  const path = join(work, name);
  writeFileSync(path, text);
  return path;
};

const changed = (headline: string, more = '') => write('ändrad.md', article(more).replace('Våffelnatten', headline));

const stored = async () => {
  const db = await openDatabase(database);
  const { news } = await readContent(db);
  await db.close();
  return news;
};

async function everything(): Promise<string> {
  const db = await openDatabase(database);
  const tables = await Promise.all(['entries', 'revisions', 'tickets'].map(table => db.client.execute(`SELECT * FROM ${table}`)));
  await db.close();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => /\.\w+$/.test(name));
  return JSON.stringify([tables.map(({ rows }) => rows), files.map(name => [name, readFileSync(join(folder, name), 'utf8')])]);
}

async function visit<T>(work: (app: App) => Promise<T>, at = now): Promise<T> {
  const db = await openDatabase(database);
  try {
    return await work((await testSite({ db, at })).app);
  } finally {
    await db.close();
  }
}
const listed = (at = now) =>
  visit(async app => {
    const answer = await app.request('/api/news', post({ offset: 0, limit: 200 }));
    return ((await answer.json()) as { slug: string }[]).map(({ slug }) => slug);
  }, at);
const status = (path: string) => visit(async app => (await app.request(path)).status);

const words = (line: string) => line.split(' ');
const unreadable = () => temporaryFolder({ 'schedule.yaml': programme, 'edition.ts': "throw new Error('unreadable');" });

describe('days and time zone of the festival', () => {
  it.each(['news publish gammal-nyhet --at 2025-05-20T08:00', 'history', 'import'])('are read from edition.ts by "%s"', async command => {
    await run('import');
    const failed = await run(...words(command), '--folder', unreadable());
    expect(failed).toEqual({ code: 1, text: expect.stringMatching(/^\S+edition\.ts cannot be read: unreadable$/) });
  });

  it.each(['news list', 'undo', 'tickets purge', 'news unpublish gammal-nyhet'])('are not read by "%s"', async command => {
    await run('import');
    expect(await run(...words(command), '--folder', unreadable())).toMatchObject({ code: 0 });
  });

  it('apply to times without a time zone, and to the last day that tickets are stored', async () => {
    const helsinki = temporaryFolder({ 'schedule.yaml': programme, 'edition.ts': editionFile(['2025-08-01'], 'Europe/Helsinki') });
    await run('import');
    await run('news', 'unpublish', 'gammal-nyhet', '--at', '2025-06-01T00:00', '--folder', helsinki);
    expect((await stored())[0]).toMatchObject({ unpublishedDate: new Date('2025-05-31T21:00Z') });
    const file = write('sålda.csv', 'reference,postal,start,end,name,timestamp\nA1,55305,1,2,Bo Ek,2024-12-13T13:37:00+01:00\n');
    expect((await run('tickets', 'import', file, '--folder', helsinki)).text).toContain('Stored until 2025-10-30.');
  });
});

describe('an article', () => {
  it('is added as a draft, previewed at its secret URL only, published, edited and withdrawn', async () => {
    const added = await run('news', 'add', write('vaffelnatten.md', article()));
    expect(added.code).toBe(0);
    const address = /https:\/\/tand\.test(\/sv\/news\/vaffelnatten(\?preview=[\w-]{32}))/.exec(added.text)!;
    const [, path, query] = address as unknown as [string, string, string];
    expect(await listed()).toEqual(['gammal-nyhet']);
    expect(await status('/sv/news/vaffelnatten')).toBe(404);
    expect(await status('/sv/news/8')).toBe(404);
    expect(await status('/sv/news/vaffelnatten?preview=')).toBe(404);
    expect(await status(`/sv/news/vaffelnatten?preview=${'A'.repeat(32)}`)).toBe(404);
    expect(await status(`/sv/news/gammal-nyhet${query}`)).toBe(200); // published: the token changes nothing
    const preview = await visit(app => Promise.resolve(app.request(path)));
    expect([
      preview.status,
      preview.headers.get('cache-control'),
      preview.headers.get('x-robots-tag'),
      preview.headers.get('referrer-policy'),
    ]).toEqual([200, 'private, no-store', 'noindex, nofollow', 'no-referrer']);
    expect(await preview.text()).toContain('<title>Våffelnatten</title>');
    expect(await listed()).toEqual(['gammal-nyhet']);

    expect((await run('news', 'publish', 'vaffelnatten')).text).toContain(
      'vaffelnatten: published\n  https://tand.test/sv/news/vaffelnatten\n',
    );
    expect(await listed()).toEqual(['vaffelnatten', 'gammal-nyhet']);
    expect(await status('/en/news/vaffelnatten')).toBe(200);

    expect((await run('news', 'edit', 'vaffelnatten', changed('Våffelmorgonen', 'routerLink: /food\n'))).code).toBe(0);
    const [item] = await visit(async app => (await app.request('/api/news', post({ offset: 0, limit: 1 }))).json() as Promise<object[]>);
    expect(item).toMatchObject({
      headlinesv: 'Våffelmorgonen',
      routerLink: '/food',
      updatedDate: now.toISOString(),
      headlineen: 'Waffle night',
    });

    expect((await run('news', 'unpublish', 'vaffelnatten', '--at', '2025-06-01T00:00')).text).toContain('vaffelnatten: published');
    expect(await listed(new Date('2025-06-01T00:00:00Z'))).toEqual(['gammal-nyhet']);
    expect((await run('news', 'publish', 'vaffelnatten', '--at', '2025-05-20T08:00')).text).toContain('vaffelnatten: to come');
    expect(await listed()).toEqual(['gammal-nyhet']);
    // Published after its last change, so it has no update date.
    expect((await stored()).find(({ slug }) => slug === 'vaffelnatten')).not.toHaveProperty('updatedDate');
    expect((await run('news', 'unpublish', 'vaffelnatten')).text).toContain('vaffelnatten: draft');
    expect((await run('news', 'list')).text).toMatch(/draft +vaffelnatten\n.*published +gammal-nyhet/);
  });

  it('has the same id, slug and date of publication after a file replaces it', async () => {
    await run('import');
    const path = write('ny-text.md', article('', 'Ny text.'));
    expect((await run('news', 'edit', '7', path)).code).toBe(0);
    expect(await stored()).toMatchObject([
      { id: 7, slug: 'gammal-nyhet', publishedDate: new Date('2025-01-02T09:00:00Z'), updatedDate: now, body: { sv: 'Ny text.' } },
    ]);
    expect(readFileSync(join(folder, 'news/gammal-nyhet.md'), 'utf8')).toBe(old);
  });
});

describe('checking input', () => {
  it.each([
    ['an article without an author', article().replace('author: Priya Nordahl\n', ''), 'våffla.md', /fel\.md:2:1 author: is missing/],
    ['an unknown topic', article().replace('topic: lan', 'topic: lanet'), '', /fel\.md:\d+:8 topic: must be one of lan, not "lanet"/],
    ['a picture in the body', article('', 'x\n\n![bild](/img/x.png)'), '', /fel\.md:16 body\.sv: has a picture/],
    ['HTML in the body', article('', 'Hej <b>du</b>'), '', /fel\.md:14 body\.sv: has HTML, which is shown as text: <b>/],
    [
      'a link that runs a script',
      article('', '[x](javascript:alert(1))'),
      '',
      /fel\.md:14 body\.sv: has a link that leads nowhere: "javascript:/,
    ],
    ['a table', article('', '| a | b |'), '', /fel\.md:14 body\.sv: has a table/],
    ['a body in one language only', article().replace('<!-- en -->', ''), '', /fel\.md:11 body\.en: has no section/],
    ['a slug that is a number', article('slug: "12"\n'), '', /fel\.md:4:7 slug: must be small letters/],
    ['a file without front matter', 'Hej', '', /fel\.md:1: must start with front matter/],
  ])('rejects %s, names file and line, and changes nothing', async (_what, text, _name, message) => {
    await run('import');
    const before = await everything();
    const { code, text: said } = await run('news', 'add', write('fel.md', text));
    expect(code).toBe(1);
    expect(said).toMatch(message);
    expect(await everything()).toBe(before);
  });

  it('accepts HTML within code in a body', async () => {
    expect((await run('news', 'add', write('kod.md', article('', 'Skriv `<b>` så:\n\n```\n<b>fet</b>\n```')))).code).toBe(0);
  });

  it('rejects a taken slug, a missing file, a missing article, and publishing an article twice', async () => {
    await run('import');
    const before = await everything();
    expect((await run('news', 'add', write('gammal-nyhet.md', article()))).text).toContain('"gammal-nyhet" already exists');
    expect((await run('news', 'add', join(work, 'saknas.md'))).text).toContain('there is no such file');
    expect((await run('news', 'publish', 'saknas')).text).toContain('no item with the slug or id "saknas"');
    expect((await run('news', 'publish', 'gammal-nyhet')).text).toContain('is published already');
    expect(await everything()).toBe(before);
  });

  it('changes neither files nor database if the database rejects the change', async () => {
    await run('import');
    const db = await openDatabase(database);
    await db.client.execute(`CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'full'); END`);
    await db.close();
    const before = await everything();
    await expect(run('news', 'add', write('vaffelnatten.md', article()))).rejects.toThrow('full');
    await expect(run('news', 'edit', 'gammal-nyhet', changed('Rättad'))).rejects.toThrow('full');
    expect(await everything()).toBe(before);
  });
});

describe('import and export', () => {
  it('changes nothing in a dry run or when a file is imported again', async () => {
    await run('import');
    const path = write('vaffelnatten.md', article('id: 9\npublishedDate: "2025-02-02T10:00:00Z"\n'));
    const before = await everything();
    const dry = await run('news', 'import', path, '--dry-run');
    expect(dry).toEqual({ code: 0, text: '  added news “Våffelnatten” (vaffelnatten)\nWould change: news 1 added, 1 unchanged' });
    expect(await everything()).toBe(before);
    expect((await run('news', 'import', path)).text).toContain('Done: news 1 added, 1 unchanged');
    const after = await everything();
    expect((await run('news', 'import', path)).text).toContain('Nothing changed: news 2 unchanged');
    expect(await everything()).toBe(after);
  });

  it('imports an export without a change', async () => {
    await run('import');
    const linked = article('linkUrl: https://tand.example/a\n').replace('sv:\n', 'sv:\n  linkText: \'Läs: "mer"\'\n');
    expect((await run('news', 'edit', '7', write('länkad.md', linked))).code).toBe(0);
    await run('news', 'add', write('utkast.md', article()));
    const out = join(work, 'ut');
    expect((await run('export', out, '--dry-run')).text).toBe(`Would write 3 files to ${out}; 0 were up to date`);
    expect((await run('export', out)).text).toBe(`Wrote 3 files to ${out}; 0 were up to date`);
    expect(readdirSync(join(out, 'news')).toSorted()).toEqual(['gammal-nyhet.md', 'utkast.md']);
    const history = (await run('history')).text;
    expect(history).toContain('save news gammal-nyhet');
    expect(history).toMatch(/import .*utkast\.md/);
    const before = await everything();
    expect((await run('import', '--folder', out)).text).toBe('Nothing changed: news 2 unchanged; locations 1 unchanged');
    expect((await run('news', 'import', join(out, 'news'))).text).toContain('Nothing changed: news 2 unchanged');
    expect(await everything()).toBe(before);
  });

  // NEWS-16
  it('skips and lists news that commands have changed, in an import without --overwrite', async () => {
    await run('import');
    await run('news', 'add', write('ny.md', article()), '--publish');
    await run('news', 'edit', 'gammal-nyhet', changed('Rättad'));
    for (const command of [['import'], ['news', 'import']]) {
      const result = await run(...command);
      expect(result.text).toContain('skipped news “Våffelnatten” (ny): changed by a command or at the desk and not exported since');
      expect(result.text).toContain('skipped news “Rättad” (gammal-nyhet)');
      expect(result.text).toContain('Nothing changed: news 2 unchanged');
    }
    // The article is exported after its last change, so an import without its file removes it.
    const out = temporaryFolder({ 'news/topics.yaml': '- id: lan' });
    await run('export', out);
    rmSync(join(out, 'news/ny.md'));
    expect((await run('import', '--folder', out)).text).toContain('removed news “Våffelnatten” (ny)');
    await run('news', 'edit', 'gammal-nyhet', changed('Igen'));
    expect((await run('import', '--overwrite')).text).toContain('renamed news “Igen” → “Våffelnatten”');
  });

  // NEWS-16
  it('still skips changed news in a second import, after the first one has added other news', async () => {
    await run('import');
    await run('news', 'edit', 'gammal-nyhet', changed('Rättad'));
    const files = temporaryFolder({
      'news/gammal.md': old,
      'news/annan.md': article('id: 8\nslug: annan\npublishedDate: "2025-01-03T10:00:00+01:00"\n'),
    });
    expect((await run('import', '--folder', files)).text).toContain('added news');
    expect((await run('import', '--folder', files)).text).toContain('skipped news “Rättad” (gammal-nyhet)');
    expect((await stored()).map(({ headline }) => headline.sv)).toContain('Rättad');
  });

  it('does not rewrite equal files in an export, and deletes files of articles no longer stored', async () => {
    await run('news', 'add', write('ny.md', article()));
    const out = temporaryFolder({
      'news/gammal.md': `${old}\n\n`,
      'news/borta.md': old.replace('id: 7', 'id: 9'),
      'schedule.yaml': programme,
    });
    expect((await run('export', out)).text).toBe(
      `  removed news/borta.md, which is not in the content\nWrote 1 file to ${out}; 2 were up to date`,
    );
    expect(readdirSync(join(out, 'news')).toSorted()).toEqual(['gammal.md', 'ny.md']);
    expect(readFileSync(join(out, 'news/gammal.md'), 'utf8')).toBe(`${old}\n\n`);
    writeFileSync(join(out, 'schedule-sunday.yaml'), 'items: []');
    writeFileSync(join(out, 'schedule.yaml'), programme.replace('Scen', 'Annan'));
    expect((await run('export', out)).text).toContain('schedule-sunday.yaml: the programme is exported to schedule.yaml only');
  });

  it.each(['import', 'add'])('fails for "news %s" with a folder without Markdown, even with --yes', async verb => {
    await run('import');
    const before = await everything();
    const given = temporaryFolder({ 'nyhet.txt': article() });
    expect(await run('news', verb, given, '--yes')).toEqual({ code: 1, text: `The content has 1 problem:\n${given}: contains no *.md` });
    expect(await everything()).toBe(before);
  });

  it('imports programme and tickets separately, and changes nothing if tickets are invalid', async () => {
    await run('import');
    const tickets = write('nya.csv', 'reference,postal,start,end,timestamp\nB2,11122,5,9,2024-12-13T13:40:00+01:00\n');
    expect((await run('tickets', 'import', tickets)).text).toContain('Done: tickets 1 added\nStored until 2025-09-14.');
    expect((await run('tickets', 'import', tickets)).text).toBe('Nothing changed: this file was imported last.');
    const spaced = write('mer.csv', `${readFileSync(tickets, 'utf8')}\n`);
    expect((await run('tickets', 'import', spaced)).text).toContain('Nothing changed: tickets 1 unchanged\n');
    const schedule = write('nytt.yaml', 'locations: [{ id: 2, name_sv: Torget, name_en: Square }]\n');
    expect((await run('schedule', 'import', schedule)).text).toBe(
      '  added place “Torget”\n  removed place “Scen”\nDone: locations 1 added, 1 removed',
    );
    const before = await everything();
    const bad = await run(
      'tickets',
      'import',
      write('fel.csv', 'reference,postal,start,end,name,timestamp\nHEMLIG9,11122,9,5,Åsa,2024-12-13\n'),
    );
    expect(bad.code).toBe(1);
    expect(bad.text).toContain('fel.csv:2 end: must not be less than start');
    expect(bad.text).not.toContain('HEMLIG9');
    expect(await everything()).toBe(before);
  });
});

const ticketRows = async () => {
  const db = await openDatabase(database);
  const { rows: found } = await db.client.execute('SELECT * FROM tickets ORDER BY range_start');
  await db.close();
  return found;
};
const findTickets = (reference: string, postal: string, at = now) =>
  visit(async app => (await app.request('/api/tickets', post({ reference, postal }))).json(), at);

// LOOKUP-13
describe('tickets in the database', () => {
  const header = 'reference,postal,start,end,name,timestamp\n';
  const two = `${header}HEMLIG01,55305,1,2,Planta Namnsson,2024-12-13T13:37:00+01:00\nB2,11122,5,9,,2024-12-13T13:40:00+01:00\n`;
  it('contain no plain reference, postal code or name; only the owner can read the key’s file', async () => {
    await run('tickets', 'import', write('sålda.csv', two));
    expect(await findTickets('hemlig 01', '553 05')).toMatchObject([{ start: 1, end: 2, name: 'Planta Namnsson' }]);
    expect(await findTickets('B2', '11122')).toMatchObject([{ start: 5, name: '' }]);
    const files = readdirSync(work).filter(name => name.startsWith('test.db'));
    for (const file of files) expect(readFileSync(join(work, file), 'latin1')).not.toMatch(/HEMLIG|55305|Planta|Namnsson/i);
    const key = readFileSync(join(work, 'test.db.key'), 'utf8').trim();
    expect(statSync(join(work, 'test.db.key')).mode & 0o777).toBe(0o600);
    for (const file of files.filter(name => !name.endsWith('.key'))) expect(readFileSync(join(work, file), 'latin1')).not.toContain(key);
  });

  it('are not removed by a file with only a header, even with --yes', async () => {
    await run('tickets', 'import', write('sålda.csv', two));
    const before = await ticketRows();
    const file = write('tom.csv', header);
    for (const more of [[], ['--yes']]) {
      const said = `The content has 1 problem:\n${file}: contains no tickets; "content tickets purge --all" deletes those in the database`;
      expect(await run('tickets', 'import', file, ...more)).toEqual({ code: 1, text: said });
    }
    expect(await ticketRows()).toEqual(before);
  });

  it('cannot be looked up or replaced with another key', async () => {
    await run('tickets', 'import', write('sålda.csv', two));
    writeFileSync(join(work, 'test.db.key'), 'x'.repeat(43));
    expect(await findTickets('HEMLIG01', '55305')).toEqual({ error: 'Tickets cannot be looked up right now.' });
    expect((await run('tickets', 'import', write('sålda.csv', two))).text).toContain('TICKETS_KEY is not set, or is not that');
    await run('tickets', 'purge', '--all', '--yes');
    await run('tickets', 'import', write('sålda.csv', two));
    expect(await findTickets('HEMLIG01', '55305')).toMatchObject([{ start: 1 }]);
  });

  it('are deleted for one order, for all only with --yes, and expire after their last day', async () => {
    const file = write('sålda.csv', two);
    await run('tickets', 'import', file);
    expect((await run('tickets', 'purge', 'hemlig 01', '--dry-run')).text).toBe('Would delete 1 ticket ranges.');
    expect((await run('tickets', 'purge', 'hemlig 01')).text).toContain('Deleted 1 ticket ranges.');
    expect((await ticketRows()).map(row => row['range_start'])).toEqual([5]);
    expect((await run('tickets', 'purge', '--all')).text).toContain('To confirm, add --yes.');
    expect((await run('tickets', 'purge')).text).toContain('Deleted 0 ticket ranges.');
    // The same file is imported again although tickets were deleted.
    expect((await run('tickets', 'import', file)).text).toContain('Done: tickets 1 added, 1 unchanged');
    await run('tickets', 'import', file, '--keep-until', '2025-05-01');
    expect(await findTickets('B2', '11122', new Date('2025-05-02T00:00:01Z'))).toEqual({ error: 'No tickets found' });
    expect((await run('tickets', 'import', file, '--keep-until', '2025-04-30')).text).toContain('were to be deleted after 2025-04-30');
    expect((await run('tickets', 'import', file, '--keep-until', 'snart')).code).toBe(2);
    const db = await openDatabase(database);
    expect(await purgeTickets(db, { now: Date.parse('2025-05-02T00:00:01Z') })).toBe(2);
    await db.close();
  });
});

it.each([
  'news burn',
  'news add',
  'news export x',
  'export',
  'export ut --publish',
  'undo alla',
  'history --limit x',
  'tickets import',
  'import x',
  'news edit 7',
  'news publish 7 --at noon',
  '--wrong',
  'backup',
  'restore a b',
])('rejects "%s" in one sentence, before opening the database', async command => {
  const { code, text } = await run(...words(command).filter(Boolean));
  expect(code).toBe(2);
  expect(text).toMatch(/^error: [^\n]+\n(?:\(Did you mean import\?\)\n)?For usage: node main\.mjs content --help$/);
  expect(readdirSync(work)).toEqual([]);
});

it.each(['', 'news', 'tickets', 'schedule'])('lists the commands, and exits with code 2, if "%s" names none', async command => {
  const listed = expect.stringMatching(/^Usage: node main\.mjs content.*import/s) as string;
  expect(await run(...words(command).filter(Boolean))).toEqual({ code: 2, text: listed });
  expect(readdirSync(work)).toEqual([]);
});

it.each([
  [['nws', 'add', 'x.md'], "unknown command 'nws'"],
  [['news', 'ad', 'x.md'], "unknown command 'ad'\n(Did you mean add?)"],
  [['tickets', 'imprt', 'x.csv'], "unknown command 'imprt'\n(Did you mean import?)"],
  [['history', '20'], "too many arguments for 'history'. Expected 0 arguments but got 1."],
  [['history', '--limit', 'x'], "argument 'x' is invalid. Write a whole number."],
  [['news', 'publish', '7', '--at', 'noon'], "argument 'noon' is invalid. Write a time such as 2025-06-13T10:00."],
])('names the word that is wrong in %j', async (args, sentence) => {
  expect((await run(...args)).text).toContain(`${sentence}\n`);
});

it('names the npm script in the hint for usage if npm runs the command', async () => {
  vi.stubEnv('npm_lifecycle_event', 'content');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect((await run('--wrong')).text).toBe("error: unknown option '--wrong'\nFor usage: npm run content -- --help");
});

it.each([
  [['news', 'add'], 'news are read from Markdown; save it as plain text'],
  [['tickets', 'import'], 'tickets are read from CSV; save it as that'],
  [['schedule', 'import'], 'a programme is read from'],
])('explains, for a workbook, which formats %j reads', async (words, said) => {
  const { code, text } = await run(...words, write('a.xlsx', 'PK\u0003\u0004'));
  expect([code, text]).toEqual([1, expect.stringMatching(new RegExp(`a\\.xlsx: is a workbook or an archive; ${said}`))]);
});

it('says in one sentence which file cannot be written', async () => {
  await run('import');
  const file = write('file.txt', 'x');
  expect(await run('export', file)).toEqual({
    code: 1,
    text: `${join(file, 'news')} cannot be read or written: a part of the path is a file.`,
  });
  expect(readFileSync(file, 'utf8')).toBe('x');
});

it.each(['history', 'undo', 'export ut', 'news list', 'news publish 7', 'tickets purge'])(
  'refuses "%s" if the database that is named does not exist, and creates none',
  async command => {
    const refused = { code: 1, text: `There is no database ${join(work, 'test.db')}: correct --database or DATABASE_URL.` };
    expect(await run(...words(command))).toEqual(refused);
    expect(readdirSync(work)).toEqual([]);
  },
);

it('exits with code 0 if the reader of the output closes the pipe', async () => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--conditions=@tand/source', 'cli.ts', 'content', 'import', '--database', database, '--folder', folder],
    { cwd: join(import.meta.dirname, '..'), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  child.stdout.destroy();
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += String(part)));
  const code = await new Promise(done => child.once('close', done));
  expect([code, said]).toEqual([0, '']);
  expect((await run('history')).text).toContain('1 news added');
});

it('prints the help', async () =>
  expect(await run('news', '--help')).toMatchObject({
    code: 0,
    text: expect.stringContaining('news unpublish [options] <slug>') as string,
  }));

const desk = async (...args: string[]) => {
  const lines: string[] = [];
  const out = { log: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
  const code = await runCli(
    ['desk', ...args, '--database', database, '--site', 'https://tand.test', '--author', 'op'],
    out,
    now,
    undefined,
  );
  return { code, text: lines.join('\n') };
};

describe('desk', () => {
  // DESK-4, DESK-5, DESK-10
  it('invites, lists and revokes people, and logs each change', async () => {
    const invited = await desk('invite', '--name', 'Maja', '--role', 'editor');
    expect(invited.text).toMatch(/^Maja is [0-9a-f]{12}, editor\.\nValid once for 48 hours: https:\/\/tand\.test\/desk\/invite#[\w-]{43}$/);
    expect((await desk('invite', 'Maja')).text).toMatch(/#[\w-]{43}$/);
    expect((await desk('role', 'Maja', '--role', 'writer')).text).toBe('Maja is writer.');
    expect((await desk('people')).text).toMatch(/^[0-9a-f]{12} {2}writer {2}Maja$/);
    expect((await desk('revoke', 'Maja')).text).toBe('Maja is revoked, with 0 devices. Their changes stay in the history.');
    expect((await desk('people')).text).toContain('No person has access yet');
    const db = await openDatabase(database);
    const rows = async (sql: string) => (await db.client.execute(sql)).rows.map(row => textOf(row['line']));
    expect(await rows(`SELECT person || ' ' || call || ' ' || outcome AS line FROM audit`)).toEqual([
      'op desk invite done',
      'op desk invite done',
      'op desk role done',
      'op desk revoke done',
    ]);
    expect(await rows('SELECT hash AS line FROM invitations')).toEqual([]);
    await db.close();
  });

  it.each(['people', 'role Maja --role admin', 'invite Maja', 'revoke Maja'])(
    'refuses "%s" if the database that is named does not exist, and creates none',
    async command => {
      expect(await desk(...words(command))).toMatchObject({ code: 1, text: expect.stringMatching(/^There is no database .*test\.db: /) });
      expect(readdirSync(work)).toEqual([]);
    },
  );

  it('prints links to localhost:PORT, and how to name the site, if no option names its address', async () => {
    vi.stubEnv('PORT', '4873');
    onTestFinished(() => void vi.unstubAllEnvs());
    const said: string[] = [];
    const out = { log: (line: string) => said.push(line), error: (line: string) => said.push(line) };
    await runCli(['desk', 'invite', '--name', 'Maja', '--role', 'editor', '--database', database], out, now, undefined);
    expect(said.slice(1)).toEqual([
      expect.stringContaining(': http://localhost:4873/desk/invite#'),
      "The site's address is assumed: name it with --site https://… or DESK_ORIGIN.",
    ]);
    said.length = 0;
    await runCli(['content', 'news', 'add', write('ny.md', article()), '--database', database, '--folder', folder], out, now, undefined);
    expect(said.slice(-2)).toEqual([
      expect.stringContaining('  http://localhost:4873/en/news/ny?'),
      expect.stringMatching(/^The site's address/),
    ]);
  });

  // PUSH-1
  it('creates the push keys once', async () => {
    expect((await desk('keys')).text).toMatch(/^Created/);
    expect((await desk('keys')).text).toBe('The keys exist already.');
  });

  // DESK-4
  it.each([
    [['invite', '--name', 'Maja', '--role', 'king'], 2, "argument 'king' is invalid. Allowed choices are writer, editor, admin."],
    [['invite', '--name', ' ', '--role', 'editor'], 2, 'Write a name of at most 100 characters.'],
    [['invite', '--role', 'editor'], 2, 'name a person, or a new one with --name and --role'],
    [['invite', 'Nobody'], 1, 'No person or device with access is called'],
    [['role', 'Maja'], 2, "required option '--role <role>' not specified"],
    [['revoke'], 2, "missing required argument 'person-or-device'"],
    [['dance'], 2, "unknown command 'dance'"],
    [['--wrong'], 2, "error: unknown option '--wrong'\nFor usage: node main.mjs desk --help"],
  ])('explains what is wrong with %j', async (args, code, text) => {
    await (await openDatabase(database)).close();
    const ended = await desk(...args);
    expect([ended.code, ended.text.includes(text)]).toEqual([code, true]);
  });
});
