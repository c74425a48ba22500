import { now } from '../clock.ts';

/** `setTimeout` overflows after 24.8 days. */
const day = 86_400_000;

/** Shows `element` between `data-shown-from` and `data-shown-until`, both optional, in epoch ms. */
export function attachTimed(element: HTMLElement): () => void {
  const { shownFrom = '-Infinity', shownUntil = 'Infinity' } = element.dataset;
  const boundaries = [Number(shownFrom), Number(shownUntil)] as const;
  const attachment = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    const present = now();
    const [from, until] = boundaries;
    element.hidden = present < from || present >= until;
    clearTimeout(timer);
    const next = Math.min(...boundaries.filter(boundary => boundary > present));
    if (next < Infinity) timer = setTimeout(show, Math.min(next - present, day));
  };
  show();
  // Timers may pause while the device sleeps.
  document.addEventListener('visibilitychange', show, { signal: attachment.signal });
  return () => {
    attachment.abort();
    clearTimeout(timer);
  };
}
