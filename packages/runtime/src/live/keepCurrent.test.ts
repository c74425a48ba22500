import type { RevisionMessage } from '@tand/festival';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { onNewerBuild } from '../data/builds.ts';
import { onRevision } from '../data/revisions.ts';
import { keepCurrent } from './keepCurrent.ts';
import type { DocumentData } from '../data/documentData.ts';

const start = Date.UTC(2025, 5, 14, 10);
const minute = 60_000;

class FakeEventSource extends EventTarget {
  static current: FakeEventSource;
  isOpen = true;
  constructor() {
    super();
    FakeEventSource.current = this;
  }
  close() {
    this.isOpen = false;
  }
}
class FakeRequest extends EventTarget {
  status = 200;
  responseXML: Document | null = null;
  open() {}
  send() {
    void (async () => {
      this.responseXML = await fetched();
      this.status = this.responseXML ? 200 : 0;
      this.dispatchEvent(new Event('loadend'));
    })();
  }
}
const fetched = vi.fn<() => Promise<Document | null>>();
const attach = vi.fn<() => () => void>();
const detach = vi.fn<() => void>();
const startIsland = vi.fn<(island: string) => void>();
let end = () => {};

const data: DocumentData = {
  path: '/sv/news',
  lang: 'sv',
  newTab: '',
  moment: start,
  revision: { origin: 'a', number: 1, at: 5 },
  reads: ['news'],
  islands: {},
  noticesAt: 0,
  until: 0,
};
const htmlOf = (text: string, page: Partial<DocumentData> = {}, build = 'one') => `
  <title>${text}</title>
  <script type="x" data-build="${build}"></script>
  <main data-live="main"><p>${text}</p></main>
  <script type="application/json" id="page-data">${JSON.stringify({ ...data, ...page })}</script>`;
const answer = (...args: Parameters<typeof htmlOf>) =>
  fetched.mockImplementation(async () => new DOMParser().parseFromString(htmlOf(...args), 'text/html'));
async function open(page: Partial<DocumentData> = {}, html = htmlOf('Old', page)) {
  document.body.innerHTML = html;
  end = keepCurrent({ attach, start: startIsland });
  await vi.advanceTimersByTimeAsync(3000);
}
const revision = (parts: Partial<RevisionMessage['parts']>, origin = 'a'): RevisionMessage => ({
  origin,
  number: 2,
  at: Math.max(...Object.values(parts)),
  parts: { news: 5, programme: 5, notices: 0, ...parts },
});
async function settle(ms = 3800) {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
}
async function announce(...args: Parameters<typeof revision>) {
  FakeEventSource.current.dispatchEvent(new MessageEvent('revision', { data: JSON.stringify(revision(...args)) }));
  await settle();
}
const shown = () => document.querySelector('main')!.textContent;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  // Makes random delays the longest: one `settle` lasts until the request after an announcement, but not until its retry.
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  for (const mock of [fetched, attach, detach, startIsland]) mock.mockReset();
  attach.mockReturnValue(detach);
  answer('New', { revision: { ...data.revision, at: 6 }, noticesAt: 6 });
});
afterEach(() => end());

// DATA-12
test('refetches the document when content that it reads is newer, and replaces regions and title', async () => {
  await open();
  await announce({ news: 6 });
  expect([shown(), document.title]).toEqual(['New', 'New']);
  await announce({ news: 6 });
  expect(fetched).toHaveBeenCalledOnce();
});

test('detaches the behaviours, replaces the content, then attaches the behaviours once', async () => {
  await open();
  expect([attach.mock.calls.length, detach.mock.calls.length]).toEqual([1, 0]);
  detach.mockImplementationOnce(() => expect(shown()).toBe('Old'));
  await announce({ news: 6 });
  expect(shown()).toBe('New');
  expect([attach.mock.calls.length, detach.mock.calls.length]).toEqual([2, 1]);
});

// DATA-12
test.each([
  ['content that the page does not read', {}],
  ['content other than notices, on a page that reads nothing', { reads: [], revision: { origin: 'a', number: 0, at: 0 } }],
])('fetches nothing for a new revision of %s', async (_, page) => {
  await open(page);
  await announce({ programme: 9 });
  expect(fetched).not.toHaveBeenCalled();
});

// DESK-19
test('refetches the document for newer notices', async () => {
  await open({ reads: [] });
  await announce({ notices: 6 });
  expect(shown()).toBe('New');
});

test('fetches again when the fetched document does not have the announced revision yet', async () => {
  answer('Old');
  await open();
  await announce({ news: 6 });
  expect(shown()).toBe('Old');
  answer('New', { revision: { ...data.revision, at: 6 } });
  await settle(3800);
  expect(shown()).toBe('New');
  await settle(10_000);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('fetches again when the document could not be fetched', async () => {
  await open();
  fetched.mockResolvedValueOnce(null);
  await announce({ news: 9 });
  expect(document.querySelector('main')).toHaveTextContent('Old');
  answer('New', { revision: { origin: 'a', number: 2, at: 9 } });
  await settle();
  expect(document.querySelector('main')).toHaveTextContent('New');
});

test('fetches again, five times at most, until the document has the announced notice', async () => {
  answer('Old');
  await open({ reads: [], revision: { origin: 'a', number: 0, at: 0 } });
  await announce({ notices: 6 });
  await settle(29_000);
  expect(shown()).toBe('Old');
  answer('New', { noticesAt: 6 });
  await settle(33_000);
  expect(shown()).toBe('New');
  answer('Old');
  await announce({ notices: 7 });
  const before = fetched.mock.calls.length;
  await settle(200_000);
  expect(fetched.mock.calls.length - before).toBe(5);
});

// OFFLINE-2
test('does not show HTML of another build, and offers that build once', async () => {
  const offered = vi.fn<() => void>();
  const ending = new AbortController();
  onNewerBuild(offered, ending.signal);
  onTestFinished(() => {
    ending.abort();
    delete document.documentElement.dataset['newer'];
  });
  answer('New', {}, 'two');
  await open();
  await announce({ news: 6 });
  expect(fetched).toHaveBeenCalled();
  expect([shown(), attach.mock.calls.length, detach.mock.calls.length]).toEqual(['Old', 1, 0]);
  await announce({ news: 7 });
  expect(offered).toHaveBeenCalledOnce();
});

test('does not show a fetched page of another address', async () => {
  answer('New', { path: '/sv/login', revision: { ...data.revision, at: 6 } });
  await open();
  await announce({ news: 6 });
  expect(fetched).toHaveBeenCalledOnce();
  expect([shown(), attach.mock.calls.length, detach.mock.calls.length]).toEqual(['Old', 1, 0]);
});

test('fetches again when the fetched document does not have the restored content yet', async () => {
  answer('Old');
  await open();
  await announce({ news: 3 }, 'restored');
  answer('New', { revision: { origin: 'restored', number: 1, at: 3 } });
  await settle(3800);
  expect(shown()).toBe('New');
});

test('requests an exported document only once per revision, even if the document stays the same', async () => {
  const exported = { revision: { origin: '', number: 1, at: 5 } };
  answer('Old', exported);
  await open(exported);
  await announce({ news: 7 }, 'elsewhere');
  await announce({ news: 7 }, 'elsewhere');
  expect(fetched).toHaveBeenCalledOnce();
  await announce({ news: 8 }, 'elsewhere');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('refetches the document when its validity ends, and retries a minute after a failure', async () => {
  fetched.mockResolvedValue(null);
  await open({ until: start + 10 * minute });
  await settle(9 * minute);
  expect(fetched).not.toHaveBeenCalled();
  await settle(minute + 5000);
  expect(fetched).toHaveBeenCalledOnce();
  expect(shown()).toBe('Old');
  answer('New', { until: start + 1000 * minute });
  await settle(minute + 5000);
  expect(shown()).toBe('New');
  await settle(900 * minute);
  expect(fetched).toHaveBeenCalledTimes(2);
});

// DATA-12
test('fetches nothing while hidden, and refetches a document whose validity ended once shown', async () => {
  await open({ until: start + 10 * minute });
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle(30 * minute);
  expect(fetched).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle(5000);
  expect([fetched.mock.calls.length, shown()]).toEqual([1, 'New']);
  await announce({ news: 9 });
  hidden.mockReturnValue(true);
  await settle(30 * minute);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('uses timers that do not overflow while the end of a period is months away', async () => {
  await open({ until: start + 90 * 24 * 60 * minute });
  vi.advanceTimersToNextTimer(); // a timer that overflows fires at once
  expect(Date.now() - start).toBeGreaterThan(60 * minute);
});

test('hydrates an island when content that it reads is newer, and passes revisions to it', async () => {
  await open({ reads: [], islands: { list: ['programme'] } });
  await announce({ news: 9 });
  expect(startIsland).not.toHaveBeenCalled();
  await announce({ programme: 9 });
  expect(startIsland).toHaveBeenCalledExactlyOnceWith('list');
  const listener = vi.fn<Parameters<typeof onRevision>[0]>();
  const unsubscribe = onRevision(listener);
  await announce({ programme: 10 });
  unsubscribe();
  await announce({ programme: 11 });
  expect(listener.mock.calls).toEqual([[revision({ programme: 9 })], [revision({ programme: 10 })]]);
  expect(fetched).not.toHaveBeenCalled();
});

// DATA-4
test('hydrates an island, and reports an unknown revision, when no revision can be fetched', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await open({ islands: { list: ['news'] } });
  const lost = FakeEventSource.current;
  lost.dispatchEvent(new Event('error'));
  expect(lost.isOpen).toBe(false); // an open source would reconnect by itself
  await settle();
  expect(startIsland).toHaveBeenCalledExactlyOnceWith('list');
  const listener = vi.fn<Parameters<typeof onRevision>[0]>();
  onRevision(listener)();
  expect(listener).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('fetches no document for a page without regions', async () => {
  await open({}, htmlOf('Old').replace('data-live="main"', ''));
  await announce({ news: 6, notices: 6 });
  expect(fetched).not.toHaveBeenCalled();
});
