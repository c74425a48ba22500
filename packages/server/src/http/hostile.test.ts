import { once } from 'node:events';
import { connect } from 'node:net';
import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startServer, type ServerOptions } from './server.ts';
import { deskFiles } from '../test/deskFiles.ts';
import {
  jsonOf,
  memoryDatabase,
  siteFiles,
  storeOf,
  temporaryFolder,
  testApp,
  testRenderer,
  testSite,
  tokenHeaders,
} from '../test/fixtures.ts';

const start = async (options: Partial<ServerOptions> = {}) => {
  const db = await memoryDatabase();
  const site = { renderer: testRenderer(), files: temporaryFolder(siteFiles) };
  const server = await startServer({ port: 0, host: '127.0.0.1', store: await storeOf(db), database: () => db, ...site, ...options });
  onTestFinished(() => server.close());
  return server;
};

const send = (url: string, text: string, done = /$^/) =>
  new Promise<string>(resolve => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    let received = '';
    socket.on('data', data => {
      received += data.toString('latin1');
      if (done.test(received)) socket.destroy();
    });
    socket.on('close', () => resolve(received));
    socket.on('error', () => resolve(received));
  });

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
const endpoints = [
  '/api/news',
  '/api/tickets',
  '/api/schedule',
  '/api/session',
  '/api/news/item-1',
  '/api',
  '/healthz',
  '/',
  '/sv/home',
  '/sv/news/item-1',
  '/sw.js',
];
const clear = [200, 204, 301, 302, 304, 307, 308, 400, 403, 404, 405, 408, 413, 414, 415, 429, 431];

describe('a hostile request', () => {
  // DATA-10
  it('gets no 5xx status at eleven endpoints, whatever its method, query, headers and body', async () => {
    const { app, messages } = await testSite({ limits: { judge: () => Promise.resolve(undefined) } });
    const header = fc
      .string({ unit: fc.constantFrom(...' !#$%&()*+,-./:;<=>?@[]^_`{|}~abcAZ019'.split('')), maxLength: 60 })
      .map(value => value.trim());
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...endpoints),
        fc.constantFrom(...methods),
        fc.webQueryParameters(),
        fc.record({
          Origin: header,
          Accept: header,
          'If-None-Match': header,
          'Accept-Encoding': header,
          'Content-Type': header,
          Cookie: header,
        }),
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.record({ reference: fc.string({ unit: 'binary' }), postal: fc.string({ unit: 'binary' }) }).map(pair => JSON.stringify(pair)),
          fc.uint8Array().map(bytes => new Uint8Array(bytes)),
        ),
        // About half of the requests pass the cross-site check, so that the body is read.
        fc.boolean(),
        async (path, method, query, more, body, isOurs) => {
          const hasBody = !['GET', 'HEAD'].includes(method);
          const headers = isOurs ? { 'Content-Type': 'application/json', ...tokenHeaders } : more;
          const response = await app.request(`${path}?${query}`, { method, headers, ...(hasBody && { body }) });
          expect(clear).toContain(response.status);
          expect(response.status !== 405 || response.headers.has('allow')).toBe(true);
          expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        },
      ),
      { numRuns: 400 },
    );
    expect(messages).toEqual([]);
  });

  it.each([
    ['offset', 1e308],
    ['offset', -0.5],
    ['limit', Number.MAX_SAFE_INTEGER + 2],
    ['limit', '200'],
    ['limit', null],
    ['limit', [1]],
    ['offset', { $gt: 0 }],
    ['offset', true],
  ])('is rejected with the name of the field if it asks for news with %s %j', async (field, value) => {
    const { app } = await testApp();
    const response = await app.request('/api/news', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...tokenHeaders },
      body: JSON.stringify({ offset: 0, limit: 1, [field]: value }),
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(field);
  });

  it.each([
    '/sv/%0d%0aSet-Cookie:%20a=b',
    '/%0aLocation:%20https://evil.example',
    '/home/?%0d%0aX: y',
    '/sv/home/%00',
    '/\\evil.example/%2e%2e',
  ])('cannot inject headers with %s', async path => {
    const { url } = await start();
    const answer = await send(url, `GET ${path.replaceAll(' ', '%20')} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const [head = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 (?:30[12]|40[04]) /);
    expect(head).not.toMatch(/^(?:set-cookie: a=b|x: y|location: (?:https?:)?\/\/)/im);
  });

  // SEC-5
  it.each([
    '/../../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/img/..%5c..%5cheaders.json',
    '/headers.json',
    '/_headers',
    '/.vite/manifest.json',
    '/sv/news/..%2f..%2f404.html%00.svg',
  ])('gets no file with %s', async path => {
    const { url } = await start();
    const answer = await send(url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(answer).not.toMatch(/root:|default-src 'self'"\}/);
  });

  // SEC-5
  it.each([
    '/%61pi/schedule',
    '/api/%73chedule',
    '/%2fapi/schedule',
    '/x/../api/schedule',
    '/x/%2e%2E/api/schedule',
    '/api/./schedule',
    '/desk/../api/schedule',
    '/api//schedule',
    '//api/schedule',
    '/API/schedule',
    '/api%2fschedule',
    'http://x/%61pi/schedule',
    'http://x/y/../api/schedule',
    '/%64esk',
    '/desk/%6eews',
    '/x/../desk/news',
    '/desk/./news',
    '//desk',
    '/DESK/news',
  ])('for %s, an odd spelling of a path of the API or the desk, gets 404', async path => {
    const { url } = await start({ desk: { files: temporaryFolder(deskFiles) } });
    const ask = (sent: string) => send(url, `GET ${sent} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const answer = await ask(path);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toMatch(/frukost|<title>Desk/);
    const plain = await ask(path.endsWith('schedule') ? '/api/schedule' : '/desk/news');
    expect(plain).toMatch(/^HTTP\/1\.1 200 [\s\S]*(?:frukost|<title>Desk)/);
  });

  // SEC-5
  it.each([
    '/x/../sv/home',
    '/sv/./home',
    '/sv/%2e/home',
    '/sv/x/%2E%2e/home',
    '/img/../img/hero-day.svg',
    '/x/../sw.js',
    '/x/../healthz',
    '/%68ealthz',
    '/desk/..',
    '/.',
  ])('gets 404 instead of the response of another address: %s', async path => {
    const { url } = await start();
    expect(await send(url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 404 /);
  });

  it.each(['/livez', '/readyz', '/sv/home'])('for %s succeeds over HTTP/1.0 without a Host header', async path => {
    const { url } = await start();
    expect(await send(url, `GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  });

  // SEC-5
  it.each(['/sv/home', '/api/schedule', '/livez'])('for %s is rejected with two Host headers', async path => {
    const { url } = await start();
    const ask = (hosts: string) => send(url, `GET ${path} HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`);
    expect(await ask('Host: x\r\nhost: y')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await ask('Host: x\r\nHost: x')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await ask('Host: x')).toMatch(/^HTTP\/1\.1 200 /);
  });

  // SEC-5
  it.each(['/api/news/item-%C3%A5', '/api/news/item-%c3%a5', '/api/news/a%2Fb%3A', '/api/news/?q=%61'])(
    'for %s, whose escapes are allowed, gets the API’s own error message',
    async path => {
      const { app } = await testApp();
      const answer = await app.request(path);
      expect(await jsonOf(answer)).toEqual({ error: path.includes('?') ? 'There is no such call.' : 'No news found' });
    },
  );

  it('is rejected if its headers or body arrive too slowly', async () => {
    const log = vi.fn<(message: string, error: unknown) => void>();
    const { url } = await start({ log, timeouts: { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 } });
    expect(await send(url, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toContain('408 Request Timeout');
    const head = `Host: x\r\nContent-Type: application/json\r\nCookie: ${tokenHeaders.Cookie}\r\nX-XSRF-TOKEN: ${tokenHeaders['X-XSRF-TOKEN']}`;
    for (const path of ['/api/news', '/api/tickets']) {
      expect(await send(url, `POST ${path} HTTP/1.1\r\n${head}\r\nContent-Length: 50\r\n\r\n{`)).toMatch(/^HTTP\/1\.1 408 /);
    }
    expect(log).not.toHaveBeenCalled();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('loses its connection if the client does not read the response', async () => {
    const files = { ...siteFiles, 'img/large.png': new Uint8Array(20_000_000) };
    const { url } = await start({ timeouts: { idleTimeout: 200 }, files: temporaryFolder(files) });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let isLost = false;
    socket.once('error', () => (isLost = true));
    socket.write('GET /img/large.png HTTP/1.1\r\nHost: x\r\n\r\n');
    // Reads the first chunk, then stalls. Such a socket notices a closed connection only when it writes, here every 500 ms, more slowly
    // than the idle timeout.
    await new Promise(resolve => socket.once('readable', resolve));
    const writes = () => {
      socket.write('\r\n');
      return isLost;
    };
    await expect.poll(writes, { interval: 500 }).toBe(true);
    expect(socket.bytesRead).toBeLessThan(20_000_000);
  });

  it('is answered, even if the response takes longer than the idle timeout', async () => {
    const renderer = testRenderer();
    const slow = new AbortController();
    const render = vi.fn<typeof renderer.render>(async (...page) => {
      await once(slow.signal, 'abort');
      return renderer.render(...page);
    });
    const { url } = await start({ timeouts: { idleTimeout: 100 }, renderer: { ...renderer, render } });
    const page = fetch(`${url}/sv/home`);
    await vi.waitFor(() => expect(render).toHaveBeenCalled());
    // In the meantime the server closes two idle connections, one after the other.
    for (let count = 0; count < 2; count++) expect(await send(url, '')).toBe('');
    slow.abort();
    expect((await page).status).toBe(200);
  });

  it('does not stop the server, even a thousand times', async () => {
    const { url } = await start({ timeouts: { headersTimeout: 300, requestTimeout: 500, connectionsCheckingInterval: 50 } });
    const kinds = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .tuple(fc.constantFrom(...methods, 'BREW', 'get'), fc.webPath(), fc.string({ maxLength: 60 }))
        .map(([method, path, more]) => `${method} ${path || '/'} HTTP/1.1\r\nHost: x\r\n${more}\r\nConnection: close\r\n\r\n`),
      fc.constantFrom(
        'POST /api/tickets HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\nConnection: close\r\n\r\n',
        'POST /api/news HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\nzz\r\n',
        'GET / HTTP/9.9\r\n\r\n',
        'GET http://evil.example/ HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n',
        `GET /${'a'.repeat(9000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
      ),
    );
    const requests = fc.sample(kinds, { numRuns: 1000, seed: 7 });
    for (let from = 0; from < requests.length; from += 50) {
      await Promise.all(requests.slice(from, from + 50).map(text => send(url, `${text}\r\n\r\n`, /\r\n\r\n/)));
    }
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/sv/home`)).status).toBe(200);
    expect((await fetch(`${url}/api/schedule`)).status).toBe(200);
  });
});
