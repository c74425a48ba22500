import { waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from './api.ts';
import { keep, keptAsOf } from './kept.ts';

const now = Date.UTC(2025, 5, 14, 12);
const stored = new Map<string, Response>();
const fetched = vi.fn<(request: Request) => Promise<Response>>();
let createBrowserApi: typeof import('./browser-api.ts').createBrowserApi;

const wire = (id: number, topic = 'mat') => ({
  id,
  slug: `item-${id}`,
  publishedDate: new Date(now - (10_000 - id) * 1000).toISOString(),
  topic,
  headlinesv: `H${id}`,
  headlineen: `H${id}`,
});
const count = 450;
/** Newest first. */
const all = Array.from({ length: count }, (_, index) => wire(count - index, index === count - 1 ? 'lan' : 'mat'));
const headers = (number = 5) => ({
  'content-revision': `${number} ${now + number} own`,
  'x-total-count': String(count),
  date: new Date(now).toUTCString(),
});
const programme = (items: unknown[]) => ({ locations: [{ id: 1, name_sv: 'Scen', name_en: 'Stage' }], items });
const item = { id: 'a', day: 0, location: 1, start_time: '10:00', name_sv: 'A', name_en: 'A' };

let answers: { schedule: () => Response; article: (key: string) => Response; number: number; isDown: boolean };

async function serve(request: Request): Promise<Response> {
  if (answers.isDown) throw new TypeError('Failed to fetch');
  const { pathname } = new URL(request.url);
  if (pathname === '/api/session') return Response.json({ token: 'x' });
  if (pathname === '/api/schedule') return answers.schedule();
  if (pathname !== '/api/news') return answers.article(pathname.split('/').at(-1)!);
  const { offset, limit } = (await request.json()) as { offset: number; limit: number };
  return Response.json(all.slice(offset, offset + limit), { headers: headers(answers.number) });
}

const asked = () =>
  fetched.mock.calls.map(([{ method, url }]) => `${method} ${new URL(url).pathname}`).filter(call => !/session/.test(call));

// The next file gets fresh modules.
afterAll(() => vi.resetModules());

beforeEach(async () => {
  stored.clear();
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (key: string) => stored.get(key)?.clone(),
      put: async (key: string, answer: Response) => void stored.set(key, answer),
    }),
  });
  answers = {
    schedule: () => Response.json(programme([item]), { headers: headers() }),
    article: key => Response.json({ item: all.find(({ slug }) => slug === key), related: [] }, { headers: headers() }),
    number: 5,
    isDown: false,
  };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fetched.mockReset().mockImplementation(serve);
  const { Request: NodeRequest } = globalThis;
  class PageRequest extends NodeRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, location.href) : input, init);
    }
  }
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('fetch', (request: Request) => fetched(request));
  document.cookie = 'XSRF-TOKEN=t';
  vi.resetModules();
  ({ createBrowserApi } = await import('./browser-api.ts'));
});

// NEWS-1
test('news are asked for once in a visit and reused, until something asks anew', async () => {
  expect((await createBrowserApi().news()).items).toHaveLength(200);
  expect((await createBrowserApi().newsPage({}))!.pages).toBe(Math.ceil(count / 12));
  expect(asked()).toEqual(['POST /api/news']);
  await createBrowserApi({ cache: 'no-cache' }).news();
  await createBrowserApi().news();
  expect(asked()).toEqual(['POST /api/news', 'POST /api/news']);
});

test.each([
  ['news', 'schedule'],
  ['schedule', 'news'],
] as const)('a page of %s and %s is as old as the older of the two', async (first, second) => {
  const old = { ...headers(3), date: new Date(now - 60_000).toUTCString() };
  answers.schedule = () => Response.json(programme([item]), { headers: old });
  const api = createBrowserApi({ origin: 'own' });
  await api[first]();
  await api[second]();
  expect(api.source()).toMatchObject({ at: now + 3, asOf: now - 60_000 });
});

// NEWS-14
test('a page beyond the first 200 articles fetches the next ones, a topic all of them', async () => {
  const last = await createBrowserApi().newsPage({ page: '38' });
  expect(last!.items.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2, 1]);
  expect(asked()).toHaveLength(3);
  expect((await createBrowserApi().newsPage({ topic: 'lan' }))!.items.map(({ id }) => id)).toEqual([1]);
  expect(asked()).toHaveLength(3);
});

// NEWS-7
test('an article is found in the list of the visit, and asked for by itself when it is further down', async () => {
  await createBrowserApi().news();
  const known = await createBrowserApi().article('item-450');
  expect(known).toMatchObject({ item: { id: 450 }, older: { id: 449 } });
  expect(asked()).toHaveLength(1);
  const api = createBrowserApi({ origin: 'own' });
  expect(await api.article('item-1')).toMatchObject({ item: { id: 1 } });
  expect(asked().at(-1)).toBe('GET /api/news/item-1');
  expect(api.source()).toMatchObject({ at: now + 5, asOf: now });
});

// NEWS-7
test('where an article cannot be asked for by itself it is looked for among the 180 newest; the rest are not known to be gone', async () => {
  answers.article = () => new Response('', { status: 404 });
  const found = (key: string) => createBrowserApi({ cache: 'no-cache' }).article(key);
  expect(await found('item-271')).toMatchObject({ item: { id: 271 } });
  expect(await found('item-270')).toBeNull();
  const api = createBrowserApi({ cache: 'no-cache' });
  await api.article('item-270');
  expect(api.source()).toMatchObject({ isCut: true });
});

test('an article that the content does not have is unknown', async () => {
  answers.article = () => Response.json({}, { status: 404, headers: headers() });
  const api = createBrowserApi();
  expect(await api.article('item-9999')).toBeNull();
  expect(api.source()).not.toHaveProperty('isCut', true);
});

// ROUTE-15, SCHED-15
test('what is gone is told by its name, without another question', async () => {
  answers.article = key =>
    Response.json({ gone: key === 'item-9999' ? { ...wire(9999), slug: key } : item }, { status: 410, headers: headers() });
  const api = createBrowserApi();
  expect(await api.article('item-9999')).toMatchObject({ gone: { headline: { sv: 'H9999' } } });
  expect(await api.goneItem('namn-a')).toMatchObject({ id: 'a', start_time: '10:00' });
  expect(asked()).toEqual(['GET /api/news/item-9999', 'GET /api/schedule/namn-a']);
  answers.isDown = true;
  expect(await createBrowserApi().goneItem('namn-a')).toBeUndefined();
});

async function instant(origin: string) {
  const api = createBrowserApi({ origin });
  await api.schedule();
  return api.source().at;
}

test('the instants of another database count by when they were answered', async () => {
  expect([await instant('own'), await instant('other')]).toEqual([now + 5, now]);
});

async function keepProgramme() {
  await createBrowserApi().schedule();
  await waitFor(() => expect(stored.has('/schedule')).toBe(true));
}

test.each<[string, () => void]>([
  ['the call fails', () => (answers.isDown = true)],
  ['the programme comes back empty', () => (answers.schedule = () => Response.json(programme([])))],
  ['most of it cannot be read', () => (answers.schedule = () => Response.json(programme([item, null, null])))],
])(
  'the kept programme stands in with its own age when %s',
  async (_, fail) => {
    await keepProgramme();
    fail();
    const api: Api = createBrowserApi({ origin: 'own' });
    expect((await api.schedule()).items).toHaveLength(1);
    expect(api.source()).toMatchObject({ at: now + 5, asOf: now, isKept: true });
    expect(await keptAsOf('schedule')).toBe(now);
  },
  20_000,
);

test('with nothing kept an answer with gaps is better than none', async () => {
  answers.schedule = () => Response.json(programme([item, null, null]));
  const api: Api = createBrowserApi();
  expect((await api.schedule()).items).toHaveLength(1);
  expect(api.source()).toMatchObject({ hasGaps: true, isKept: false });
});

async function afterKeeping(number: number) {
  await keep('news', Response.json([number], { headers: headers(number) }), now);
  return stored.get('/news')!.clone().json() as Promise<unknown>;
}

test('what the device keeps is not replaced by an older state of the same content', async () => {
  expect([await afterKeeping(5), await afterKeeping(4), await afterKeeping(6)]).toEqual([[5], [5], [6]]);
});
