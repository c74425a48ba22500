export class TooMuchError extends Error {}

/**
 * Concurrency limiter with a bounded queue, for expensive work. Node accepts one connection per event loop iteration, so continuous work
 * would delay requests for cached responses. Therefore each paced task is followed by a pause as long as its synchronous part.
 */
export class Limiter {
  readonly #most: number;
  readonly #timeout: number;
  readonly #isPaced: boolean;
  readonly #waiting: (() => void)[] = [];
  #inside = 0;
  #isPausing = false;

  /**
   * @param most maximum number of running and queued tasks
   * @param timeout longest time in the queue in ms
   * @param isPaced starts tasks one at a time, for CPU-bound work
   */
  constructor(most: number, { timeout = 2000, isPaced = true } = {}) {
    this.#most = most;
    this.#timeout = timeout;
    this.#isPaced = isPaced;
  }

  get isFull() {
    return this.#inside >= this.#most;
  }

  /** @throws TooMuchError before any work if the queue is full or the wait too long */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.isFull) throw new TooMuchError();
    this.#inside += 1;
    try {
      const from = performance.now();
      if (this.#isPausing) await new Promise<void>(go => this.#waiting.push(go));
      if (performance.now() - from > this.#timeout) {
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
 * `shared`: pages for all visitors. `own`: pages for one visitor, which must not displace shared ones. `contained`: pages that a generated
 * file needs, which are never rejected. `lookups`: ticket lookups, which mostly wait for the database; a thousand may come at once.
 */
export const createLimiters = () => ({
  shared: new Limiter(512, { timeout: 20_000 }),
  own: new Limiter(32),
  contained: new Limiter(Infinity, { timeout: Infinity }),
  calls: new Limiter(64),
  lookups: new Limiter(1024, { isPaced: false }),
});

export type Limiters = ReturnType<typeof createLimiters>;

export const run = async <T>(limiter: Limiter | undefined, work: () => Promise<T>): Promise<T> => (limiter ? limiter.run(work) : work());
