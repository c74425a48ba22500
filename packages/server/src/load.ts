import { defaultLanguage, languages, type Lang } from '@tand/festival';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { commonHeaders, documentHeaders, inertPolicy, isPart } from './http/securityHeaders.ts';

/** How the process keeps up with what it has to do. */
export interface Load {
  /** It has been late for so long that whoever is taken now would wait until they give up. */
  isBehind(): boolean;
  stop(): void;
}

export interface LoadOptions {
  /** How late is late, in milliseconds. Default: 300. */
  late?: number | undefined;
  /** So much in all, in milliseconds, must it have been late, one look after the other: a collection of garbage or a new revision is over before. Default: 1,500. */
  most?: number | undefined;
}

const every = 200;

/** Looks each 200 ms whether the process comes to it in time. */
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

/** Fewer open requests than these are no surge, whatever makes the process late. */
export const fewOpen = 200;

/**
 * Whether a request is answered whatever happens: by whom the process is watched, and parts of a page that is there already
 * and would break without them.
 */
export const isSpared = (path: string) => /^\/(?:live|ready|health)z$/.test(path) || isPart(path) || path === '/sw.js';

const words: Record<Lang, { title: string; text: (seconds: number) => string }> = {
  sv: { title: 'Många vill in samtidigt', text: seconds => `Sidan laddas om av sig själv om ${seconds} sekunder. Låt den stå öppen.` },
  en: { title: 'Lots of us at once', text: seconds => `This page reloads by itself in ${seconds} seconds. Just leave it open.` },
};

/** A small answer at once, in place of a whole one too late: when to come back, and not all in the same second (OPS-4). */
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

/** Milliseconds without a refusal after which a surge is over. */
const calm = 30_000;

/** Turns requests away, counts them, and says in the log when it begins and when it is over. */
export function createTurnAway({ log, metrics }: { log?: Log | undefined; metrics?: Metrics | undefined }) {
  let last: number | undefined;
  return {
    turnAway(path: string) {
      if (last === undefined) log?.('More requests come than can be answered in time: some are told to come back.');
      last = performance.now();
      metrics?.count('http_requests_shed_total');
      return busy(path);
    },
    /** Called now and then: whether it is over. */
    look() {
      if (last === undefined || performance.now() - last <= calm) return;
      last = undefined;
      log?.('All requests are answered again.');
    },
  };
}

/** More waits already than will be done in time. */
export class TooMuchError extends Error {}

/**
 * Room for dear work, a few to wait and one to begin at a time. Node takes one new connection for each round of its loop, so
 * work without pauses would keep out those whose answer is there already: between two pieces of work is a time as long as the
 * first of them took, for everything else.
 */
export class Room {
  readonly #most: number;
  readonly #patience: number;
  readonly #isPaced: boolean;
  readonly #waiting: (() => void)[] = [];
  #inside = 0;
  #isPausing = false;

  /**
   * @param most so many at once, those that wait among them
   * @param patience milliseconds after which whoever waited is not waited with any longer
   * @param isPaced whether they begin one by one; for what the process itself has to do
   */
  constructor(most: number, { patience = 2000, isPaced = true } = {}) {
    this.#most = most;
    this.#patience = patience;
    this.#isPaced = isPaced;
  }

  get isFull() {
    return this.#inside >= this.#most;
  }

  /** @throws TooMuchError when it is full, or was for too long, before anything is done */
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
 * Rooms for what is made once for all who ask: that comes to an end, and is worth waiting for; for what is made for one visitor
 * alone, of which there is no end, so that it takes no place of the former; for answers of the API; for lookups, of which the
 * database does most: a hall of a thousand may look up its tickets at once.
 */
export const createRooms = () => ({
  shared: new Room(512, { patience: 20_000 }),
  own: new Room(32),
  calls: new Room(64),
  lookups: new Room(1024, { isPaced: false }),
});

export type Rooms = ReturnType<typeof createRooms>;

/** Work in its room, where there is one. */
export const enter = async <T>(room: Room | undefined, work: () => Promise<T>): Promise<T> => (room ? room.enter(work) : work());
