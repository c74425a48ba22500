import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { invite, register, signIn } from '../src/content/crew/people.ts';
import { parseRanges } from '../src/infra/addresses.ts';
import { previewToken } from '../src/infra/secrets.ts';
import { startServer } from '../src/http/server.ts';
import { deskFiles } from '../src/test/deskFiles.ts';
import { content, memoryDatabase, now, siteFiles, storeOf, temporaryFolder, testRenderer } from '../src/test/fixtures.ts';

const nginx = '/usr/sbin/nginx';
const isThere = existsSync(nginx);
if (!isThere) console.warn(`Not tried: the shared cache of examples/cache.nginx.conf. \`apt install nginx-light\` brings ${nginx}.`);

interface Answered {
  status: number;
  cache: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Sends the path unchanged: `fetch` would resolve dot segments. */
const ask = (port: number, path: string, headers: Record<string, string> = {}) =>
  new Promise<Answered>((done, fail) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, agent: false }, answer => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => (body += part));
      answer.on('end', () =>
        done({ status: answer.statusCode ?? 0, cache: String(answer.headers['x-cache']), headers: answer.headers, body }),
      );
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

/** Runs nginx with the shipped file; only port and folder differ, and a header adds the cache status. */
async function startCache(upstream: number): Promise<(path: string, headers?: Record<string, string>) => Promise<Answered>> {
  const [folder, port] = [mkdtempSync(join(tmpdir(), 'cache-')), await freePort()];
  const shipped = readFileSync(join(import.meta.dirname, 'cache.nginx.conf'), 'utf8')
    .replace('proxy_cache_path cache', `proxy_cache_path ${folder}/cache`)
    .replace('listen 8080', `listen 127.0.0.1:${port}`);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`).join(' ');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${folder}/pid; events {}
     http { access_log off; ${places} add_header X-Cache $upstream_cache_status always;
     upstream festival { server 127.0.0.1:${upstream}; keepalive 64; }
     ${shipped} }`,
  );
  const child = spawn(nginx, ['-c', file, '-e', `${folder}/error.log`], { stdio: ['ignore', 'ignore', 'pipe'] });
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
  return (path, headers) => ask(port, path, headers);
}

async function startSite() {
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
    desk: { files: temporaryFolder(deskFiles) },
    trustedProxies: parseRanges('127.0.0.1'),
    log: () => {},
  });
  onTestFinished(() => server.close());
  const { person, invitation } = await invite(db, 'Ada Admin', 'admin', at);
  const passkey = { id: 'own', person: person.id, publicKey: new Uint8Array(), counter: 0, transports: [] };
  await register(db, invitation, passkey, at);
  const admin = { Cookie: `tand-desk=${await signIn(db, passkey, 'Test', at)}` };
  return { server, db, admin, get: await startCache(Number(new URL(server.url).port)) };
}

const isStored = /^(?:HIT|STALE|UPDATING|REVALIDATED)$/;

// OPS-4, SEC-5
describe.skipIf(!isThere)('the shared cache (nginx)', { timeout: 60_000 }, () => {
  it('does not serve an answer for an admin to a stranger, for any spelling of the path', async () => {
    const { get, admin } = await startSite();
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
      const { status, body, cache } = await get(path);
      expect([path, status]).toEqual([path, path === '/api/desk/people' ? 401 : 404]);
      expect([path, body]).not.toEqual([path, expect.stringContaining('Ada Admin')]);
      expect([path, cache]).not.toEqual([path, expect.stringMatching(isStored)]);
    }
  });

  it('does not serve drafts to a stranger after an admin read them by another spelling', async () => {
    const { get, admin } = await startSite();
    for (const path of ['/api/desk/news', '/x/../api/desk/news', '/%61%70%69/desk/news']) {
      const own = await get(path, admin);
      expect([path, own.status]).toEqual([path, path === '/api/desk/news' ? 200 : 404]);
      expect((await get(path)).body).not.toContain('tomorrow');
    }
  });

  it('stores pages for all, but none that is requested with the cookie of the desk', async () => {
    const { get, admin } = await startSite();
    for (const path of ['/sv/home', '/api/schedule', '/sv/news/item-1?utm_source=letter', '/api/news/item-1']) {
      expect([path, (await get(path, admin)).cache]).toEqual([path, 'BYPASS']);
      expect([path, (await get(path)).cache]).toEqual([path, 'MISS']);
      await expect.poll(async () => [path, (await get(path)).cache]).toEqual([path, 'HIT']);
      expect([path, (await get(path, admin)).cache]).toEqual([path, 'BYPASS']);
    }
    const script = '/assets/app/entry-B7k2_x9Q.js';
    expect((await get(script)).cache).toBe('MISS');
    await expect.poll(async () => (await get(script)).cache).toBe('HIT');
  });

  it('does not store a preview, for any spelling of its parameter', async () => {
    const { get, db } = await startSite();
    const token = previewToken(
      db.salt,
      content.news.find(({ slug }) => slug === 'tomorrow')!,
    );
    for (const path of ['/sv/news/tomorrow', '/api/news/tomorrow', '/sv/news/4'])
      for (const query of [`preview=${token}`, `%70review=${token}`, `a=1&p%72eview=${token}`]) {
        for (const cache of ['BYPASS', 'BYPASS']) {
          const answer = await get(`${path}?${query}`);
          expect([path, query, answer.status, answer.cache]).toEqual([path, query, path.endsWith('/4') ? 302 : 200, cache]);
          expect(answer.headers['cache-control']).toContain('no-store');
        }
      }
  });

  it('serves stored pages while the server is down, but no health check', async () => {
    const { get, server } = await startSite();
    const probes = ['/livez', '/readyz', '/healthz', '/%68ealthz'];
    for (const probe of probes) expect([probe, (await get(probe)).status]).toEqual([probe, 200]);
    const { body } = await get('/sv/home');
    await server.close();
    for (const probe of probes) expect([probe, (await get(probe)).status]).toEqual([probe, 502]);
    expect(await get('/sv/home')).toMatchObject({ status: 200, body });
  });

  it('obeys Cache-Control of the answer for every address', async () => {
    const allowed: Record<string, string | undefined> = {
      '/open': 'public, no-cache',
      '/days': 'public, max-age=86400',
      '/no-store': 'no-store',
      '/private': 'private, max-age=60',
      '/both': 'No-Store, max-age=60',
      '/nothing': undefined,
      '/%61pi/desk/people': 'no-store',
    };
    const asked: string[] = [];
    const answer: RequestListener = ({ url = '' }, response) => {
      asked.push(url);
      const value = allowed[url];
      response.writeHead(200, value === undefined ? {} : { 'Cache-Control': value }).end(url);
    };
    const upstream = createServer(answer).listen(0, '127.0.0.1');
    await once(upstream, 'listening');
    onTestFinished(() => {
      upstream.close().closeAllConnections();
    });
    const get = await startCache((upstream.address() as AddressInfo).port);
    for (const path of ['/open', '/days']) await expect.poll(async () => [path, (await get(path)).cache]).toEqual([path, 'HIT']);
    asked.length = 0;
    const others = Object.keys(allowed).filter(path => !allowed[path]?.startsWith('public'));
    const thrice = others.flatMap(path => [path, path, path]);
    for (const path of thrice) expect([path, (await get(path)).cache]).not.toEqual([path, expect.stringMatching(isStored)]);
    expect(asked).toEqual(thrice);
  });
});
