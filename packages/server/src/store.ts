import type { State, StoredContent } from './db/content.ts';
import { createSnapshot, type Snapshot } from './snapshot.ts';

export interface StoreOptions {
  /** Cheap query, polled. */
  readState: () => Promise<State>;
  readContent: () => Promise<StoredContent>;
  /** Fallback at startup without a database. @throws if there is none */
  readLastKnown: () => Promise<StoredContent>;
  keep?: ((content: StoredContent) => Promise<void>) | undefined;
  now?: (() => number) | undefined;
  log: (message: string, error?: unknown) => void;
  /** Polling interval in ms. Default: 1,000. */
  every?: number | undefined;
  /** Timeout in ms of the state query; the content query has five times as long. Default: 2,000. */
  patience?: number | undefined;
}

/** The current snapshot, shared by all requests. */
export interface Store {
  readonly snapshot: Snapshot;
  /** Time of the last change, on the clock of `performance.now()`. */
  readonly shownAt: number;
  /** Epoch ms since when the database is unavailable. */
  readonly silentSince: number | undefined;
  /** Polls the database now. */
  look(): Promise<void>;
  /** Polls if the last poll is old, for runtimes without timers. */
  fresh(): Promise<void> | undefined;
  subscribe(listener: (snapshot: Snapshot) => void): () => void;
  watch(): () => void;
}

/** Keeps the last snapshot while the database is unavailable. @throws what `readLastKnown` throws if it is unavailable at the start */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { readState, readContent, readLastKnown, keep, now = Date.now, log, every = 1000, patience = 2000 } = options;
  const listeners = new Set<(snapshot: Snapshot) => void>();
  let silentSince: number | undefined;
  let looking: Promise<void> | undefined;
  let isWatched = false;

  const heard = () => {
    if (silentSince !== undefined) log('The database answers again.');
    silentSince = undefined;
  };
  const unheard = (error: unknown) => {
    if (silentSince === undefined) log('The database does not answer; what is known goes on being served.', error);
    silentSince ??= now();
  };
  const read = async () => {
    const content = await within(patience * 5, readContent());
    heard();
    await keep?.(content).catch((error: unknown) => log('What is known could not be kept for the next start:', error));
    return content;
  };

  const first = await read().catch(async (error: unknown) => {
    unheard(error);
    return readLastKnown();
  });
  let snapshot = createSnapshot(first, now());
  let shownAt = performance.now();
  let lookedAt = shownAt;

  async function ask(): Promise<void> {
    try {
      const { stored } = snapshot;
      const state = await within(patience, readState());
      const isSeen = state.number === stored.number && state.origin === stored.origin && state.hasTickets === stored.hasTickets;
      const content = isSeen && silentSince === undefined ? stored : await read();
      const isSame = content.number === stored.number && content.origin === stored.origin && content.hasTickets === stored.hasTickets;
      if (!isSame || now() >= snapshot.until) show(createSnapshot(isSame ? stored : content, now()));
    } catch (error) {
      unheard(error);
      if (now() >= snapshot.until) show(createSnapshot(snapshot.stored, now()));
    }
  }
  function show(next: Snapshot) {
    snapshot = next;
    shownAt = performance.now();
    for (const listener of listeners) listener(next);
  }
  const look = () =>
    (looking ??= ask().finally(() => {
      lookedAt = performance.now();
      looking = undefined;
    }));

  return {
    get snapshot() {
      return snapshot;
    },
    get shownAt() {
      return shownAt;
    },
    get silentSince() {
      return silentSince;
    },
    look,
    fresh() {
      if (isWatched || performance.now() - lookedAt < every * 2) return undefined;
      // Doesn't wait for a database known to be unavailable.
      return silentSince === undefined ? look() : void look();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch() {
      const timer = setInterval(() => void look(), every);
      isWatched = true;
      return () => {
        clearInterval(timer);
        isWatched = false;
      };
    },
  };
}

/** @throws Error after `ms` */
export async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
