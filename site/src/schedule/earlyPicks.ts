import { picksKey, readPicks, writePicks } from './keptPicks.ts';

const stars = 'button[data-part=favourite]';

/** Shows and changes the stored picks until React does (SCHED-38). Handled presses are marked for the boot script, which ignores them. */
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
    return; // React shows that nothing can be stored
  }
  if ('hydrated' in dataset) return;
  const asleep = new AbortController();
  dataset['early'] = stars;
  const onClick = (event: MouseEvent) => {
    const star = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(stars) : null;
    if (!star) return;
    // React may listen before the element is hydrated.
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
      star.click(); // the boot script repeats it for React, which shows that nothing can be stored
    }
  };
  const handOver = () => {
    asleep.abort();
    delete dataset['early'];
  };
  addEventListener('click', onClick, { capture: true, signal: asleep.signal });
  addEventListener('tand:hydrated', handOver, { once: true });
}
