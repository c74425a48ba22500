/** A source of the present that tells its listeners when a second has begun. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Calls back at each full second while the page is visible, and at once when it returns. Gives the way to stop. */
  subscribe(callback: () => void): () => void;
}

/**
 * A clock with one timer for all its listeners. The timer aims at the next full second of the told time, so drift never
 * adds up; it rests while the page is hidden.
 */
export function createClock(now: () => number = Date.now): Clock {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = () => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(tick, 1000 - (((now() % 1000) + 1000) % 1000));
  };
  const tick = () => {
    for (const listener of listeners) listener();
    schedule();
  };
  const onVisibility = () => (document.hidden ? clearTimeout(timer) : tick());

  return {
    now,
    subscribe(callback) {
      // Wrapped, so that the same function given twice counts twice.
      const listener = () => callback();
      listeners.add(listener);
      if (listeners.size === 1) {
        document.addEventListener('visibilitychange', onVisibility);
        schedule();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', onVisibility);
      };
    },
  };
}
