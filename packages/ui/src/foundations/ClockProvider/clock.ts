export interface Clock {
  /** Returns the present in epoch ms. */
  now: () => number;
  /** Calls back at each full second while the page is visible. @returns unsubscribe */
  subscribe: (callback: () => void) => () => void;
}

/** A clock with one timer, stopped while the page is hidden. */
export function createClock(now: () => number = Date.now): Clock {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = () => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(tick, 1000 - (((now() % 1000) + 1000) % 1000));
  };
  const tick = () => {
    for (const listener of listeners) listener();
    if (listeners.size > 0) schedule();
  };
  const onVisibility = () => (document.hidden ? clearTimeout(timer) : tick());

  return {
    now,
    subscribe(callback) {
      // Wrapped, so that a function subscribed twice is called twice.
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

const clocks = new WeakMap<() => number, Clock>();

export function clockOf(now: () => number = Date.now): Clock {
  const clock = clocks.get(now) ?? createClock(now);
  clocks.set(now, clock);
  return clock;
}
