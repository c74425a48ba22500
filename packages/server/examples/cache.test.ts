import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { invite, register, signIn } from '../src/content/crew/people.ts';
import { parseRanges } from '../src/infra/addresses.ts';
import { previewTokens, revokePreviews } from '../src/content/previews.ts';
import { startServer } from '../src/http/server.ts';
import { deskFiles } from '../src/test/deskFiles.ts';
import { content, memoryDatabase, now, siteFiles, storeOf, temporaryFolder, testRenderer } from '../src/test/fixtures.ts';

interface Answered {
  status: number;
  isStored: boolean;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends the path unchanged: `fetch` would resolve dot segments. */
const ask = (port: number, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answered>((done, fail) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, method, agent: false }, answer => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => (body += part));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, isStored: isStored(answer.headers), headers: answer.headers, body }));
    });
    asked.on('error', fail).end();
  });

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const stored = /^(?:HIT|STALE|UPDATING|REVALIDATED)$/;
/** The test's nginx sends its cache status. Varnish sends the id of the request and, with a stored response, that of the request that fetched it. */
const isStored = (headers: IncomingHttpHeaders) =>
  stored.test(String(headers['x-cache'])) || /^\d+ \d+$/.test(String(headers['x-varnish']));

interface Cache {
  name: string;
  program: string;
  /** Writes the shipped file with other ports and folders. @returns the arguments of the program */
  write: (folder: string, port: number, upstream: number) => string[];
}

const shipped = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

const caches: Cache[] = [
  {
    name: 'nginx',
    program: '/usr/sbin/nginx',
    write(folder, port, upstream) {
      const site = shipped('cache.nginx.conf')
        .replace('proxy_cache_path cache', `proxy_cache_path ${folder}/cache`)
        .replace('listen 8080', `listen 127.0.0.1:${port}`);
      const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`).join(' ');
      writeFileSync(
        join(folder, 'nginx.conf'),
        `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${folder}/pid; events {}
         http { access_log off; ${places} add_header X-Cache $upstream_cache_status always;
         upstream festival { server 127.0.0.1:${upstream}; keepalive 64; }
         ${site} }`,
      );
      return ['-c', join(folder, 'nginx.conf'), '-e', `${folder}/error.log`];
    },
  },
  {
    name: 'Varnish',
    program: '/usr/sbin/varnishd',
    write(folder, port, upstream) {
      const file = join(folder, 'cache.vcl');
      writeFileSync(file, shipped('cache.varnish.vcl').replace('"4173"', `"${upstream}"`));
      const settings = ['-n', join(folder, 'work'), '-s', 'malloc,64m', '-p', 'http_gzip_support=off'];
      return ['-F', '-f', file, '-a', `127.0.0.1:${port}`, '-j', 'none', ...settings];
    },
  },
];
for (const { name, program } of caches)
  if (!existsSync(program)) console.warn(`Skipped: the shared cache for ${name}, because ${program} is not installed.`);

type Get = (path: string, headers?: Record<string, string>, method?: string) => Promise<Answered>;

async function startCache({ program, write }: Cache, upstream: number): Promise<Get> {
  const [folder, port] = [mkdtempSync(join(tmpdir(), 'cache-')), await freePort()];
  const child = spawn(program, write(folder, port, upstream), { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', text => (said += String(text)));
  onTestFinished(async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  });
  await expect
    .poll(() => {
      if (child.exitCode !== null) throw new Error(said);
      return ask(port, '/livez').then(({ status }) => status, () => 0); // prettier-ignore
    })
    .toBeGreaterThan(0);
  return (path, headers, method) => ask(port, path, headers, method);
}

async function startSite(cache: Cache) {
  const db = await memoryDatabase();
  const at = now.getTime();
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    store: await storeOf(db),
    database: () => db,
    now: () => at,
    renderer: testRenderer(),
    files: temporaryFolder({ ...siteFiles, 'assets/app/entry-B7k2_x9Q.js': 'export {}' }),
    desk: { files: temporaryFolder(deskFiles), origin: 'http://127.0.0.1' },
    trustedProxies: parseRanges('127.0.0.1'),
    log: () => {},
  });
  onTestFinished(() => server.close());
  const { person, invitation } = await invite(db, 'Ada Admin', 'admin', at);
  const passkey = { id: 'own', person: person.id, publicKey: new Uint8Array(), counter: 0, transports: [] };
  await register(db, invitation, passkey, at);
  const admin = { Cookie: `tand-desk=${await signIn(db, passkey, 'Test', at)}` };
  return { server, db, admin, get: await startCache(cache, Number(new URL(server.url).port)) };
}

async function startUpstream(cache: Cache, answer: (url: string, response: ServerResponse) => void) {
  const asked: { url: string; headers: IncomingHttpHeaders }[] = [];
  const upstream = createServer(({ url = '', headers }, response) => {
    if (/^\/(?:live|ready)z$/.test(url)) return void response.end();
    asked.push({ url, headers });
    return answer(url, response);
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  onTestFinished(() => {
    upstream.close().closeAllConnections();
  });
  return { asked, get: await startCache(cache, (upstream.address() as AddressInfo).port) };
}

// OPS-4, SEC-5
describe.each(caches)('the shared cache ($name)', cache => {
  beforeEach(({ skip }) => skip(!existsSync(cache.program), `${cache.program} is not installed.`));

  it('does not serve a response for an admin to a stranger, for 14 path spellings', async () => {
    const { get, admin } = await startSite(cache);
    const own = await get('/api/desk/people', admin);
    expect([own.status, own.body]).toEqual([200, expect.stringContaining('Ada Admin')]);
    for (const path of [
      '/api/desk/people',
      '/%61pi/desk/people',
      '/api/%64esk/people',
      '/api/desk/%70eople?n=1',
      '/x/../api/desk/people',
      '/x/%2e%2e/api/desk/people',
      '/api/news/../desk/people',
      '/api/news/..%2fdesk/people',
      '/assets/app/../../api/desk/people',
      '/assets/app/%2e%2e/%2e%2e/api/desk/people',
      '//api/desk/people',
      '/api//desk/people',
      '/API/desk/people',
      '/api/desk/people/',
    ]) {
      await get(path, admin);
      await get(path, admin);
      const { status, body, isStored } = await get(path);
      expect([path, status]).toEqual([path, path === '/api/desk/people' ? 401 : 404]);
      expect([path, body]).not.toEqual([path, expect.stringContaining('Ada Admin')]);
      expect([path, isStored]).toEqual([path, false]);
    }
  });

  it('does not serve drafts to a stranger after an admin read them, for three path spellings', async () => {
    const { get, admin } = await startSite(cache);
    for (const path of ['/api/desk/news', '/x/../api/desk/news', '/%61%70%69/desk/news']) {
      const own = await get(path, admin);
      expect([path, own.status]).toEqual([path, path === '/api/desk/news' ? 200 : 404]);
      expect((await get(path)).body).not.toContain('tomorrow');
    }
  });

  it("stores responses for all visitors, but none requested with the desk's cookie", async () => {
    const { get, admin } = await startSite(cache);
    for (const path of ['/sv/home', '/api/schedule', '/sv/news/item-1?utm_source=letter', '/api/news/item-1']) {
      expect([path, (await get(path, admin)).isStored]).toEqual([path, false]);
      expect([path, (await get(path)).isStored]).toEqual([path, false]);
      await expect.poll(async () => [path, (await get(path)).isStored]).toEqual([path, true]);
      expect([path, (await get(path, admin)).isStored]).toEqual([path, false]);
    }
    const script = '/assets/app/entry-B7k2_x9Q.js';
    expect((await get(script)).isStored).toBe(false);
    await expect.poll(async () => (await get(script)).isStored).toBe(true);
  });

  it('does not store a preview, however its parameter is spelt, so a revoked link gets 404', async () => {
    const { get, db } = await startSite(cache);
    const { id, slug } = content.news.find(({ slug }) => slug === 'tomorrow')!;
    const token = (await previewTokens(db))({ id, slug });
    for (const path of ['/sv/news/tomorrow', '/sv/news/4'])
      for (const query of [`preview=${token}`, `%70review=${token}`, `a=1&p%72eview=${token}`]) {
        for (let time = 1; time <= 2; time += 1) {
          const answer = await get(`${path}?${query}`);
          expect([path, query, answer.status, answer.isStored]).toEqual([path, query, path.endsWith('/4') ? 302 : 200, false]);
          expect(answer.headers['cache-control']).toContain('no-store');
        }
      }
    await revokePreviews(db.client, id);
    for (const path of ['/sv/news/tomorrow', '/sv/news/4'])
      for (const name of ['preview', '%70review']) expect([path, (await get(`${path}?${name}=${token}`)).status]).toEqual([path, 404]);
  });

  it('serves stored pages while the server is down, but responds to health checks with an error', async () => {
    const { get, server } = await startSite(cache);
    const probes = ['/livez', '/readyz', '/healthz'];
    for (const probe of probes) expect([probe, (await get(probe)).status]).toEqual([probe, 200]);
    const { body } = await get('/sv/home');
    await server.close();
    for (const probe of probes) expect([502, 503]).toContain((await get(probe)).status);
    expect(await get('/sv/home')).toMatchObject({ status: 200, body });
  });

  it('stores responses only if their Cache-Control allows it', async () => {
    const allowed: Record<string, string | undefined> = {
      '/open': 'public, no-cache',
      '/days': 'public, max-age=86400',
      '/no-store': 'no-store',
      '/private': 'private, max-age=60',
      '/both': 'No-Store, max-age=60',
      '/nothing': undefined,
      '/%61pi/desk/people': 'no-store',
    };
    const { get, asked } = await startUpstream(cache, (url, response) => {
      const value = allowed[url];
      response.writeHead(200, value === undefined ? {} : { 'Cache-Control': value }).end(url);
    });
    for (const path of ['/open', '/days']) await expect.poll(async () => [path, (await get(path)).isStored]).toEqual([path, true]);
    asked.length = 0;
    const others = Object.keys(allowed).filter(path => !allowed[path]?.startsWith('public'));
    const thrice = others.flatMap(path => [path, path, path]);
    for (const path of thrice) expect([path, (await get(path)).isStored]).toEqual([path, false]);
    expect(asked.map(({ url }) => url)).toEqual(thrice);
  });

  it('passes on cookies only with requests that it never answers from stored responses', async () => {
    const { get, asked } = await startUpstream(cache, (url, response) => response.writeHead(200, { 'Cache-Control': 'no-cache' }).end(url));
    const cookieOf = async (path: string, Cookie: string, method = 'GET') => {
      asked.length = 0;
      await get(path, { Cookie }, method);
      return asked.map(({ headers }) => headers.cookie);
    };
    expect(await cookieOf('/sv/home', 'XSRF-TOKEN=a; other=1')).toEqual([undefined]);
    expect(await cookieOf('/assets/app/entry.js', 'other=1')).toEqual([undefined]);
    expect(await cookieOf('/sv/tickets', 'XSRF-TOKEN=a', 'POST')).toEqual(['XSRF-TOKEN=a']);
    expect(await cookieOf('/api/session', 'XSRF-TOKEN=a')).toEqual(['XSRF-TOKEN=a']);
    expect(await cookieOf('/api/desk/session', '__Host-tand-desk=a')).toEqual(['__Host-tand-desk=a']);
    expect(await cookieOf('/sv/home', 'other=1; __Host-tand-desk=a')).toEqual(['other=1; __Host-tand-desk=a']);
  });

  it("sends its own record of the visitor's address, whatever headers the visitor sends", async () => {
    const { get, asked } = await startUpstream(cache, (url, response) => response.writeHead(200, { 'Cache-Control': 'no-store' }).end(url));
    const claimed = { 'X-Forwarded-For': '192.0.2.7', 'X-Forwarded-Host': 'evil.example' };
    for (const path of ['/sv/home', '/api/live', '/api/desk/session']) await get(path, claimed);
    expect(asked.map(({ url, headers }) => [url, String(headers['x-forwarded-for']).split(', ').at(-1)])).toEqual(
      ['/sv/home', '/api/live', '/api/desk/session'].map(path => [path, '127.0.0.1']),
    );
    expect(asked.map(({ headers }) => headers['x-forwarded-host'])).not.toContain('evil.example');
  });
});
