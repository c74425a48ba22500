import { defaultLanguage, languages, type Lang } from '@tand/festival';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { commonHeaders, documentHeaders, inertPolicy, isPart } from './http/securityHeaders.ts';

export interface Load {
  /** Overloaded: new requests would time out. */
  isBehind(): boolean;
  stop(): void;
}

export interface LoadOptions {
  /** Event-loop delay threshold in ms. Default: 300. */
  late?: number | undefined;
  /** Total event-loop delay (ms, consecutive samples) before requests are shed; exceeds a GC pause or new revision. Default: 1,500. */
  most?: number | undefined;
}

const every = 200;

/** Samples the event loop delay every 200 ms. */
export function watchLoad({ late = 300, most = 1500 }: LoadOptions = {}): Load {
  let due = performance.now() + every;
  let behind = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    behind = now - due > late ? behind + now - due : 0;
    due = now + every;
  }, every).unref();
  return { isBehind: () => behind >= most, stop: () => clearInterval(timer) };
}

/** Never sheds load below this many open requests. */
export const fewOpen = 200;

/** Paths exempt from load shedding: health checks, and assets without which loaded pages break. */
export const isSpared = (path: string) => /^\/(?:live|ready|health)z$/.test(path) || isPart(path) || path === '/sw.js';

const words: Record<Lang, { title: string; text: (seconds: number) => string }> = {
  sv: { title: 'Många vill in samtidigt', text: seconds => `Sidan laddas om av sig själv om ${seconds} sekunder. Låt den stå öppen.` },
  en: { title: 'Lots of us at once', text: seconds => `This page reloads by itself in ${seconds} seconds. Just leave it open.` },
};

/** 503 response with a random Retry-After, so that clients don't return all at once (OPS-4). */
export function busy(path: string) {
  const seconds = 5 + Math.floor(Math.random() * 11);
  const isCall = path.startsWith('/api/');
  const headers = {
    ...commonHeaders,
    ...documentHeaders,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': inertPolicy,
    'Retry-After': String(seconds),
    'Content-Type': `${isCall ? 'application/json' : 'text/html'}; charset=utf-8`,
  };
  if (isCall) {
    return {
      body: JSON.stringify({ error: `Too many requests at once; try again in ${seconds} seconds.` }),
      status: 503,
      headers,
    } as const;
  }
  const first = path.split(/[/?]/)[1];
  const lang = languages.find(one => one === first) ?? defaultLanguage;
  const { title, text } = words[lang];
  const body = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${seconds}"><title>${title}</title><h1>${title}</h1><p>${text(seconds)}</p></html>`;
  return { body, status: 503, headers } as const;
}

/** In ms without a rejection until load shedding counts as over. */
const calm = 30_000;

/** Counts shed requests and logs the start and end of load shedding. */
export function createTurnAway({ log, metrics }: { log?: Log | undefined; metrics?: Metrics | undefined }) {
  let last: number | undefined;
  return {
    turnAway(path: string) {
      if (last === undefined) log?.('More requests come than can be answered in time: some are told to come back.');
      last = performance.now();
      metrics?.count('http_requests_shed_total');
      return busy(path);
    },
    /** Polled to detect the end. */
    look() {
      if (last === undefined || performance.now() - last <= calm) return;
      last = undefined;
      log?.('All requests are answered again.');
    },
  };
}

/** The queue is full. */
export class TooMuchError extends Error {}

/**
 * Concurrency limiter with a bounded queue, for expensive work. Node accepts one connection per event loop iteration, so continuous work
 * would keep out requests for cached responses: each task is followed by a pause as long as its synchronous part.
 */
export class Room {
  readonly #most: number;
  readonly #patience: number;
  readonly #isPaced: boolean;
  readonly #waiting: (() => void)[] = [];
  #inside = 0;
  #isPausing = false;

  /**
   * @param most running and queued tasks
   * @param patience longest time in the queue in ms
   * @param isPaced starts tasks one at a time, for CPU-bound work
   */
  constructor(most: number, { patience = 2000, isPaced = true } = {}) {
    this.#most = most;
    this.#patience = patience;
    this.#isPaced = isPaced;
  }

  get isFull() {
    return this.#inside >= this.#most;
  }

  /** @throws TooMuchError before any work if the queue is full or the wait too long */
  async enter<T>(work: () => Promise<T>): Promise<T> {
    if (this.isFull) throw new TooMuchError();
    this.#inside += 1;
    try {
      const from = performance.now();
      if (this.#isPausing) await new Promise<void>(go => this.#waiting.push(go));
      if (performance.now() - from > this.#patience) {
        this.#next();
        throw new TooMuchError();
      }
      if (this.#isPaced) this.#pause();
      return await work();
    } finally {
      this.#inside -= 1;
    }
  }

  #pause() {
    this.#isPausing = true;
    const from = performance.now();
    setImmediate(() => setTimeout(() => this.#next(), performance.now() - from));
  }

  #next() {
    this.#isPausing = false;
    this.#waiting.shift()?.();
  }
}

/**
 * Limiters per kind of work: `shared` renders are finite and worth the wait; `own` renders per visitor must not displace them; API calls;
 * ticket lookups, mostly done by the database, of which a thousand may come at once.
 */
export const createRooms = () => ({
  shared: new Room(512, { patience: 20_000 }),
  own: new Room(32),
  calls: new Room(64),
  lookups: new Room(1024, { isPaced: false }),
});

export type Rooms = ReturnType<typeof createRooms>;

export const enter = async <T>(room: Room | undefined, work: () => Promise<T>): Promise<T> => (room ? room.enter(work) : work());
