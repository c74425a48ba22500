import { parseRevision, revisionHeader, silentHeader, type Schedule } from '@tand/festival';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { importContent } from '../../content/import/saveImport.ts';
import type { Database } from '../../infra/db/database.ts';
import { parseRanges } from '../../infra/addresses.ts';
import { createMetrics } from '../../infra/metrics.ts';
import { content, jsonOf, memoryDatabase, newsItem, now, post, socketOf, testApp, tokenHeaders } from '../../test/fixtures.ts';
import type { NewsItemWire } from '@tand/festival/schemas';

const errorOf = async (response: Response) => (await jsonOf<{ error: string }>(response)).error;

describe('POST /api/news', () => {
  it('returns the published items, newest first, with the field names of the API', async () => {
    const { app } = await testApp();
    const response = await app.request('/api/news', post({ offset: 0, limit: 200 }));
    expect(response.status).toBe(200);
    const items = await jsonOf<NewsItemWire[]>(response);
    expect(items.map(item => item.id)).toEqual([3, 2, 1]);
    expect(items[2]).toEqual({
      id: 1,
      slug: 'item-1',
      publishedDate: '2025-01-01T00:00:00.000Z',
      updatedDate: '2025-02-01T08:00:00.000Z',
      image: '',
      topic: '',
      author: 'Maja Lindqvist',
      headlinesv: 'Headline 1 på svenska',
      headlineen: 'Headline 1 in English',
      preamblesv: 'Preamble på svenska',
      preambleen: 'Preamble in English',
      bodysv: 'Body på svenska',
      bodyen: 'Body in English',
      linkTextsv: 'Link på svenska',
      linkTexten: 'Link in English',
      imageCaptionsv: 'Caption på svenska',
      imageCaptionen: 'Caption in English',
      linkUrl: 'https://discord.tand.example',
    });
    expect(items[1]).toHaveProperty('routerLink', '/tickets');
    expect(items[1]).not.toHaveProperty('linkUrl');
  });

  // NEWS-13
  it('lists an item from its publication until its withdrawal', async () => {
    const db = await memoryDatabase({
      ...content,
      news: [newsItem(1, { publishedDate: new Date('2025-03-01T00:00:00Z'), unpublishedDate: new Date('2025-03-02T00:00:00Z') })],
    });
    const countAt = async (time: string) => {
      const { app } = await testApp({ db, at: new Date(time) });
      return (await jsonOf<unknown[]>(await app.request('/api/news', post({ offset: 0, limit: 10 })))).length;
    };
    expect(await countAt('2025-02-28T23:59:59.999Z')).toBe(0);
    expect(await countAt('2025-03-01T00:00:00.000Z')).toBe(1);
    expect(await countAt('2025-03-01T23:59:59.999Z')).toBe(1);
    expect(await countAt('2025-03-02T00:00:00.000Z')).toBe(0);
  });

  it('returns any slice of the list', async () => {
    const news = Array.from({ length: 25 }, (_, index) => newsItem(index + 1));
    const { app } = await testApp({ db: await memoryDatabase({ ...content, news }) });
    const ids = news.map(item => item.id).toReversed();
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 200 }), async (offset, limit) => {
        const response = await app.request('/api/news', post({ offset, limit }));
        const items = await jsonOf<NewsItemWire[]>(response);
        expect(items.map(item => item.id)).toEqual(ids.slice(offset, offset + limit));
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    [{ offset: '0', limit: 10 }, 'offset must be a whole number from 0 to 100000.'],
    [{ offset: 0, limit: 201 }, 'limit must be a whole number from 1 to 200.'],
    [{ offset: -1, limit: 0 }, 'offset must be a whole number from 0 to 100000; limit must be a whole number from 1 to 200.'],
    [{ offset: 1e300, limit: 1.5 }, 'offset must be a whole number from 0 to 100000; limit must be a whole number from 1 to 200.'],
    [{ limit: 10 }, 'offset is missing.'],
    [[], 'offset is missing; limit is missing.'],
    [null, 'The body must be a group of fields.'],
    ['"text"', 'The body must be a group of fields.'],
    ['{"offset":0,', 'The body is not valid JSON.'],
    ['', 'The body is not valid JSON.'],
  ])('responds to %j with 400 and an explanation', async (body, message) => {
    const { app } = await testApp();
    const response = await app.request('/api/news', post(body));
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toBe(message);
  });

  it('responds to any body with 200 or 400', async () => {
    const { app } = await testApp();
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc
            .record({ offset: fc.anything(), limit: fc.anything() })
            .map(value => JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part))),
        ),
        async body => {
          const response = await app.request('/api/news', post(body));
          expect([200, 400]).toContain(response.status);
          expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('GET /api/news/{slug or id}', () => {
  it('returns the article, and its neighbours and related articles without bodies', async () => {
    const { app } = await testApp();
    for (const key of ['item-2', '2']) {
      const answer = await jsonOf<Record<string, NewsItemWire>>(await app.request(`/api/news/${key}`));
      expect(answer['item']).toMatchObject({ id: 2, bodyen: 'First' });
      expect(answer['newer']).toMatchObject({ id: 3, bodysv: '', bodyen: '' });
      expect(answer['older']).toMatchObject({ id: 1, bodysv: '' });
    }
    const { item, related } = await jsonOf<{ item: NewsItemWire; related: NewsItemWire[] }>(await app.request('/api/news/item-3'));
    expect(item.id).toBe(3);
    expect(related).toMatchObject([{ id: 1, bodysv: '', bodyen: '' }]);
  });

  it('finds the oldest of 2,400 articles', async () => {
    const news = Array.from({ length: 2400 }, (_, index) => newsItem(index + 1, { publishedDate: new Date(1_600_000_000_000 + index) }));
    const { app } = await testApp({ db: await memoryDatabase({ ...content, news }) });
    expect((await jsonOf<{ item: NewsItemWire }>(await app.request('/api/news/item-1'))).item.id).toBe(1);
    const list = await app.request('/api/news', post({ offset: 2399, limit: 1 }));
    expect(list.headers.get('x-total-count')).toBe('2400');
    expect((await jsonOf<NewsItemWire[]>(list)).map(({ id }) => id)).toEqual([1]);
  });

  // ROUTE-15
  it.each([
    ['unknown and scheduled articles', 404, ['nothing', '99', 'tomorrow', '4'], {}],
    [
      'withdrawn articles, of which it gives the headlines,',
      410,
      ['withdrawn', '5'],
      {
        gone: {
          id: 5,
          slug: 'withdrawn',
          publishedDate: '2025-01-05T00:00:00.000Z',
          headlinesv: 'Headline 5 på svenska',
          headlineen: 'Headline 5 in English',
        },
      },
    ],
  ])('responds to %s with %i', async (_, status, keys, details) => {
    const { app } = await testApp();
    for (const key of keys) {
      const answer = await app.request(`/api/news/${key}`);
      expect([answer.status, parseRevision(answer.headers.get(revisionHeader))]).toEqual([status, expect.any(Object)]);
      expect(await jsonOf(answer)).toEqual({ error: 'No news found', ...details });
    }
  });
});

async function readUntil(response: Response, text: string): Promise<string> {
  const reader = response.body!.getReader();
  const decoder = new TextDecoder();
  let got = '';
  while (!got.includes(text)) {
    const { value, done } = await reader.read();
    if (done) break;
    got += decoder.decode(value, { stream: true });
  }
  reader.releaseLock();
  return got;
}

describe('GET /api/live', () => {
  it('sends the current revision at once, and the next one after it is saved', async () => {
    const { app, db, store } = await testApp();
    const response = await app.request('/api/live');
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const { number } = store.snapshot.revision;
    expect(await readUntil(response, '"number"')).toContain(`"number":${number},`);
    await importContent(db, { ...content, items: content.items.slice(1) });
    await store.poll();
    expect(await readUntil(response, '"number"')).toContain(`"number":${number + 1},`);
    await response.body!.cancel();
  });

  it('rejects a stream above the limit, and at shutdown ends the open one and accepts no other', async () => {
    const ending = new AbortController();
    const { app } = await testApp({ liveLimit: 1, ended: ending.signal });
    const first = await app.request('/api/live');
    const refused = await app.request('/api/live');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
    ending.abort();
    expect(await first.text()).toContain('retry:');
    expect((await app.request('/api/live')).status).toBe(503);
  });

  // OPS-4
  it('limits streams per IP address and per IP range, so that other visitors get some too', async () => {
    const ending = new AbortController();
    const { app } = await testApp({ liveLimit: 10, ended: ending.signal });
    const open = async (address: string) => (await app.request('/api/live', {}, socketOf(address))).status;
    const all = async (addresses: string[]) => Promise.all(addresses.map(open));
    expect(await all(Array.from({ length: 5 }, () => '192.0.2.1'))).toEqual([200, 200, 200, 200, 503]);
    expect(await all(['192.0.2.2', '192.0.2.3', '192.0.2.4'])).toEqual([200, 200, 503]);
    expect(await all(['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4', '2001:db8:1::1'])).toEqual([200, 200, 200, 200, 503]);
    ending.abort();
  });

  it('sends keep-alive comments, and frees the slot of a closed stream', async () => {
    const { app } = await testApp({ liveLimit: 1 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = await app.request('/api/live');
    const retry = Number(/^retry: (\d{4})\n\n/.exec(await readUntil(first, '"number"'))?.[1]);
    expect([retry >= 2000, retry < 6000]).toEqual([true, true]);
    await vi.advanceTimersByTimeAsync(25_000);
    expect(await readUntil(first, ':\n\n')).toBe(':\n\n');
    await first.body!.cancel();
    await vi.advanceTimersByTimeAsync(0);
    const next = await app.request('/api/live');
    expect(next.status).toBe(200);
    await next.body!.cancel();
  });
});

describe('while the database is unavailable', () => {
  it('serves the API from the last content, reports since when, and remains ready', async () => {
    const { app, db, store } = await testApp();
    const answered = [await app.request('/api/schedule'), await app.request('/api/news/nothing')];
    for (const { headers } of answered) expect(headers.has(silentHeader)).toBe(false);
    const before = await answered[0]!.text();
    expect((await app.request('/healthz')).status).toBe(200);
    await db.close();
    await store.poll();
    const response = await app.request('/api/schedule');
    expect(await response.text()).toBe(before);
    for (const { headers } of [response, await app.request('/api/news/nothing')])
      expect(headers.get(silentHeader)).toBe(String(now.getTime()));
    const health = await app.request('/healthz');
    expect(health.status).toBe(503);
    expect(await errorOf(health)).toContain('has not answered since 2025-05-01T12:00:00');
    // Load balancers continue to send visitors, and nothing restarts the process.
    expect(await jsonOf(await app.request('/readyz'))).toMatchObject({ status: 'ok', silentSince: '2025-05-01T12:00:00.000Z' });
    expect((await app.request('/livez')).status).toBe(200);
  });
});

describe('the API', () => {
  it('rejects a large body, even without Content-Length', async () => {
    const { app } = await testApp();
    const large = JSON.stringify({ offset: 0, limit: 1, filler: 'x'.repeat(5000) });
    expect((await app.request('/api/news', post(large))).status).toBe(413);
    const stream = new ReadableStream({
      start(controller) {
        for (let index = 0; index < 100; index += 1) controller.enqueue(new Uint8Array(100).fill(32));
        controller.close();
      },
    });
    const init = { ...post(''), body: stream, duplex: 'half' } as RequestInit;
    const response = await app.request('/api/tickets', init);
    expect(response.status).toBe(413);
    expect(await errorOf(response)).toBe('The body must have at most 4096 bytes.');
  });

  const asked = '{"offset":0,"limit":1}';
  const tooLarge = 'The body must have at most 4096 bytes.';
  it.each([
    ['accepts 4096 bytes', asked.padEnd(4096), {}, undefined],
    ['rejects 4097 bytes', asked.padEnd(4097), {}, tooLarge],
    ['accepts a Content-Length of 4096', asked, { 'Content-Length': '4096' }, undefined],
    ['rejects a Content-Length of 4097', asked, { 'Content-Length': '4097' }, tooLarge],
    ['rejects zero bytes', null, {}, 'The body is not valid JSON.'],
  ])('%s for a body of JSON', async (_, body, length, error) => {
    const { app } = await testApp();
    const response = await app.request('/api/news', { ...post('', length), body });
    const { error: said } = await jsonOf<{ error?: string }>(response);
    expect([said, response.headers.get('connection')]).toEqual([error, error === tooLarge ? 'close' : null]);
  });

  it('reports an incomplete body and logs no fault', async () => {
    const { app, messages } = await testApp();
    const body = new ReadableStream({ start: controller => controller.error(new Error('hung up')) });
    const response = await app.request('/api/news', { ...post(''), body, duplex: 'half' } as RequestInit);
    expect([response.status, await errorOf(response)]).toEqual([400, 'The body is incomplete.']);
    expect(messages).toEqual([]);
  });

  it('requires the media type of JSON', async () => {
    const { app } = await testApp();
    for (const [type, status] of [
      ['text/plain', 415],
      ['application/x-www-form-urlencoded', 415],
      ['application/jsonp', 415],
      ['x-application/json', 415],
      ['Application/JSON ; charset=UTF-8', 200],
    ] as const)
      expect([type, (await app.request('/api/news', post(asked, { 'Content-Type': type }))).status]).toEqual([type, status]);
  });

  it.each([
    ['GET', '/api/news', 'POST'],
    ['PUT', '/api/tickets', 'POST'],
    ['POST', '/api/news/1', 'GET, HEAD'],
    ['POST', '/api/schedule', 'GET, HEAD'],
    ['POST', '/api/live', 'GET, HEAD'],
    ['DELETE', '/api/session', 'GET, HEAD'],
    ['POST', '/healthz', 'GET, HEAD'],
  ])('responds to %s %s with 405 and the allowed methods', async (method, path, allow) => {
    const { app } = await testApp();
    const response = await app.request(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    expect(await errorOf(response)).toContain('allowed');
  });

  it.each(['/api', '/api/', '/api/unknown', '/api/news/1/2', '/api/NEWS'])('responds to %s with 404 as JSON', async path => {
    const { app } = await testApp();
    for (const method of ['GET', 'POST']) {
      const response = await app.request(path, { method });
      expect(response.status).toBe(404);
      expect(await errorOf(response)).toBe('There is no such call.');
    }
  });

  it('sends the security headers, and HSTS only over HTTPS', async () => {
    const { app } = await testApp({ trustedProxies: parseRanges('10.0.0.1') });
    const plain = await app.request('/api/schedule');
    expect(plain.headers.get('x-content-type-options')).toBe('nosniff');
    expect(plain.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(plain.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(plain.headers.has('strict-transport-security')).toBe(false);
    const behind = await app.request('/api/schedule', { headers: { 'X-Forwarded-Proto': 'https' } }, socketOf('10.0.0.1'));
    expect(behind.headers.get('strict-transport-security')).toContain('max-age=63072000');
    const faked = await app.request('/api/schedule', { headers: { 'X-Forwarded-Proto': 'https' } }, socketOf('10.0.0.2'));
    expect(faked.headers.has('strict-transport-security')).toBe(false);
  });

  // DATA-10, LOOKUP-12
  it('reports tickets as unavailable and logs nothing about the visitor if the database fails', async () => {
    const db = await memoryDatabase();
    const metrics = createMetrics();
    let database: Database | undefined = { ...db, ticketKeys: undefined };
    const { app, messages } = await testApp({ db, metrics, database: () => database });
    const refused = async () => {
      const response = await app.request('/api/tickets', post({ reference: 'TND-1001', postal: '55305' }));
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
      expect(await errorOf(response)).toBe('Tickets cannot be looked up right now.');
    };
    await refused();
    database = undefined;
    await refused();
    database = db;
    await db.close();
    await refused();
    expect(metrics.text()).toContain('ticket_lookups_total{answer="unknown"} 3');
    expect(messages.join()).not.toMatch(/TND|1001|553/);
  });
});

describe('GET /api/schedule', () => {
  // SCHED-1
  it('returns places in their order and items by day and start', async () => {
    const { app } = await testApp();
    const response = await app.request('/api/schedule');
    const { locations, items } = await jsonOf<Schedule>(response);
    expect(locations).toEqual(content.locations);
    expect(items.map(item => item.name_sv)).toEqual(['Dörrarna öppnar', 'Final', 'Frukost']);
    expect(items[0]).toEqual({
      id: 'doors',
      day: 0,
      location: 1,
      start_time: '10:00',
      end_time: '',
      name_sv: 'Dörrarna öppnar',
      name_en: 'Name',
      short_desc_sv: '',
      short_desc_en: '',
      routerLink: '/eventinfo',
      highlight: true,
      sequence: 0,
      modified: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    });
    expect(items[1]).toMatchObject({ old_start_time: '17:00', old_end_time: '18:00', url: 'https://play.tand.example', highlight: false });
  });

  it('responds to If-None-Match with 304 until the content changes', async () => {
    const { app, db, store } = await testApp();
    const first = await app.request('/api/schedule');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await app.request('/api/schedule', { headers: { 'If-None-Match': `"other", ${etag}` } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe(etag);
    await importContent(db, { ...content, items: content.items.slice(1) });
    await store.poll();
    const changed = await app.request('/api/schedule', { headers: { 'If-None-Match': etag } });
    expect(changed.status).toBe(200);
    const [before, after] = [first, changed].map(response => parseRevision(response.headers.get(revisionHeader))!);
    expect(after).toMatchObject({ origin: before!.origin, number: before!.number + 1 });
    expect(after!.at).toBeGreaterThan(before!.at);
  });

  it('is compressed as the client accepts, with one ETag for all encodings', async () => {
    const items = Array.from({ length: 100 }, (_, index) => ({ ...content.items[0]!, id: `punkt-${index}`, name_sv: `Punkt ${index}` }));
    const { app } = await testApp({ db: await memoryDatabase({ ...content, items }) });
    const ask = (accept: string) => app.request('/api/schedule', { headers: { 'Accept-Encoding': accept } });
    const [br, gz, plain] = await Promise.all([ask('gzip, br'), ask('br;q=0, gzip'), ask('identity')]);
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(gz.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.has('content-encoding')).toBe(false);
    expect(new Set([br, gz, plain].map(response => response.headers.get('etag'))).size).toBe(1);
    expect(br.headers.get('vary')).toContain('Accept-Encoding');
    const { brotliDecompressSync, gunzipSync } = await import('node:zlib');
    const text = await plain.text();
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(text);
    expect(gunzipSync(await gz.arrayBuffer()).toString()).toBe(text);
  });

  it('responds to HEAD with the length of the body, but without the body', async () => {
    const { app } = await testApp();
    for (const path of ['/api/schedule', '/api/revision']) {
      const response = await app.request(path, { method: 'HEAD' });
      expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([200, '', 'no-cache']);
      const length = Buffer.byteLength(await (await app.request(path)).text());
      expect(response.headers.get('content-length')).toBe(String(length));
    }
  });
});

describe('POST /api/tickets', () => {
  const unlimited = { judge: () => Promise.resolve(undefined) };

  it.each([
    ['TND-1001', '55305'],
    [' tnd - 1001 ', '553 05'],
    ['TND\u00A0-1001', '5 5 3 0 5'],
  ])('finds %j with %j and returns every range', async (reference, postal) => {
    const { app } = await testApp();
    const response = await app.request('/api/tickets', post({ reference, postal }));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual([
      { start: 10, end: 12, name: 'Åsa Öberg', timestamp: '2024-12-13T12:37:04.000Z' },
      { start: 40, end: 40, name: 'Åsa Öberg', timestamp: '2024-12-14T09:00:00.000Z' },
    ]);
  });

  // LOOKUP-10
  it('responds to a wrong postal code exactly as to an unknown reference', async () => {
    const { app } = await testApp();
    const answers = await Promise.all(
      [
        { reference: 'TND-1001', postal: '11122' },
        { reference: 'TND-9999', postal: '55305' },
      ].map(async body => {
        const response = await app.request('/api/tickets', post(body));
        return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 404, body: '{"error":"No tickets found"}' });
    expect(answers[0]?.headers['cache-control']).toBe('no-store');
  });

  it('finds nothing for any other reference and postal code', async () => {
    const { app } = await testApp({ limits: unlimited });
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 1, maxLength: 40 }),
        fc.string({ minLength: 1, maxLength: 40 }),
        async (reference, postal) => {
          const response = await app.request('/api/tickets', post({ reference, postal }));
          expect(response.status).toBe(reference.trim() === '' || postal.trim() === '' ? 400 : 404);
        },
      ),
      { numRuns: 100 },
    );
  });

  it.each(["' OR 1=1 --", 'TND-1001%', 'TND-100_', '*', '\u0000', 'TND-1001\u0000'])('treats %j as plain text', async reference => {
    const { app } = await testApp();
    expect((await app.request('/api/tickets', post({ reference, postal: '55305' }))).status).toBe(404);
  });

  it.each([
    [{ reference: '', postal: '55305' }, 'reference must not be empty.'],
    [{ reference: 'TND-1001', postal: '   ' }, 'postal must not be empty.'],
    [{ reference: 1001, postal: null }, 'reference must be a text; postal must be a text.'],
    [{ reference: 'x'.repeat(101), postal: '1' }, 'reference must have at most 100 characters.'],
    [{ reference: ' '.repeat(101), postal: '1' }, 'reference must have at most 100 characters.'],
    [{}, 'reference is missing; postal is missing.'],
  ])('responds to %j with 400 and does not repeat the input', async (body, message) => {
    const { app } = await testApp();
    const response = await app.request('/api/tickets', post(body));
    expect(response.status).toBe(400);
    expect(await errorOf(response)).toBe(message);
  });

  it('reads a table in which no reference or postal code is in plain text', async () => {
    const db = await memoryDatabase();
    const { rows } = await db.client.execute('SELECT * FROM tickets');
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/TND|1001|55305|11122/);
  });

  // LOOKUP-11
  it('limits wrong lookups of one reference in any spelling, and says how long to wait', async () => {
    const { app } = await testApp();
    const forms = ['TND-1001', 'tnd-1001', 'TND -1001', 't n d-1001', 'TND-1001 ', ' TND-1001'];
    const ask = (reference: string, address: string, postal = '1') =>
      app.request('/api/tickets', post({ reference, postal }), socketOf(address));
    for (const form of forms) expect((await ask(form, '192.0.2.1')).status).toBe(404);
    const refused = await ask('TND-1001', '192.0.2.1', '55305');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(await errorOf(refused)).toMatch(/^Too many attempts\. Try again in \d+ seconds\.$/);
    expect((await ask('TND-1001', '198.51.100.1', '55305')).status).toBe(200);
    expect((await ask('TND-1002', '192.0.2.1', '11122')).status).toBe(200);
  });

  it('trusts X-Forwarded-For only from listed proxies, and warns once about other senders', async () => {
    const db = await memoryDatabase();
    const named = { trustedProxies: parseRanges('10.0.0.0/8') };
    for (const [options, socket, answered] of [
      [named, '10.0.0.1', 40],
      [named, '192.0.2.1', 30],
      [{}, '10.0.0.1', 30],
    ] as const) {
      const { app, messages } = await testApp({ db, ...options });
      const statuses: number[] = [];
      for (let index = 0; index < 40; index += 1) {
        const forwarded = { 'X-Forwarded-For': `198.51.100.${index}` };
        statuses.push(
          (await app.request('/api/tickets', post({ reference: `R${index}`, postal: '1' }, forwarded), socketOf(socket))).status,
        );
      }
      expect(statuses.filter(status => status === 404)).toHaveLength(answered);
      expect(messages.filter(message => message.includes('TRUSTED_PROXIES'))).toHaveLength(answered === 40 ? 0 : 1);
    }
  });
});

// DATA-6
describe('the cross-site check', () => {
  const body = JSON.stringify({ offset: 0, limit: 1 });
  const send = async (headers: Record<string, string>, options = {}) => {
    const { app } = await testApp(options);
    return app.request('http://tand.test/api/news', { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body });
  };

  it('accepts requests of the site’s own pages, and requests that no page started', async () => {
    const answer = await send({ ...tokenHeaders, Origin: 'http://tand.test', 'Sec-Fetch-Site': 'same-origin' });
    expect([answer.status, answer.headers.get('vary')]).toEqual([200, 'Accept-Encoding']);
    expect((await send({ ...tokenHeaders, 'Sec-Fetch-Site': 'none' })).status).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ['a request without the cookie', { 'X-XSRF-TOKEN': tokenHeaders['X-XSRF-TOKEN'] }],
    ['a request without the header', { Cookie: tokenHeaders.Cookie }],
    ['another token', { ...tokenHeaders, 'X-XSRF-TOKEN': `${tokenHeaders['X-XSRF-TOKEN'].slice(0, -1)}x` }],
    ['an empty token', { Cookie: 'XSRF-TOKEN=', 'X-XSRF-TOKEN': '' }],
    ['a token that is too short', { Cookie: 'XSRF-TOKEN=1', 'X-XSRF-TOKEN': '1' }],
    ['a foreign origin', { ...tokenHeaders, Origin: 'https://evil.example' }],
    ['an opaque origin', { ...tokenHeaders, Origin: 'null' }],
    ['another port', { ...tokenHeaders, Origin: 'http://tand.test:8080' }],
    ['a cross-site fetch', { ...tokenHeaders, 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling host', { ...tokenHeaders, 'Sec-Fetch-Site': 'same-site' }],
  ])('rejects %s', async (_, headers) => {
    const response = await send(headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toHaveProperty('error');
  });

  // DATA-7
  it('gives a token to a page without the cookie, and returns the token of an existing cookie', async () => {
    const { app } = await testApp();
    const response = await app.request('/api/session');
    const cookie = response.headers.get('set-cookie') ?? '';
    const given = /^XSRF-TOKEN=([\w-]{32}); Path=\/; SameSite=Strict$/.exec(cookie)?.[1] ?? '';
    expect(await response.json()).toEqual({ token: given });
    const call = await app.request('/api/news', post({ offset: 0, limit: 1 }, { Cookie: `XSRF-TOKEN=${given}`, 'X-XSRF-TOKEN': given }));
    expect(call.status).toBe(200);
    const again = await app.request('/api/session', { headers: { Cookie: `XSRF-TOKEN=${given}` } });
    expect(again.headers.has('set-cookie')).toBe(false);
    expect(await again.json()).toEqual({ token: given });
    expect((await app.request('/api/session', { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403);
  });

  // SEC-6
  it('uses only a __Host- cookie over HTTPS', async () => {
    const { app } = await testApp();
    const cookie = (await app.request('https://tand.test/api/session')).headers.get('set-cookie') ?? '';
    const given = /^__Host-XSRF-TOKEN=([\w-]{32}); Path=\/; SameSite=Strict; Secure$/.exec(cookie)?.[1] ?? '';
    const call = (name: string) =>
      app.request('https://tand.test/api/news', post({ offset: 0, limit: 1 }, { Cookie: `${name}=${given}`, 'X-XSRF-TOKEN': given }));
    expect((await call('__Host-XSRF-TOKEN')).status).toBe(200);
    expect((await call('XSRF-TOKEN')).status).toBe(403);
  });

  it('accepts requests without a token only from allowed origins', async () => {
    const options = { allowedOrigins: ['https://www.tand.example'] };
    const allowed = await send({ Origin: 'https://www.tand.example', 'Sec-Fetch-Site': 'cross-site' }, options);
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://www.tand.example');
    const refused = await send({ Origin: 'https://www.tand.example.evil.example' }, options);
    expect(refused.status).toBe(403);
    expect(refused.headers.has('access-control-allow-origin')).toBe(false);
    // Caches must store one response per origin.
    for (const { headers } of [allowed, refused]) expect(headers.get('vary')).toBe('Accept-Encoding, Origin');
    expect(allowed.headers.get('access-control-expose-headers')).toMatch(/^Date, Age, ETag, X-Total-Count, /);
    const { app } = await testApp(options);
    const preflight = await app.request('/api/tickets', { method: 'OPTIONS', headers: { Origin: 'https://www.tand.example' } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Content-Type');
    expect((await app.request('/api/tickets', { method: 'OPTIONS', headers: { Origin: 'https://evil.example' } })).status).toBe(405);
  });
});
