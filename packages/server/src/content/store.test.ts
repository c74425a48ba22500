import { beforeEach, expect, it, vi } from 'vitest';
import type { State, StoredContent } from './revisions.ts';
import { openStore, type StoreOptions } from './store.ts';
import { newsItem, storedContent } from '../test/fixtures.ts';

const start = Date.UTC(2025, 4, 1, 12);
beforeEach(() => void vi.useFakeTimers({ now: start }));

const never = new Promise<never>(() => {});

async function opened({ first = storedContent(), ...options }: { first?: StoredContent } & Partial<StoreOptions> = {}) {
  const held = { content: first };
  const readState = vi.fn<() => Promise<State>>(async () => held.content);
  const readContent = vi.fn<() => Promise<StoredContent>>(async () => held.content);
  const save = vi.fn<(content: StoredContent) => Promise<void>>(async () => {});
  const messages: string[] = [];
  const store = await openStore({
    readState,
    readContent,
    readLastKnown: () => Promise.reject(new Error('There is no saved content.')),
    save,
    log: message => messages.push(message),
    ...options,
  });
  return { store, held, readState, readContent, save, messages };
}
const silence = () => Promise.reject(new Error('silent'));

it('reads and saves the content once while the revision is unchanged', async () => {
  const { store, readContent, save, messages } = await opened();
  const { snapshot } = store;
  await store.poll();
  expect(store.snapshot).toBe(snapshot);
  expect(readContent).toHaveBeenCalledOnce();
  expect(save).toHaveBeenCalledExactlyOnceWith(snapshot.stored);
  expect(messages).toEqual([]);
});

it.each<[string, Partial<StoredContent>]>([
  ['a further revision', { number: 2 }],
  ['another database', { origin: 'b' }],
  ['tickets', { hasTickets: true }],
])('serves the new content after a poll finds %s, and notifies current subscribers', async (_, more) => {
  const { store, held, save } = await opened();
  const [notified, left] = [vi.fn<() => void>(), vi.fn<() => void>()];
  store.subscribe(notified);
  store.subscribe(left)();
  held.content = storedContent(more);
  vi.advanceTimersByTime(50);
  const before = store.shownAt;
  await store.poll();
  expect(store.snapshot.stored).toBe(held.content);
  expect(store.shownAt - before).toBe(50);
  expect(save).toHaveBeenLastCalledWith(held.content);
  expect(notified).toHaveBeenCalledExactlyOnceWith(store.snapshot);
  expect(left).not.toHaveBeenCalled();
});

it.each([true, false])('shows an article from its publication date on; the database responds: %s', async answers => {
  const news = [newsItem(1, { publishedDate: new Date(start + 500) })];
  const { store, readState } = await opened({ first: storedContent({ news }) });
  if (!answers) readState.mockImplementation(silence);
  vi.setSystemTime(start + 499);
  await store.poll();
  expect(store.snapshot.news).toEqual([]);
  vi.setSystemTime(start + 500);
  await store.poll();
  expect(store.snapshot.news).toHaveLength(1);
});

it('runs one poll at a time', async () => {
  const { store, readState } = await opened();
  await Promise.all([store.poll(), store.poll()]);
  expect(readState).toHaveBeenCalledOnce();
  await store.poll();
  expect(readState).toHaveBeenCalledTimes(2);
});

it('logs once when the database fails and once when it is back, and serves the last content', async () => {
  const { store, readState, readContent, messages } = await opened();
  const { snapshot } = store;
  readState.mockImplementation(silence);
  await store.poll();
  vi.setSystemTime(start + 60_000);
  await store.poll();
  expect(store.snapshot).toBe(snapshot);
  expect(store.silentSince).toBe(start);
  expect(messages).toEqual(['The database does not answer; the last content that was read is served.']);
  readState.mockImplementation(async () => storedContent());
  // Reading the number isn't enough: the content must be readable too.
  readContent.mockImplementationOnce(silence);
  await store.poll();
  expect(store.silentSince).toBe(start);
  await store.poll();
  expect(store.silentSince).toBeUndefined();
  expect(messages.slice(1)).toEqual(['The database answers again.']);
});

it('starts with saved content if the database is unavailable, and fails without saved content', async () => {
  const known = storedContent({ number: 7 });
  const { store, messages } = await opened({ readContent: silence, readLastKnown: async () => known });
  expect(store.snapshot.stored).toBe(known);
  expect(store.silentSince).toBe(start);
  expect(messages).toHaveLength(1);
  await expect(opened({ readContent: silence })).rejects.toThrow('There is no saved content.');
});

it('continues if the content cannot be saved for the next start', async () => {
  const { store, messages } = await opened({ save: () => Promise.reject(new Error('full')) });
  expect(store.silentSince).toBeUndefined();
  expect(messages).toEqual(['The content could not be saved for the next start:']);
});

it('stops waiting for the state after 2 s, but still reads content that takes almost 10 s', async () => {
  const { store, held, readState, readContent } = await opened();
  readState.mockImplementationOnce(() => never);
  const first = store.poll();
  await vi.advanceTimersByTimeAsync(1999);
  expect(store.silentSince).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  await first;
  expect(store.silentSince).toBe(start + 2000);
  let answer: ((content: StoredContent) => void) | undefined;
  readContent.mockImplementationOnce(() => new Promise(resolve => (answer = resolve)));
  const second = store.poll();
  await vi.advanceTimersByTimeAsync(9999);
  answer!(held.content);
  await second;
  expect(store.silentSince).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

it('polls each second while watched, else on use if the last poll was two seconds ago', async () => {
  const { store, readState } = await opened();
  const end = store.watch();
  await vi.advanceTimersByTimeAsync(3000);
  expect(readState).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(500);
  expect(store.fresh()).toBeUndefined();
  end();
  await vi.advanceTimersByTimeAsync(1499);
  expect(store.fresh()).toBeUndefined();
  expect(readState).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1);
  const asked = store.fresh();
  expect(asked).toBeInstanceOf(Promise);
  await asked;
  expect(readState).toHaveBeenCalledTimes(4);
});

it('delays no request while watched, however long the database takes', async () => {
  const { store, readState } = await opened({ timeout: 60_000 });
  readState.mockImplementation(() => never);
  const end = store.watch();
  await vi.advanceTimersByTimeAsync(3000);
  expect(store.fresh()).toBeUndefined();
  end();
  expect(store.fresh()).toBeInstanceOf(Promise);
});

it('delays no request for a database known to be unavailable', async () => {
  const { store, readState } = await opened();
  readState.mockImplementation(silence);
  await store.poll();
  await vi.advanceTimersByTimeAsync(2000);
  expect(store.fresh()).toBeUndefined();
  expect(readState).toHaveBeenCalledTimes(2);
});
