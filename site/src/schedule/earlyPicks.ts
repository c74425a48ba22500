import { picksKey, readPicks, writePicks } from './keptPicks.ts';

const stars = 'button[data-part=favourite]';

/**
 * Shows which items the device keeps, and keeps and lets go of them, until React finds them there (SCHED-38). What it takes
 * over is told the boot script, which leaves it alone then.
 */
export function keepPicksEarly(year: number) {
  const { dataset } = document.documentElement;
  const key = picksKey(year);
  const show = (id: string, isPicked: boolean) => {
    for (const star of document.querySelectorAll<HTMLButtonElement>(stars))
      if (star.value === id) star.setAttribute('aria-pressed', String(isPicked));
  };
  try {
    for (const id of readPicks(key)) show(id, true);
  } catch {
    return; // React says that nothing is kept
  }
  if ('hydrated' in dataset) return;
  const asleep = new AbortController();
  dataset['early'] = stars;
  const onClick = (event: MouseEvent) => {
    const star = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(stars) : null;
    if (!star) return;
    // React may hear already what is not hydrated yet.
    event.stopPropagation();
    const isPicked = star.getAttribute('aria-pressed') !== 'true';
    const picks = readPicks(key);
    if (isPicked) picks.add(star.value);
    else picks.delete(star.value);
    try {
      writePicks(key, picks);
      show(star.value, isPicked);
    } catch {
      handOver();
      star.click(); // kept by the boot script for React, which says that nothing is kept
    }
  };
  const handOver = () => {
    asleep.abort();
    delete dataset['early'];
  };
  addEventListener('click', onClick, { capture: true, signal: asleep.signal });
  addEventListener('tand:hydrated', handOver, { once: true });
}
