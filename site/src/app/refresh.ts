/** Milliseconds between two questions of a page that stays open. */
export const refreshEvery = 300_000;
/** A served page asks when it has been alive for this long: drawing comes first. */
const firstAfter = 500;
/** Coming back to the tab sooner than this asks for nothing; the answer may be kept as long (`max-age` of the schedule). */
const freshFor = 60_000;

export interface Refreshing {
  /** Milliseconds between two questions. */
  every: number;
  /** What is shown is as old as the build: ask at once. */
  isStale: boolean;
}

/** Calls `renew` by and by: each while, when the tab comes to the front, and when the device is online again. Gives the way to stop. */
export function startRefreshing(renew: () => void, { every, isStale }: Refreshing): () => void {
  let last = isStale ? -Infinity : performance.now();
  const ask = () => {
    last = performance.now();
    renew();
  };
  const first = isStale ? setTimeout(ask, firstAfter) : undefined;
  const timer = setInterval(() => !document.hidden && ask(), every);
  const onVisible = () => !document.hidden && performance.now() - last >= Math.min(freshFor, every) && ask();
  addEventListener('online', ask);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    removeEventListener('online', ask);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
