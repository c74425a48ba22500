import { within } from '../infra/within.ts';
import type { State, StoredContent } from './revisions.ts';
import { createSnapshot, type Snapshot } from './snapshot.ts';

export interface StoreOptions {
  /** Cheap query that is polled. */
  readState: () => Promise<State>;
  readContent: () => Promise<StoredContent>;
  /** Fallback at startup without a database. @throws if no content is saved */
  readLastKnown: () => Promise<StoredContent>;
  save?: ((content: StoredContent) => Promise<void>) | undefined;
  now?: (() => number) | undefined;
  log: (message: string, error?: unknown) => void;
  /** Polling interval in ms. Default: 1,000. */
  interval?: number | undefined;
  /** Timeout in ms of `readState`, times five for `readContent`. Default: 2,000. */
  timeout?: number | undefined;
}

/** Provides the current snapshot, which all requests share. */
export type Store = Awaited<ReturnType<typeof openStore>>;

/** Provides the last snapshot while the database is unavailable. @throws what `readLastKnown` throws */
export async function openStore(options: StoreOptions) {
  const { readState, readContent, readLastKnown, save, now = Date.now, log, interval = 1000, timeout = 2000 } = options;
  const listeners = new Set<(snapshot: Snapshot) => void>();
  let silentSince: number | undefined;
  let polling: Promise<void> | undefined;
  let isPolled = false;

  const onUp = () => {
    if (silentSince !== undefined) log('The database answers again.');
    silentSince = undefined;
  };
  const onDown = (error: unknown) => {
    if (silentSince === undefined) log('The database does not answer; the last content that was read is served.', error);
    silentSince ??= now();
  };
  const read = async () => {
    const content = await within(timeout * 5, readContent());
    onUp();
    await save?.(content).catch((error: unknown) => log('The content could not be saved for the next start:', error));
    return content;
  };

  const first = await read().catch(async (error: unknown) => {
    onDown(error);
    return readLastKnown();
  });
  let snapshot = createSnapshot(first, now());
  let shownAt = performance.now();
  let polledAt = shownAt;

  async function ask(): Promise<void> {
    try {
      const { stored } = snapshot;
      const state = await within(timeout, readState());
      const isSeen = state.number === stored.number && state.origin === stored.origin && state.hasTickets === stored.hasTickets;
      const content = isSeen && silentSince === undefined ? stored : await read();
      const isSame = content.number === stored.number && content.origin === stored.origin && content.hasTickets === stored.hasTickets;
      if (!isSame || now() >= snapshot.until) show(createSnapshot(isSame ? stored : content, now()));
    } catch (error) {
      onDown(error);
      if (now() >= snapshot.until) show(createSnapshot(snapshot.stored, now()));
    }
  }
  function show(next: Snapshot) {
    snapshot = next;
    shownAt = performance.now();
    for (const listener of listeners) listener(next);
  }
  const poll = () =>
    (polling ??= ask().finally(() => {
      polledAt = performance.now();
      polling = undefined;
    }));

  return {
    get snapshot() {
      return snapshot;
    },
    /** Time of `performance.now()` at which the current snapshot was shown. */
    get shownAt() {
      return shownAt;
    },
    /** Epoch ms since when the database is unavailable; undefined while it answers. */
    get silentSince() {
      return silentSince;
    },
    poll,
    /** Polls in runtimes without timers if the last poll is two intervals old. */
    fresh(): Promise<void> | undefined {
      if (isPolled || performance.now() - polledAt < interval * 2) return undefined;
      // Doesn't wait for a database known to be unavailable.
      return silentSince === undefined ? poll() : void poll();
    },
    subscribe(listener: (snapshot: Snapshot) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch() {
      const timer = setInterval(() => void poll(), interval);
      isPolled = true;
      return () => {
        clearInterval(timer);
        isPolled = false;
      };
    },
  };
}
