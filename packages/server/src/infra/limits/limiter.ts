export class TooMuchError extends Error {}

/** Limits tasks. Pauses after paced ones, as Node accepts one connection per turn of the event loop. */
export class Limiter {
  readonly #most: number;
  readonly #timeout: number;
  readonly #isPaced: boolean;
  readonly #waiting: (() => void)[] = [];
  #inside = 0;
  #isPausing = false;

  /** `most`: running and queued tasks; `timeout`: ms in the queue, by default 2,000. */
  constructor(most: number, { timeout = 2000, isPaced = true } = {}) {
    this.#most = most;
    this.#timeout = timeout;
    this.#isPaced = isPaced;
  }

  get isFull() {
    return this.#inside >= this.#most;
  }

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

export const createLimiters = () => ({
  shared: new Limiter(512, { timeout: 20_000 }),
  own: new Limiter(32),
  /** Pages that a generated file needs. */
  contained: new Limiter(Infinity, { timeout: Infinity }),
  calls: new Limiter(64),
  lookups: new Limiter(1024, { isPaced: false }),
});

export type Limiters = ReturnType<typeof createLimiters>;

export const run = async <T>(limiter: Limiter | undefined, work: () => Promise<T>): Promise<T> => (limiter ? limiter.run(work) : work());
