/** @param timeout in ms, after which the function runs in any case */
export function whenIdle(run: () => void, timeout: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout });
  else setTimeout(run, timeout);
}
