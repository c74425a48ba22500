import { describe, expect, it, vi } from 'vitest';
import { createClient, type Client, type ClientOptions, type ReadOptions } from './client.ts';
import { NewsError, ScheduleError, TicketsError } from './errors.ts';
import type { Log } from '../log.ts';
import { newsWire, scheduleWire } from '../test/fixtures.ts';

type Answer = Response | Error | (() => Response | Promise<Response>);

function service(...answers: Answer[]) {
  const asked: { method: string; url: string; body: unknown; token: string | null; type: string | null }[] = [];
  const caches: string[] = [];
  const fetch: NonNullable<ClientOptions['fetch']> = async request => {
    const { method, url, headers } = request;
    const body = method === 'POST' ? ((await request.json()) as unknown) : undefined;
    caches.push(request.cache);
    asked.push({ method, url, body, token: headers.get('X-XSRF-TOKEN'), type: headers.get('content-type') });
    const answer = answers[Math.min(asked.length, answers.length) - 1]!;
    if (answer instanceof Error) throw answer;
    return typeof answer === 'function' ? answer() : answer.clone();
  };
  return { fetch, asked, caches };
}

const json = (value: unknown, status = 200) => Response.json(value, { status });
const local = (fetch: NonNullable<ClientOptions['fetch']>, more: ClientOptions = {}) =>
  createClient({ baseUrl: 'http://festival.test', fetch, retries: 0, log: () => {}, ...more });
const query = { reference: ' AB 12', postal: '554 54' };
const range = { start: 41, end: 43, name: 'Kim', timestamp: '2024-12-13T13:37:05+01:00' };

const failures: [string, Answer][] = [
  ['a 500', json({ error: 'x' }, 500)],
  ['a 403', json([], 403)],
  ['a 429', json([], 429)],
  ['a lost connection', new TypeError('Failed to fetch')],
  ['a web page instead of JSON', new Response('<html>Logga in</html>')],
  ['an empty body', new Response('')],
  ['a 204 without content', new Response(null, { status: 204 })],
  ['a body without a list', json({ error: 'x' })],
  ['the body null', json(null)],
];

describe('client.news', () => {
  it('posts offset and limit, and returns the newest articles first', async () => {
    const { fetch, asked } = service(json([newsWire, { ...newsWire, id: 8, slug: 'senare', publishedDate: '2025-01-01T10:00Z' }]));
    const client = local(fetch);
    expect(await client.news()).toMatchObject({ value: [{ id: 8 }, { id: 7 }], total: 2, hasGaps: false });
    await client.news({ offset: 200 });
    expect(asked).toEqual(
      [0, 200].map(offset => ({
        method: 'POST',
        url: 'http://festival.test/api/news',
        body: { offset, limit: 200 },
        token: null,
        type: 'application/json',
      })),
    );
  });

  it('returns the total from the X-Total-Count header', async () => {
    const { fetch } = service(Response.json([newsWire], { headers: { 'x-total-count': '2400' } }));
    expect(await local(fetch).news()).toMatchObject({ total: 2400 });
  });

  it('drops and logs invalid items', async () => {
    const log = vi.fn<Log>();
    const answer = await local(service(json([null, { ...newsWire, slug: undefined }, newsWire])).fetch, { log }).news();
    expect(answer).toMatchObject({ value: [{ id: 7 }], hasGaps: true });
    expect(log.mock.calls.flat()).toEqual(['Dropped news[0]: item: expected Object', 'Dropped news[1]: slug: missing']);
  });

  // DATA-3
  it('throws "No news found" after a 404', async () => {
    await expect(local(service(json([], 404)).fetch).news()).rejects.toMatchObject({
      name: 'NewsError',
      message: 'No news found',
      code: 'none',
    });
  });

  // DATA-3
  it.each(failures)('throws "Unknown error" after %s', async (_, answer) => {
    const failed = local(service(answer).fetch).news();
    await expect(failed).rejects.toBeInstanceOf(NewsError);
    await expect(failed).rejects.toMatchObject({ message: 'Unknown error', name: 'NewsError', cause: expect.any(Error) });
  });
});

const scheduleWith = (headers: Record<string, string>) =>
  local(service(Response.json({ locations: [], items: [] }, { headers })).fetch).schedule();

describe('the age of a response', () => {
  const date = Date.UTC(2025, 5, 14, 12);

  it('is derived from the Date and Age headers, not from the time of arrival', async () => {
    const answer = await scheduleWith({ date: new Date(date).toUTCString(), age: '90', 'content-revision': `7 ${date - 1000} ab` });
    expect(answer).toMatchObject({ asOf: date - 90_000, revision: { origin: 'ab', number: 7, at: date - 1000 } });
  });

  it('is counted from the start of the outage while the service cannot reach its database', async () => {
    const answer = await scheduleWith({ date: new Date(date).toUTCString(), 'content-silent-since': String(date - 600_000) });
    expect(answer.asOf).toBe(date - 600_000);
  });
});

describe('client.schedule', () => {
  const answer = { locations: [{ id: 1, name_sv: 'Scen', name_en: 'Stage' }], items: [scheduleWire] };

  // DATA-1
  it('sends a GET request without a body', async () => {
    const { fetch, asked } = service(json(answer));
    const schedule = await local(fetch).schedule();
    expect(schedule.value.items).toHaveLength(1);
    expect(schedule.value.locations).toHaveLength(1);
    expect(asked).toEqual([{ method: 'GET', url: 'http://festival.test/api/schedule', body: undefined, token: null, type: null }]);
  });

  it.each([...failures, ['a 404', json(answer, 404)] as [string, Answer]])('throws "Unknown error" after %s', async (_, bad) => {
    const failed = local(service(bad).fetch).schedule();
    await expect(failed).rejects.toBeInstanceOf(ScheduleError);
    await expect(failed).rejects.toMatchObject({ message: 'Unknown error', cause: expect.any(Error) });
  });

  it.each([
    [19, 2, false],
    [18, 2, false],
    [9, 2, true],
  ])('returns `hasGaps` for %i valid and %i invalid items: %s', async (good, bad, gaps) => {
    const items = [
      ...Array.from({ length: good }, (_, id) => ({ ...scheduleWire, id: String(id) })),
      ...Array.from({ length: bad }, () => null),
    ];
    expect(await local(service(json({ ...answer, items })).fetch).schedule()).toMatchObject({ hasGaps: gaps });
  });
});

const calls: [string, (client: Client, options?: ReadOptions) => Promise<unknown>][] = [
  ['news', (client, options) => client.news(options)],
  ['the schedule', (client, options) => client.schedule(options)],
];

it.each(calls)('requests %s in the cache mode "no-cache", or in "reload" if the caller asks for it', async (_, call) => {
  const { fetch, caches } = service(json({}, 500));
  await call(local(fetch)).catch(() => {});
  await call(local(fetch), { cache: 'reload' }).catch(() => {});
  expect(caches).toEqual(['no-cache', 'reload']);
});

describe('client.tickets', () => {
  it('sends reference and postal code without spaces, and returns the tickets', async () => {
    const { fetch, asked } = service(json([range]));
    const tickets = await local(fetch).tickets(query);
    expect(tickets.map(ticket => ticket.nr)).toEqual([41, 42, 43]);
    expect(asked).toEqual([
      {
        method: 'POST',
        url: 'http://festival.test/api/tickets',
        body: { reference: 'AB12', postal: '55454' },
        token: null,
        type: 'application/json',
      },
    ]);
  });

  it.each([
    { reference: '  ', postal: '55454' },
    { reference: '', postal: '' },
  ])('sends no request for %o', async empty => {
    const { fetch, asked } = service(json([range]));
    await expect(local(fetch).tickets(empty)).resolves.toEqual([]);
    expect(asked).toEqual([]);
  });

  // LOOKUP-7
  it.each([
    ['a 404', json({}, 404)],
    ['an empty list', json([])],
  ])('throws "No tickets found" after %s', async (_, answer) => {
    await expect(local(service(answer).fetch).tickets(query)).rejects.toEqual(new TicketsError('No tickets found'));
  });

  it.each([
    ...failures,
    ['a range that ends before it begins', json([{ ...range, start: 50 }])] as [string, Answer],
    ['more than 1,000 tickets', json([{ ...range, end: 1041 }])] as [string, Answer],
    ['numbers as text', json([{ ...range, start: '41' }])] as [string, Answer],
  ])('throws "Unknown error" after %s', async (_, answer) => {
    const failed = local(service(answer).fetch).tickets(query);
    await expect(failed).rejects.toBeInstanceOf(TicketsError);
    await expect(failed).rejects.toThrow('Unknown error');
  });
});

// LOOKUP-7, LOOKUP-12
describe('the error of a failed ticket lookup', () => {
  const failed = (answer: Answer) => local(service(answer).fetch).tickets(query);

  it.each([
    ['a 404 of a host without this endpoint', new Response('<h1>404</h1>', { status: 404, headers: { 'content-type': 'text/html' } })],
    ['a 404 without a type', new Response(null, { status: 404 })],
    ['a 500', json({ error: 'Internal error' }, 500)],
    ['an answer in HTML', new Response('<h1>Hej</h1>')],
    ['a lost connection', new TypeError('Failed to fetch')],
  ] as [string, Answer][])('has the code "unknown" after %s', async (_, answer) => {
    await expect(failed(answer)).rejects.toMatchObject({ message: 'Unknown error', code: 'unknown' });
  });

  it.each([
    ['17', 17],
    ['soon', 60],
    ['in 5', 60],
    ['5 minutes', 60],
  ])('after a 429 with "Retry-After: %s" has the code "limited" and %i seconds to wait', async (wait, seconds) => {
    const answer = Response.json({ error: 'Too many attempts.' }, { status: 429, headers: { 'retry-after': wait } });
    await expect(failed(answer)).rejects.toMatchObject({ message: 'Unknown error', code: 'limited', seconds });
  });

  it('has the code "offline" only if the browser is offline and got no response', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await expect(failed(new TypeError('Failed to fetch'))).rejects.toMatchObject({ message: 'Unknown error', code: 'offline' });
    await expect(failed(json({}, 500))).rejects.toMatchObject({ code: 'unknown' });
    await expect(failed(json({ error: 'No tickets found' }, 404))).rejects.toMatchObject({ message: 'No tickets found', code: 'none' });
  });
});

// DATA-9
describe('a failed request', () => {
  it('is repeated for news and schedule', async () => {
    const news = service(json([], 503), json([newsWire]));
    await expect(local(news.fetch, { retries: 1 }).news()).resolves.toMatchObject({ value: [{ id: 7 }] });
    const schedule = service(new TypeError('Failed to fetch'), json({ locations: [], items: [] }));
    await expect(local(schedule.fetch, { retries: 1 }).schedule()).resolves.toMatchObject({ value: { locations: [], items: [] } });
    expect([news.asked.length, schedule.asked.length]).toEqual([2, 2]);
  });

  it.each([404, 400, 429])('is not repeated after a %i', async status => {
    const { fetch, asked } = service(json([], status));
    await expect(local(fetch, { retries: 2 }).news()).rejects.toBeInstanceOf(NewsError);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['600', 1],
    ['Wed, 01 Jan 2200 00:00:00 GMT', 1],
    ['Wed, 01 Jan 2020 00:00:00 GMT', 2],
    ['0', 2],
  ])('is repeated after a 503 if "Retry-After" is short or past: "%s" leads to %i request(s)', async (wait, tries) => {
    const { fetch, asked } = service(Response.json({}, { status: 503, headers: { 'retry-after': wait } }));
    await expect(local(fetch, { retries: 1 }).schedule()).rejects.toThrow('Unknown error');
    expect(asked).toHaveLength(tries);
  });

  it.each([
    [0, [0, 150, 600]],
    [0.5, [0, 300, 1200]],
  ])('is repeated after growing delays: with a random number of %d requests start at %j ms', async (random, expected) => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const times: number[] = [];
    const began = Date.now();
    const { fetch } = service(() => {
      times.push(Date.now() - began);
      return json({}, 503);
    });
    const failed = local(fetch, { retries: 2 })
      .schedule()
      .catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failed).toBeInstanceOf(ScheduleError);
    expect(times).toEqual(expected);
  });

  it('is never repeated for a ticket lookup', async () => {
    const { fetch, asked } = service(json([], 503));
    await expect(local(fetch, { retries: 2 }).tickets(query)).rejects.toThrow('Unknown error');
    expect(asked).toHaveLength(1);
  });

  it('rejects with an error whose cause is a TimeoutError when the service does not respond', async () => {
    const { fetch } = service(() => new Promise<Response>(() => {}));
    await expect(local(fetch, { timeout: 20 }).tickets(query)).rejects.toMatchObject({
      message: 'Unknown error',
      cause: { name: 'TimeoutError' },
    });
  });
});

/** Stubs a page: the base of relative URLs, which Node does not have, and the cookies. */
function onPage(cookie?: string) {
  const { Request: NodeRequest } = globalThis;
  class PageRequest extends NodeRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, 'http://page.test') : input, init);
    }
  }
  vi.stubGlobal('Request', PageRequest);
  if (cookie !== undefined) vi.stubGlobal('document', { cookie });
}
const client = (fetch: NonNullable<ClientOptions['fetch']>, more: ClientOptions = {}) => createClient({ fetch, retries: 0, ...more });

// DATA-6
describe('the XSRF token', () => {
  it('is read from the cookie and sent with POST requests to relative URLs', async () => {
    onPage('a=b; XSRF-TOKEN=t-1');
    const { fetch, asked } = service(json([range]), json([]));
    await client(fetch).tickets(query);
    await client(fetch).news();
    expect(asked.map(({ url, token }) => [url, token])).toEqual([
      ['http://page.test/api/tickets', 't-1'],
      ['http://page.test/api/news', 't-1'],
    ]);
  });

  it('is not read from a cookie whose name only ends with XSRF-TOKEN', async () => {
    onPage('MY-XSRF-TOKEN=another; XSRF-TOKEN=ours');
    const { fetch, asked } = service(json([range]));
    await client(fetch).tickets(query);
    expect(asked[0]?.token).toBe('ours');
  });

  it('is read from the cookie __Host-XSRF-TOKEN if XSRF-TOKEN exists too', async () => {
    onPage('XSRF-TOKEN=another; __Host-XSRF-TOKEN=ours');
    const { fetch, asked } = service(json([range]));
    await client(fetch).tickets(query);
    expect(asked[0]?.token).toBe('ours');
  });

  // DATA-7
  it('is fetched when the page has no cookie yet', async () => {
    onPage('');
    const { fetch, asked } = service(
      () => {
        document.cookie = 'XSRF-TOKEN=fresh';
        return json({ token: 'fresh' });
      },
      json([range]),
    );
    await client(fetch).tickets(query);
    expect(asked.map(({ method, url, token }) => [method, url, token])).toEqual([
      ['GET', 'http://page.test/api/session', null],
      ['POST', 'http://page.test/api/tickets', 'fresh'],
    ]);
  });

  it('is omitted if it cannot be fetched, so the request fails with "Unknown error"', async () => {
    onPage('');
    const { fetch, asked } = service(json({}, 500), json({ error: 'Forbidden' }, 403));
    await expect(client(fetch, { retries: 1 }).tickets(query)).rejects.toThrow('Unknown error');
    expect(asked[1]).toMatchObject({ method: 'POST', token: null });
  });

  it('is not sent from a worker, which has no document', async () => {
    onPage();
    const { fetch, asked } = service(json([range]));
    await client(fetch).tickets(query);
    expect(asked).toMatchObject([{ url: 'http://page.test/api/tickets', token: null }]);
  });

  it('is read again for each request', async () => {
    onPage();
    const { fetch, asked } = service(json([range]));
    const api = client(fetch);
    for (const token of ['one', 'two']) {
      vi.stubGlobal('document', { cookie: `XSRF-TOKEN=${token}` });
      await api.tickets(query);
    }
    expect(asked.map(({ token }) => token)).toEqual(['one', 'two']);
  });

  it('is not sent with a GET request', async () => {
    onPage('XSRF-TOKEN=t');
    const { fetch, asked } = service(json({ locations: [], items: [] }));
    await client(fetch).schedule();
    expect(asked[0]).toMatchObject({ url: 'http://page.test/api/schedule', token: null });
  });

  it('is not sent to another host', async () => {
    onPage('XSRF-TOKEN=t');
    const { fetch, asked } = service(json([range]));
    await client(fetch, { baseUrl: 'https://other.test' }).tickets(query);
    expect(asked[0]).toMatchObject({ token: null });
    expect(new URL(asked[0]!.url).host).toBe('other.test');
  });
});
