/** Runs a function when the browser is idle. @param timeout in ms, after which it runs anyway, or always in browsers without idle callbacks */
export function whenIdle(run: () => void, timeout: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout });
  else setTimeout(run, timeout);
}
