import { waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { BrowserApi } from './api.ts';
import { cacheCall, cachedAsOf } from './cachedCalls.ts';

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
const all = Array.from({ length: count }, (_, index) => wire(count - index, index === count - 1 ? 'lan' : 'mat'));
const headers = (number = 5, origin = 'own') => ({
  'content-revision': `${number} ${now + number} ${origin}`,
  'x-total-count': String(count),
  date: new Date(now).toUTCString(),
});
const programme = (items: unknown[]) => ({ locations: [{ id: 1, name_sv: 'Scen', name_en: 'Stage' }], items });
const item = { id: 'a', day: 0, location: 1, start_time: '10:00', name_sv: 'A', name_en: 'A' };

let answers: { schedule: () => Response; isDown: boolean };

async function serve(request: Request): Promise<Response> {
  if (answers.isDown) throw new TypeError('Failed to fetch');
  const { pathname } = new URL(request.url);
  if (pathname === '/api/session') return Response.json({ token: 'x' });
  if (pathname === '/api/schedule') return answers.schedule();
  const { offset, limit } = (await request.json()) as { offset: number; limit: number };
  return Response.json(all.slice(offset, offset + limit), { headers: headers() });
}

const asked = () =>
  fetched.mock.calls.map(([{ method, url }]) => `${method} ${new URL(url).pathname}`).filter(call => !/session/.test(call));

// Modules are shared with the next test file, which must get fresh ones.
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

const cache = 'no-cache';

test.each([
  ['news', 'schedule'],
  ['schedule', 'news'],
] as const)('takes the age of a page with %s and %s from the older of the two', async (first, second) => {
  const old = { ...headers(3), date: new Date(now - 60_000).toUTCString() };
  answers.schedule = () => Response.json(programme([item]), { headers: old });
  const api = createBrowserApi({ cache, origin: 'own' });
  const calls = { news: () => api.newsPage({}), schedule: () => api.schedule() };
  await calls[first]();
  await calls[second]();
  expect(api.source()).toMatchObject({ at: now + 3, asOf: now - 60_000 });
});

// NEWS-1, NEWS-14
test('requests the first articles for the first page of news, all for the last page or a topic', async () => {
  const last = await createBrowserApi({ cache }).newsPage({ page: '38' });
  expect(last!.items.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2, 1]);
  expect(asked()).toEqual(['POST /api/news', 'POST /api/news', 'POST /api/news']);
  expect((await createBrowserApi({ cache }).newsPage({}))!.pages).toBe(Math.ceil(count / 12));
  expect(asked()).toHaveLength(4);
  expect((await createBrowserApi({ cache }).newsPage({ topic: 'lan' }))!.items.map(({ id }) => id)).toEqual([1]);
  expect(asked()).toHaveLength(7);
});

async function instant(origin: string) {
  const api = createBrowserApi({ cache, origin });
  await api.schedule();
  return api.source().at;
}

test('takes the time of results of another database from the Date header of the response', async () => {
  expect([await instant('own'), await instant('other')]).toEqual([now + 5, now]);
});

async function cacheProgramme() {
  await createBrowserApi({ cache }).schedule();
  await waitFor(() => expect(stored.has('/schedule')).toBe(true));
}

test.each<[string, () => void]>([
  ['the call fails', () => (answers.isDown = true)],
  ['the programme comes back empty', () => (answers.schedule = () => Response.json(programme([])))],
  ['most items cannot be read', () => (answers.schedule = () => Response.json(programme([item, null, null])))],
])(
  'returns the cached programme with its own age when %s',
  async (_, fail) => {
    await cacheProgramme();
    fail();
    const api: BrowserApi = createBrowserApi({ cache, origin: 'own' });
    expect((await api.schedule()).items).toHaveLength(1);
    expect(api.source()).toMatchObject({ at: now + 5, asOf: now, isCached: true });
    expect(await cachedAsOf('schedule')).toBe(now);
  },
  20_000,
);

test('prefers an incomplete response to none when nothing is cached', async () => {
  answers.schedule = () => Response.json(programme([item, null, null]));
  const api: BrowserApi = createBrowserApi({ cache });
  expect((await api.schedule()).items).toHaveLength(1);
  expect(api.source()).toMatchObject({ hasGaps: true, isCached: false });
});

test('prefers an incomplete response to a cached one that is incomplete too', async () => {
  answers.schedule = () => Response.json(programme([item, null, null]));
  await cacheProgramme();
  answers.schedule = () => Response.json(programme([{ ...item, id: 'b' }, null, null]));
  const api = createBrowserApi({ cache });
  expect((await api.schedule()).items.map(({ id }) => id)).toEqual(['b']);
  expect(api.source()).toMatchObject({ isCached: false });
});

async function afterKeeping(number: number, origin?: string) {
  await cacheCall('news', Response.json([number], { headers: headers(number, origin) }), now);
  return stored.get('/news')!.clone().json() as Promise<unknown>;
}

test('replaces a cached response unless the new one is an older one of the same database', async () => {
  expect([await afterKeeping(5), await afterKeeping(4), await afterKeeping(6)]).toEqual([[5], [5], [6]]);
  expect(await afterKeeping(1, 'restored')).toEqual([1]);
});

// OFFLINE-1
test('stores programme and news for offline use at most hourly, and not with Save-Data', async () => {
  const { cacheAnswers } = await import('../offline/cacheAnswers.ts');
  const time = vi.spyOn(Date, 'now').mockReturnValue(now);
  const askedAt = async (moment: number, saveData = false) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
    time.mockReturnValue(moment);
    fetched.mockClear();
    await cacheAnswers();
    return asked().toSorted();
  };
  expect(await askedAt(now, true)).toEqual([]);
  expect(await askedAt(now)).toEqual(['GET /api/schedule', 'POST /api/news']);
  await waitFor(() => expect([...stored.keys()].toSorted()).toEqual(['/news', '/schedule']));
  expect(await askedAt(now + 3_599_999)).toEqual([]);
  expect(await askedAt(now + 3_600_000)).toHaveLength(2);
});
