import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, type ClientOptions } from './client.ts';
import { NewsError, ScheduleError, TicketsError } from './errors.ts';
import type { Log } from './log.ts';
import { newsWire, scheduleWire } from './test/fixtures.ts';

afterEach(() => vi.unstubAllGlobals());

type Answer = Response | Error | (() => Response | Promise<Response>);

/** A service that gives these answers in turn, the last one for ever, and notes what it was asked. */
function service(...answers: Answer[]) {
  const asked: { method: string; url: string; body: unknown; token: string | null; type: string | null }[] = [];
  const fetch: NonNullable<ClientOptions['fetch']> = async request => {
    const { method, url, headers } = request;
    const body = method === 'POST' ? ((await request.json()) as unknown) : undefined;
    asked.push({ method, url, body, token: headers.get('X-XSRF-TOKEN'), type: headers.get('content-type') });
    const answer = answers[Math.min(asked.length, answers.length) - 1]!;
    if (answer instanceof Error) throw answer;
    return typeof answer === 'function' ? answer() : answer.clone();
  };
  return { fetch, asked };
}

const json = (value: unknown, status = 200) => Response.json(value, { status });
const local = (fetch: NonNullable<ClientOptions['fetch']>, more: ClientOptions = {}) =>
  createClient({ baseUrl: 'http://festival.test', fetch, retries: 0, log: () => {}, ...more });
const query = { reference: ' AB 12', postal: '554 54' };
const range = { start: 41, end: 43, name: 'Kim', timestamp: '2024-12-13T13:37:05+01:00' };

/** Failures that are 'Unknown error' for every call. */
const failures: [string, Answer][] = [
  ['500', json({ error: 'x' }, 500)],
  ['403', json([], 403)],
  ['429', json([], 429)],
  ['no network', new TypeError('Failed to fetch')],
  ['a web page instead of JSON', new Response('<html>Logga in</html>')],
  ['nothing', new Response('')],
  ['no content', new Response(null, { status: 204 })],
  ['no list', json({ error: 'x' })],
  ['null', json(null)],
];

describe('news', () => {
  // NEWS-1
  it('is asked for once with offset 0 and limit 200, and reused', async () => {
    const { fetch, asked } = service(json([newsWire, { ...newsWire, id: 8, slug: 'senare', publishedDate: '2025-01-01' }]));
    const client = local(fetch);
    const [first, second] = await Promise.all([client.news(), client.news()]);
    expect(first.map(item => item.id)).toEqual([8, 7]);
    expect(second).toBe(first);
    expect(await client.news()).toBe(first);
    expect(asked).toEqual([
      { method: 'POST', url: 'http://festival.test/api/news', body: { offset: 0, limit: 200 }, token: null, type: 'application/json' },
    ]);
  });

  it('drops and logs a bad item', async () => {
    const log = vi.fn<Log>();
    await expect(local(service(json([null, { ...newsWire, slug: undefined }, newsWire])).fetch, { log }).news()).resolves.toHaveLength(1);
    expect(log.mock.calls.flat()).toEqual(['Dropped news[0]: item: expected Object', 'Dropped news[1]: slug: missing']);
  });

  // DATA-3
  it('404 is no news found', async () => {
    await expect(local(service(json([], 404)).fetch).news()).rejects.toEqual(new NewsError('No news found'));
  });

  // DATA-3
  it.each(failures)('%s is an unknown error', async (_, answer) => {
    const failed = local(service(answer).fetch).news();
    await expect(failed).rejects.toBeInstanceOf(NewsError);
    await expect(failed).rejects.toMatchObject({ message: 'Unknown error', name: 'NewsError', cause: expect.any(Error) });
  });

  // NEWS-1
  it('does not keep a failure', async () => {
    const { fetch, asked } = service(json([], 500), json([newsWire]));
    const client = local(fetch);
    await expect(client.news()).rejects.toThrow('Unknown error');
    await expect(client.news()).resolves.toHaveLength(1);
    expect(asked).toHaveLength(2);
  });

  it('finds one article by id or slug in what was fetched', async () => {
    const { fetch, asked } = service(json([newsWire]));
    const client = local(fetch);
    await expect(client.newsItem('7')).resolves.toMatchObject({ slug: 'biljettslapp' });
    await expect(client.newsItem('biljettslapp')).resolves.toMatchObject({ id: 7 });
    await expect(client.newsItem('ingen')).resolves.toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  // NEWS-7
  it('looks among the first 180 when nothing is cached, and in all of the cache after that', async () => {
    const many = Array.from({ length: 200 }, (_, id) => ({
      ...newsWire,
      id: id + 1,
      publishedDate: new Date(Date.UTC(2025, 0, 1) - id * 1000).toISOString(),
    }));
    const client = local(service(json(many)).fetch);
    await expect(client.newsItem('181')).resolves.toBeUndefined();
    await expect(client.newsItem('181')).resolves.toMatchObject({ id: 181 });
  });
});

describe('schedule', () => {
  const answer = { locations: [{ id: 1, name_sv: 'Scen', name_en: 'Stage' }], items: [scheduleWire] };

  // DATA-1
  it('is a GET without a body', async () => {
    const { fetch, asked } = service(json(answer));
    const schedule = await local(fetch).schedule();
    expect(schedule.items).toHaveLength(1);
    expect(schedule.locations).toHaveLength(1);
    expect(asked).toEqual([{ method: 'GET', url: 'http://festival.test/api/schedule', body: undefined, token: null, type: null }]);
  });

  it.each([...failures, ['404', json(answer, 404)] as [string, Answer]])('%s is an unknown error', async (_, bad) => {
    const failed = local(service(bad).fetch).schedule();
    await expect(failed).rejects.toBeInstanceOf(ScheduleError);
    await expect(failed).rejects.toThrow('Unknown error');
  });

  it('rejects with the reason of a signal', async () => {
    const reason = new Error('left the page');
    const { fetch, asked } = service(json(answer));
    await expect(local(fetch).schedule({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    await expect(local(fetch).tickets(query, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(asked).toEqual([]);
  });

  it('stops waiting when the signal comes', async () => {
    const reason = new Error('left the page');
    const leaving = new AbortController();
    const fetch: ClientOptions['fetch'] = request =>
      new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(reason));
        leaving.abort(reason);
      });
    await expect(local(fetch).schedule({ signal: leaving.signal })).rejects.toBe(reason);
  });
});

describe('tickets', () => {
  it('sends both values without spaces and gives the tickets', async () => {
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
  ])('sends nothing for %o', async empty => {
    const { fetch, asked } = service(json([range]));
    await expect(local(fetch).tickets(empty)).resolves.toEqual([]);
    expect(asked).toEqual([]);
  });

  // LOOKUP-7
  it.each([
    ['404', json({}, 404)],
    ['an empty list', json([])],
  ])('%s is no tickets found', async (_, answer) => {
    await expect(local(service(answer).fetch).tickets(query)).rejects.toEqual(new TicketsError('No tickets found'));
  });

  it.each([
    ...failures,
    ['a range turned around', json([{ ...range, start: 50 }])] as [string, Answer],
    ['more than 1,000 tickets', json([{ ...range, end: 1041 }])] as [string, Answer],
    ['numbers as text', json([{ ...range, start: '41' }])] as [string, Answer],
  ])('%s is an unknown error', async (_, answer) => {
    const failed = local(service(answer).fetch).tickets(query);
    await expect(failed).rejects.toBeInstanceOf(TicketsError);
    await expect(failed).rejects.toThrow('Unknown error');
  });
});

// DATA-9
describe('trying again', () => {
  it('helps news and schedule over a passing failure', async () => {
    const news = service(json([], 503), json([newsWire]));
    await expect(local(news.fetch, { retries: 1 }).news()).resolves.toHaveLength(1);
    const schedule = service(new TypeError('Failed to fetch'), json({ locations: [], items: [] }));
    await expect(local(schedule.fetch, { retries: 1 }).schedule()).resolves.toEqual({ locations: [], items: [] });
    expect([news.asked.length, schedule.asked.length]).toEqual([2, 2]);
  });

  it.each([404, 400, 429])('is not done after %i', async status => {
    const { fetch, asked } = service(json([], status));
    await expect(local(fetch, { retries: 2 }).news()).rejects.toBeInstanceOf(NewsError);
    expect(asked).toHaveLength(1);
  });

  it('is never done with a ticket lookup', async () => {
    const { fetch, asked } = service(json([], 503));
    await expect(local(fetch, { retries: 2 }).tickets(query)).rejects.toThrow('Unknown error');
    expect(asked).toHaveLength(1);
  });

  it('gives up on a service that does not answer', async () => {
    const { fetch } = service(() => new Promise<Response>(() => {}));
    await expect(local(fetch, { timeout: 20 }).tickets(query)).rejects.toMatchObject({
      message: 'Unknown error',
      cause: { name: 'TimeoutError' },
    });
  });
});

/** Node knows no page that relative addresses belong to. */
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
describe('the cross-site token', () => {
  it('goes with POSTs to relative addresses, read from the cookie', async () => {
    onPage('a=b; XSRF-TOKEN=t%2B1');
    const { fetch, asked } = service(json([range]), json([]));
    await client(fetch).tickets(query);
    await client(fetch).news();
    expect(asked.map(({ url, token }) => [url, token])).toEqual([
      ['http://page.test/api/tickets', 't+1'],
      ['http://page.test/api/news', 't+1'],
    ]);
  });

  // DATA-7
  it('is asked for by a page that came without the cookie', async () => {
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

  it('is left out when it cannot be had; the call then says what is wrong', async () => {
    onPage('');
    const { fetch, asked } = service(json({}, 500), json({ error: 'Forbidden' }, 403));
    await expect(client(fetch).tickets(query)).rejects.toThrow('Unknown error');
    expect(asked[1]).toMatchObject({ method: 'POST', token: null });
  });

  it('is read anew for each call', async () => {
    onPage();
    const { fetch, asked } = service(json([range]));
    const xsrfToken = vi.fn<() => string | undefined>().mockReturnValueOnce('one').mockReturnValueOnce('two').mockReturnValue(undefined);
    const api = client(fetch, { xsrfToken });
    for (let call = 0; call < 3; call += 1) await api.tickets(query);
    expect(asked.map(({ token }) => token)).toEqual(['one', 'two', null]);
  });

  it('does not go with a GET', async () => {
    onPage('XSRF-TOKEN=t');
    const { fetch, asked } = service(json({ locations: [], items: [] }));
    await client(fetch).schedule();
    expect(asked[0]).toMatchObject({ url: 'http://page.test/api/schedule', token: null });
  });

  it.each<[string, ClientOptions]>([
    ['an absolute endpoint', { endpoints: { tickets: 'https://other.test/tickets' } }],
    ['an endpoint without scheme', { endpoints: { tickets: '//other.test/tickets' } }],
    ['a base address', { baseUrl: 'https://other.test' }],
  ])('does not go to %s', async (_, more) => {
    onPage('XSRF-TOKEN=t');
    const { fetch, asked } = service(json([range]));
    await client(fetch, more).tickets(query);
    expect(asked[0]).toMatchObject({ token: null });
    expect(new URL(asked[0]!.url).host).toBe('other.test');
  });
});
