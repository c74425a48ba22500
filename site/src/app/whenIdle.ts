/** Runs something once the main thread has nothing better to do, at the latest after some milliseconds. */
export function whenIdle(run: () => void, timeout = 5000): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout });
  else setTimeout(run, 200);
}
