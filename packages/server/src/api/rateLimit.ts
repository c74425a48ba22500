/** The answer of a rate limiter: go ahead, or how many seconds to wait. */
export type RateDecision = { isAllowed: true } | { isAllowed: false; retryAfter: number };

/** Counts attempts by key. A cluster of several servers plugs in one that counts in a shared store. */
export interface RateLimiter {
  take(key: string): RateDecision | Promise<RateDecision>;
}

export interface RateLimitOptions {
  /** Attempts allowed within the window. */
  limit: number;
  /** Length of the window in milliseconds. */
  windowMs: number;
  /** Keys remembered at most; beyond it the one used longest ago is forgotten. */
  maxKeys?: number;
  /** Epoch milliseconds. */
  now?: () => number;
}

/** A sliding window kept in memory. Refused attempts do not count, so waiting always helps. */
export function createRateLimiter({ limit, windowMs, maxKeys = 20_000, now = Date.now }: RateLimitOptions): RateLimiter {
  const attempts = new Map<string, number[]>();
  return {
    take(key) {
      const time = now();
      const recent = (attempts.get(key) ?? []).filter(attempt => attempt > time - windowMs);
      attempts.delete(key);
      const isAllowed = recent.length < limit;
      if (isAllowed) recent.push(time);
      attempts.set(key, recent);
      for (const oldest of attempts.keys()) {
        if (attempts.size <= maxKeys) break;
        attempts.delete(oldest);
      }
      return isAllowed ? { isAllowed } : { isAllowed, retryAfter: Math.max(1, Math.ceil(((recent[0] ?? time) + windowMs - time) / 1000)) };
    },
  };
}
