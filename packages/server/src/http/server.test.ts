// Built first: @tand/server
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { editionOf } from '@tand/editions';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ResponseCache, createCachedResponse, plainBody } from './responseCache.ts';
import { importContent } from '../content/import/saveImport.ts';
import { runCli } from '../commands/command.ts';
import { readContent } from '../content/revisions.ts';
import { openDatabase } from '../infra/db/database.ts';
import { explainDatabaseError } from '../infra/db/errors.ts';
import { readEnvironment } from '../infra/environment.ts';
import { Limiter, TooMuchError } from '../infra/limits/limiter.ts';
import { watchLoad } from '../infra/limits/load.ts';
import { busy } from './loadShedding.ts';
import { createMetrics } from '../infra/metrics.ts';
import { startServer, type ServerOptions } from './server.ts';
import {
  content,
  memoryDatabase,
  now,
  post,
  siteFiles,
  socketOf,
  storeOf,
  temporaryFolder,
  testApp,
  testRenderer,
  tokenHeaders,
} from '../test/fixtures.ts';
import { built, freePort, startMain } from '../test/process.ts';

const start = async ({ isSite = false, ...options }: Partial<ServerOptions> & { isSite?: boolean } = {}) => {
  const db = await memoryDatabase();
  const site = isSite ? { renderer: testRenderer(), files: temporaryFolder(siteFiles) } : {};
  const store = await storeOf(db);
  const onClose = () => db.close();
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    now: () => now.getTime(),
    database: () => db,
    store,
    onClose,
    ...site,
    ...options,
  });
  onTestFinished(() => server.close());
  return { db, store, ...server };
};

const raw = (url: string, text: string) =>
  new Promise<string>((resolve, reject) => {
    const { port } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
    let received = '';
    socket.on('data', data => (received += data.toString()));
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });

function deferred() {
  const ends: (() => void)[] = [];
  const promise = new Promise<void>(resolve => ends.push(resolve));
  return { promise, resolve: () => ends.forEach(end => end()) };
}

describe('the server', () => {
  it('serves pages, API calls and the health check', async () => {
    const { url } = await start({ isSite: true });
    expect((await fetch(`${url}/sv/home`)).status).toBe(200);
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok', revision: 1 });
    const news = await fetch(`${url}/api/news`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...tokenHeaders, Origin: url },
      body: '{"offset":0,"limit":200}',
    });
    expect(await news.json()).toHaveLength(3);
    expect((await fetch(url, { redirect: 'manual' })).headers.get('location')).toBe('/home');
  });

  it('counts ticket lookups by the address of the socket', async () => {
    vi.spyOn(console, 'error').mockReturnValue(); // about a proxy that is not trusted
    const { url } = await start();
    const statuses: number[] = [];
    for (let index = 0; index < 31; index += 1) {
      const response = await fetch(`${url}/api/tickets`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...tokenHeaders, 'X-Forwarded-For': `192.0.2.${index}` },
        body: JSON.stringify({ reference: `R${index}`, postal: '1' }),
      });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429]);
  });

  // LOOKUP-11
  it('finds the tickets of 1000 visitors at one IP address, but checks at most ten wrong guesses', async () => {
    const { app, db } = await testApp();
    const orders = Array.from({ length: 1000 }, (_, index) => ({
      reference: `HALL${index}`,
      postal: '55305',
      start: index,
      end: index,
      name: '',
      timestamp: new Date('2024-12-13T12:37:04.000Z'),
    }));
    await importContent(db, { tickets: orders });
    const lookUp = async (reference: string, postal: string) => {
      const answer = await app.request('/api/tickets', post({ reference, postal }), socketOf('192.0.2.1'));
      return answer.status;
    };
    const found = await Promise.all(orders.map(({ reference, postal }) => lookUp(reference, postal)));
    expect(found.filter(status => status !== 200)).toEqual([]);
    const guessed = await Promise.all(orders.map((_, index) => lookUp('HALL7', String(10_000 + index))));
    expect(new Set(guessed)).toEqual(new Set([404, 429]));
    expect(guessed.filter(status => status === 404).length).toBeLessThanOrEqual(10);
  });

  it('survives invalid requests, dot segments and a body above the maximum', async () => {
    const { url } = await start({ isSite: true });
    expect(await raw(url, 'NONSENSE\r\n\r\n')).toContain('400 Bad Request');
    expect(await raw(url, 'GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain('404 Not Found');
    expect(await raw(url, 'GET //evil.example/%2e%2e HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).not.toMatch(
      /location: (?:\/\/|http)/i,
    );
    expect(await raw(url, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)).toContain('431');
    const body = 'x'.repeat(10_000);
    const large = await raw(
      url,
      `POST /api/news HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nCookie: ${tokenHeaders.Cookie}\r\nX-XSRF-TOKEN: ${tokenHeaders['X-XSRF-TOKEN']}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n2710\r\n${body}\r\n0\r\n\r\n`,
    );
    expect(large).toContain('413');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('finishes open requests when it closes, then closes the database', async () => {
    const { promise: gate, resolve: release } = deferred();
    const renderer = testRenderer();
    const asked = vi.spyOn(renderer, 'addresses');
    const slow = { ...renderer, render: async (...args: Parameters<typeof renderer.render>) => (await gate, renderer.render(...args)) };
    const { url, db, ...server } = await start({ renderer: slow, files: temporaryFolder(siteFiles) });
    const open = fetch(`${url}/sv/home`);
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), 30_000);
    let isClosed = false;
    const closing = server.close().then(() => (isClosed = true));
    await expect(fetch(`${url}/api/schedule`)).rejects.toThrow('fetch failed');
    expect([isClosed, db.client.closed]).toEqual([false, false]);
    release();
    const answer = await open;
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    await closing;
    expect(db.client.closed).toBe(true);
  });

  it('ends live streams at once when it closes', async () => {
    const { url, ...server } = await start({ drainMs: 60_000 });
    const live = await fetch(`${url}/api/live`);
    await server.close();
    expect(await live.text()).toContain('event: revision');
  });

  it('closes without waiting for the connection on which a proxy had a live stream', async () => {
    const { url, ...server } = await start({ drainMs: 600_000 });
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const live = await new Promise<IncomingMessage>(done => get(`${url}/api/live`, { agent }, done));
    const ended = once(live.resume(), 'end');
    await server.close();
    await ended;
    expect(live.complete).toBe(true);
  });

  it('closes even if a request never ends', async () => {
    const { url, db, ...server } = await start({ drainMs: 50 });
    const { port } = new URL(url);
    const socket = connect(Number(port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    await new Promise(resolve => socket.once('connect', resolve));
    socket.on('error', () => {});
    socket.write('POST /api/news HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n');
    await server.close();
    expect(db.client.closed).toBe(true);
  });

  it('reports a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise(resolve => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const store = await storeOf(await memoryDatabase());
    await expect(startServer({ port, host: '127.0.0.1', store })).rejects.toThrow(
      `127.0.0.1:${port} is taken. Stop what runs there, or choose another with PORT.`,
    );
  });
});

const make = (text: string) => () => createCachedResponse(text, { headers: {} });

// OPS-4
describe('the server under more requests than it can answer', () => {
  const isBehind = vi.fn<() => boolean>();

  it('rejects pages and API calls with Retry-After, logs this once, and serves assets and probes', async () => {
    const lines: string[] = [];
    const metrics = createMetrics();
    const load = { isBehind, stop: () => {} };
    const { url } = await start({ isSite: true, load, fewOpen: 0, metrics, log: line => void lines.push(line) });
    const get = (path: string) => fetch(url + path);
    isBehind.mockReturnValue(true);
    for (const [path, words] of [
      ['/sv/home', 'laddas om'],
      ['/en/home?x=1', 'reloads by itself'],
      ['/home', 'laddas om'],
    ] as const) {
      const answer = await get(path);
      const seconds = Number(answer.headers.get('retry-after'));
      expect([answer.status, seconds >= 5 && seconds <= 15, answer.headers.get('cache-control')]).toEqual([503, true, 'no-store']);
      const html = await answer.text();
      expect(html).toContain(`http-equiv="refresh" content="${seconds}"`);
      expect(html).toContain(words);
    }
    expect(await (await get('/api/schedule')).json()).toMatchObject({ error: expect.stringContaining('try again') as string });
    for (const path of ['/livez', '/readyz', '/assets/entry-B7k2_x9Q.js', '/sw.js'])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    expect(lines.filter(line => line.includes('refused with Retry-After'))).toHaveLength(1);
    expect(metrics.text()).toContain('http_requests_shed_total 4');
    isBehind.mockReturnValue(false);
    expect((await get('/sv/home')).status).toBe(200);
  });

  it('serves a single request, however late the event loop is', async () => {
    isBehind.mockReturnValue(true);
    const { url } = await start({ isSite: true, load: { isBehind, stop: () => {} } });
    expect((await fetch(`${url}/sv/home`)).status).toBe(200);
  });

  it('rejects excess searches in the language of the page, while pages, lookups and probes work', async () => {
    const metricsPort = await freePort();
    const server = await startMain(`file:${temporaryFolder()}/festival.db`, { METRICS_PORT: String(metricsPort) });
    const statusOf = async (path: string, init?: RequestInit) => {
      const answer = await fetch(server.url + path, init);
      await answer.arrayBuffer();
      return answer.status;
    };
    expect(await statusOf('/sv/news')).toBe(200);
    const rejected: string[] = [];
    const search = async (lang: 'sv' | 'en', index: number) => {
      const answer = await fetch(`${server.url}/${lang}/search?q=${index}`);
      const html = await answer.text();
      if (answer.status === 200) return;
      rejected.push(html);
      expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([503, expect.toSatisfy((s: number) => s >= 5 && s <= 15)]);
      expect(html).toContain(lang === 'sv' ? 'Många vill in samtidigt' : 'Lots of us at once');
    };
    for (let round = 0; round < 20 && rejected.length < 100; round += 1) {
      const searches = Array.from({ length: 200 }, (_, index) => search(index % 2 > 0 ? 'sv' : 'en', index));
      const others = [
        statusOf('/sv/news'),
        statusOf('/livez'),
        statusOf('/readyz'),
        statusOf('/api/schedule'),
        statusOf('/api/tickets', post({ reference: `A${round}`, postal: '1' })),
      ];
      expect(await Promise.all(others)).toEqual([200, 200, 200, 200, 404]);
      await Promise.all(searches);
    }
    expect(rejected.length).toBeGreaterThanOrEqual(100);
    expect(await statusOf('/sv/search?q=1')).toBe(200);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toContain(`http_requests_shed_total ${rejected.length}\n`);
    expect(metrics).not.toContain('status="503"');
    expect(server.log().split('refused with Retry-After')).toHaveLength(2);
  });

  it('serves an outdated cached page, and rejects an uncached one, while the limiter is full', async () => {
    const answers = new ResponseCache(1_000_000);
    await answers.get('/sv/home', '1', make('old'));
    const limiter = new Limiter(1);
    const { promise, resolve } = deferred();
    const other = limiter.run(() => promise);
    expect(await plainBody(await answers.get('/sv/home', '2', make('new'), { limiter }))).toEqual(new TextEncoder().encode('old'));
    expect(() => answers.get('/sv/news', '2', make('new'), { limiter })).toThrow(TooMuchError);
    resolve();
    await other;
    expect(await plainBody(await answers.get('/sv/home', '2', make('new'), { limiter }))).toEqual(new TextEncoder().encode('new'));
  });

  it('rejects work that has waited too long', async () => {
    vi.useFakeTimers({ toFake: ['setImmediate', 'setTimeout'] });
    let time = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
    onTestFinished(() => clock.mockRestore());
    const limiter = new Limiter(3);
    const begun: string[] = [];
    const work = (name: string) => async () => void begun.push(name);
    const [first, second, third] = [limiter.run(work('first')), limiter.run(work('second')), limiter.run(work('third'))];
    for (const one of [second, third]) one.catch(() => {});
    await first;
    time = 1000; // duration of the first task
    await vi.advanceTimersByTimeAsync(1000);
    await second;
    expect(begun).toEqual(['first', 'second']);
    time = 2100;
    await vi.advanceTimersByTimeAsync(2000);
    await expect(third).rejects.toThrow(TooMuchError);
    await limiter.run(work('fourth'));
    expect(begun).toEqual(['first', 'second', 'fourth']);
  });

  it('spreads Retry-After over several seconds', () => {
    const seconds = Array.from({ length: 300 }, () => Number(busy('/sv/home').headers['Retry-After']));
    expect(new Set(seconds).size).toBe(11);
  });

  it('reports overload while consecutive delays of the event loop add up to 1.5 s', () => {
    vi.useFakeTimers();
    const clock = vi.spyOn(performance, 'now');
    onTestFinished(() => clock.mockRestore());
    let time = 0;
    clock.mockImplementation(() => time);
    const load = watchLoad();
    const look = (late: number) => {
      time += 200 + late;
      vi.advanceTimersByTime(200);
      return load.isBehind();
    };
    expect([look(350), look(350), look(350), look(350), look(0)]).toEqual([false, false, false, false, false]);
    expect([look(350), look(350), look(350), look(350), look(350), look(350)]).toEqual([false, false, false, false, true, true]);
    expect(look(0)).toBe(false);
    expect([look(5000), look(0)]).toEqual([true, false]);
    load.stop();
  });
});

// DATA-15
describe('a rolling restart', () => {
  it('loses no request under load behind a load balancer that probes readiness', async () => {
    // The second call of `close` ends the grace period.
    const options = { isSite: true, leaveMs: 60_000 };
    const servers = [await start(options), await start(options)];
    let ready = servers.map(({ url }) => url);
    const probe = async () => {
      const answers = await Promise.all(
        servers.map(({ url }) =>
          fetch(`${url}/readyz`).then(
            answer => answer.ok,
            () => false,
          ),
        ),
      );
      ready = servers.flatMap(({ url }, index) => (answers[index] ? [url] : []));
    };
    const over = new AbortController();
    const statuses = new Set<number>();
    /** URL of the server that each visitor waits for. */
    const used: string[] = [];
    const visitor = async (number: number) => {
      for (let turn = number; !over.signal.aborted; turn++) {
        used[number] = ready[turn % ready.length]!;
        const answer = await fetch(`${used[number]}/sv/home`);
        await answer.text();
        statuses.add(answer.status);
      }
    };
    const balancer = async () => {
      while (!over.signal.aborted) await probe();
    };
    const all = Promise.all([balancer(), ...Array.from({ length: 10 }, (_, index) => visitor(index))]);
    for (const index of [0, 1]) {
      const { url, close } = servers[index]!;
      const leaves = close();
      expect((await fetch(`${url}/readyz`)).status).toBe(503);
      expect((await fetch(`${url}/livez`)).status).toBe(200);
      await vi.waitFor(() => expect([...ready, ...used]).not.toContain(url), 30_000);
      await Promise.all([leaves, close()]);
      servers[index] = await start(options);
      await vi.waitFor(() => expect(ready).toHaveLength(2), 30_000);
    }
    over.abort();
    await all;
    for (const { close } of servers) void close();
    expect([...statuses]).toEqual([200]);
  });
});

function runNode(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: import.meta.dirname,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 100_000,
  });
  return { status, stdout, stderr };
}

const runSource = (args: string[]) => runNode(['--import', 'tsx', '--conditions=@tand/source', ...args]);
const startOn = (url: string) => runNode([built], { DATABASE_URL: url, PORT: '0', HOST: '127.0.0.1' });

function openAsNobody(url: string): string {
  const folder = temporaryFolder({
    'open.mts': `
      const { openDatabase } = await import(${JSON.stringify(new URL('../infra/db/database.ts', import.meta.url).href)});
      if (process.getuid() === 0) process.setuid(65534);
      await openDatabase(process.argv[2]).then(() => console.log('open'), error => console.log(error.message));
    `,
  });
  const { stdout, stderr } = runSource([join(folder, 'open.mts'), url]);
  return stdout + stderr;
}

describe('the database', () => {
  it('is created with its folder and a write-ahead log, and has its content when opened again', async () => {
    const url = pathToFileURL(join(temporaryFolder(), 'new folder', 'tånd.db')).href;
    const first = await openDatabase(url);
    await importContent(first, content);
    const { rows } = await first.client.execute('PRAGMA journal_mode');
    expect(rows[0]?.[0]).toBe('wal');
    await first.close();
    const second = await openDatabase(url);
    onTestFinished(() => second.close());
    expect(second.salt).toBe(first.salt);
    expect((await readContent(second)).news).toHaveLength(content.news.length);
    expect((await importContent(second, content)).tickets.unchanged).toBe(3);
  });

  it('has its previous content after the process is killed during an import', async () => {
    const folder = temporaryFolder({
      'die.mts': `
        const { openDatabase } = await import(${JSON.stringify(new URL('../infra/db/database.ts', import.meta.url).href)});
        const { importContent } = await import(${JSON.stringify(new URL('../content/import/saveImport.ts', import.meta.url).href)});
        const db = await openDatabase('file:' + process.argv[2]);
        const begin = db.client.transaction.bind(db.client);
        db.client.transaction = async mode => Object.assign(await begin(mode), { commit: () => process.kill(process.pid, 'SIGKILL') });
        await importContent(db, { news: [], locations: [], items: [], tickets: [] });
      `,
    });
    const file = join(folder, 'x.db');
    const before = await openDatabase(`file:${file}`);
    await importContent(before, content);
    await before.close();
    const child = spawnSync(process.execPath, ['--import', 'tsx', '--conditions=@tand/source', join(folder, 'die.mts'), file], {
      cwd: import.meta.dirname,
    });
    expect(child.signal).toBe('SIGKILL');
    const after = await openDatabase(`file:${file}`);
    onTestFinished(() => after.close());
    expect((await importContent(after, content)).news).toEqual({ added: 0, updated: 0, removed: 0, unchanged: content.news.length });
  });

  it('explains why it cannot be opened', async () => {
    const folder = temporaryFolder({ 'text.db': 'This is no database. '.repeat(100) });
    await expect(openDatabase(`file:${folder}/text.db`)).rejects.toThrow(`The database file:${folder}/text.db is not a database.`);
    await expect(openDatabase(`file:${folder}`)).rejects.toThrow('cannot be opened');
    await expect(openDatabase('postgres://user:secret@db.example/x')).rejects.toThrow(
      /^DATABASE_URL postgres:\/\/db\.example\/x is not an address libSQL knows/,
    );
    expect(explainDatabaseError({ code: 'SQLITE_READONLY' }, 'file:x.db').message).toBe(
      'The database file:x.db is read-only. Give the server write access to the file and its folder.',
    );
  });

  it.each<[string, (folder: string) => string]>([
    ['a folder that is a file', (folder: string) => join(folder, 'a-file', 'x.db')],
    ['a folder below a file', (folder: string) => join(folder, 'a-file', 'data', 'x.db')],
    ['a file that is a folder', (folder: string) => folder],
    // Node's recursive mkdir never returns here.
    ...(process.platform === 'linux' ? [['a folder that cannot be made', () => '/proc/none/x.db'] satisfies [string, () => string]] : []),
  ])('stops the server at startup with an explanation if its path is wrong: %s', (_, place) => {
    const url = `file:${place(temporaryFolder({ 'a-file': '' }))}`;
    expect(startOn(url)).toEqual({
      status: 1,
      stdout: '',
      stderr: `The database ${url} cannot be opened. Check that the folder exists, that the path is a file and that the server may read and write it.\n`,
    });
  });

  it('reports a read-only file or folder before anything is written', async () => {
    const url = `file:${join(temporaryFolder(), 'x.db')}`;
    const file = url.slice('file:'.length);
    await (await openDatabase(url)).close();
    const readOnly = `The database ${url} is read-only. Give the server write access to the file and its folder.\n`;
    chmodSync(dirname(file), 0o777);
    chmodSync(file, 0o444);
    expect(openAsNobody(url)).toBe(readOnly);
    chmodSync(file, 0o666);
    expect(openAsNobody(url)).toBe('open\n');
    chmodSync(dirname(file), 0o555);
    expect(openAsNobody(url)).toBe(readOnly);
    chmodSync(dirname(file), 0o755);
  });

  it('explains a write error that occurs only during an import', async () => {
    const file = join(temporaryFolder(), 'x.db');
    const db = await openDatabase(`file:${file}`);
    onTestFinished(() => db.close());
    await db.client.execute('PRAGMA query_only = 1');
    await expect(importContent(db, content)).rejects.toThrow(`The database file:${file} is read-only.`);
  });

  it('rejects a damaged file, and a file of a newer server', async () => {
    const folder = temporaryFolder();
    const url = `file:${folder}/a.db`;
    const db = await openDatabase(url);
    await db.client.execute(`UPDATE meta SET value = '99' WHERE key = 'schema'`);
    await db.client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    await db.close();
    await expect(openDatabase(url)).rejects.toThrow('schema version 99');
    const { openSync, writeSync, closeSync, statSync } = await import('node:fs');
    const file = openSync(`${folder}/a.db`, 'r+');
    writeSync(file, Buffer.alloc(statSync(`${folder}/a.db`).size - 4096, 0xff), 0, undefined, 4096);
    closeSync(file);
    await expect(openDatabase(url)).rejects.toThrow('is damaged');
  });
});

describe('the environment', () => {
  it('has defaults that allow a start without any setting', () => {
    const environment = readEnvironment({});
    expect(environment).toMatchObject({ port: 4173, trustedProxies: undefined, allowedOrigins: [], siteDir: undefined, isReview: false });
    expect(environment.databaseUrl).toMatch(new RegExp(`^file:///.*/\\.data/tand-${editionOf({})}\\.db$`));
    expect(environment.contentDir).toMatch(new RegExp(`editions[\\\\/]${editionOf({})}$`));
  });

  it.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, not "http".'],
    [{ PORT: '70000' }, 'PORT must be'],
    [{ TICKETS_KEY: 'short' }, 'TICKETS_KEY must have at least 32 characters'],
    [{ SW_KILL: 'yes' }, 'SW_KILL must be 1 or 0, not "yes".'],
    [{ EDITION: '../2024' }, 'EDITION must be'],
    [{ TRUSTED_PROXIES: '10.0.0.0/8 1' }, 'TRUSTED_PROXIES must list addresses or ranges such as 10.0.0.0/8, not "1".'],
    [{ ALLOWED_ORIGINS: 'https://a.example/' }, 'ALLOWED_ORIGINS must list origins'],
  ])('reports which variable is wrong: %j', (env, message) => {
    expect(() => readEnvironment(env)).toThrow(message);
  });
});

async function run(...args: string[]) {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  return { code: await runCli(args, { log: write, error: write }), text: lines.join('\n') };
}

const inBundle = (own: string, args: string[], env: Record<string, string> = {}) =>
  runNode([built, 'content', ...args], { CONTENT_DIR: join(own, 'content'), DATABASE_URL: `file:${own}/x.db`, SITE_DIR: '', ...env });

describe('the commands of the bundle', () => {
  const facts = { timeZone: 'Europe/Helsinki', days: ['2025-06-13'], ends: Date.parse('2099-06-14T12:00Z') };
  const site = `export const createRenderer = async () => ({ festival: ${JSON.stringify(facts)} });`;
  const item = "{ id: quiz, day: 1, location: 1, start_time: '18:30', end_time: '', name_sv: Quiz, name_en: Quiz }";
  const folder = () =>
    temporaryFolder({
      'content/edition.ts': 'export const edition: object = {};',
      'content/schedule.yaml': `locations: [{ id: 1, name_sv: Scen, name_en: Stage }]\nitems: [${item}]\n`,
      'tickets.csv': 'reference,postal,start,end,name,timestamp\nA,1,1,2,N,2024-12-13\n',
      'package.json': '{"type":"module"}',
      'site/server/entry.server.js': site,
    });
  it('take days and time zone of the festival from the built site', () => {
    const own = folder();
    const { stderr, status } = inBundle(own, ['import'], { SITE_DIR: join(own, 'site') });
    expect([status, stderr]).toEqual([1, expect.stringContaining('“Quiz” is on day 1, counted from 0, but the festival has 1')]);
    const sold = ['tickets', 'import', join(own, 'tickets.csv'), '--dry-run'];
    expect(inBundle(own, sold, { SITE_DIR: join(own, 'site') })).toMatchObject({ status: 0, stderr: '' });
  });

  it('fail with one sentence if no built site gives them the days and the time zone', () => {
    const own = folder();
    const sentence = 'SITE_DIR names no built site, so the days and the time zone of the festival are unknown.\n';
    expect(inBundle(own, ['import'])).toMatchObject({ status: 1, stderr: sentence });
    expect(inBundle(own, ['history'])).toMatchObject({ status: 1, stderr: sentence });
    expect(inBundle(own, ['tickets', 'import', join(own, 'tickets.csv')])).toMatchObject({ status: 1, stderr: sentence });
  });
});

const csv = 'reference,postal,start,end,name,timestamp\nA,1,1,2,N,2024-12-13\n';

describe('content tickets import', () => {
  it('imports, reports the changes, and changes nothing in a dry run', async () => {
    const folder = temporaryFolder({ 'tickets.csv': csv });
    const schedule = temporaryFolder({ 'schedule.yaml': 'locations: []\nitems: []\n' });
    const args = [
      'content',
      'tickets',
      'import',
      `${folder}/tickets.csv`,
      '--keep-until',
      '9998-01-01',
      '--folder',
      schedule,
      '--database',
      `file:${folder}/x.db`,
    ];
    expect(await run(...args, '--dry-run')).toEqual({
      code: 0,
      text: 'Would change: tickets 1 added',
    });
    expect(await run(...args)).toEqual({
      code: 0,
      text: 'Done: tickets 1 added\nStored until 9998-01-01. The file is no longer needed: delete it.',
    });
    expect(await run(...args)).toEqual({
      code: 0,
      text: 'Nothing changed: this file was imported last.',
    });
  });
});

describe('the command line', () => {
  it('exits with 1 for an invalid file or unknown edition, 2 for wrong arguments, 0 for --help', async () => {
    const folder = temporaryFolder({ 'tickets.csv': csv.replace(',1,2,', ',2,1,'), 'schedule.yaml': 'locations: []\nitems: []\n' });
    const file = `${folder}/tickets.csv`;
    const failed = await run('content', 'tickets', 'import', file, '--folder', folder, '--database', `file:${folder}/x.db`);
    expect(failed).toEqual({ code: 1, text: `The content has 1 problem:\n${file}:2 end: must not be less than start` });
    expect(await run('content', 'import', '--edition', '1999', '--database', `file:${folder}/x.db`)).toMatchObject({ code: 1 });
    expect((await run('content', 'export')).code).toBe(2);
    expect((await run('content', 'import', '--force')).code).toBe(2);
    expect((await run('--help')).code).toBe(0);
  });
});
