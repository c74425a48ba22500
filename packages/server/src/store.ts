import type { State, StoredContent } from './db/content.ts';
import { createSnapshot, type Snapshot } from './snapshot.ts';

export interface StoreOptions {
  /** The state that the database is in: one cheap question. */
  readState: () => Promise<State>;
  readContent: () => Promise<StoredContent>;
  /** What is known when the database cannot be read at the start. @throws when nothing is */
  readLastKnown: () => Promise<StoredContent>;
  /** Called with what was read from the database, to be known at the next start. */
  keep?: ((content: StoredContent) => Promise<void>) | undefined;
  /** Epoch ms. */
  now?: (() => number) | undefined;
  log: (message: string, error?: unknown) => void;
  /** Milliseconds between two questions for the newest number. Default: 1,000. */
  every?: number | undefined;
  /** Milliseconds that the database may take for the number, and a fifth of what it may take for the content. Default: 2,000. */
  patience?: number | undefined;
}

/** The present content of this process: one snapshot at a time, the same for everything that is answered. */
export interface Store {
  readonly snapshot: Snapshot;
  /** When it took the place of the one before, on the clock of `performance.now()`. */
  readonly shownAt: number;
  /** Since when the database has not answered, in epoch ms. */
  readonly silentSince: number | undefined;
  /** Asks the database now. */
  look(): Promise<void>;
  /** Asks when nobody has for a while: for runtimes without timers. */
  fresh(): Promise<void> | undefined;
  /** Calls back after each new snapshot; returns the unsubscribe function. */
  subscribe(listener: (snapshot: Snapshot) => void): () => void;
  /** Starts asking by itself; returns the function that ends it. */
  watch(): () => void;
}

/**
 * Reads the content and follows its revisions. A database that is silent changes nothing: the last snapshot stands, and
 * the log says so once and when it is over.
 * @throws what `readLastKnown` throws, when the database is silent too
 */
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
      // Nobody waits for a database that is known to be silent.
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

/** @throws Error when an answer takes longer than `ms` */
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
