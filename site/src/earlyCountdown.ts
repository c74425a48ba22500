import { createDigitsWriter, remainingTime } from '@tand/ui/dom';

/**
 * Writes digits and the words below them, as the component does, until React has hydrated the page, which is asked for once nothing is left
 * (COUNT-1); out of view they rest (COUNT-7). The sentence for assistive technology comes with React.
 */
export function countEarly() {
  for (const timer of document.querySelectorAll<HTMLElement>('[data-component=Countdown][data-state=counting]')) count(timer);
}

function count(timer: HTMLElement) {
  const end = Date.parse(timer.querySelector('time')!.dateTime);
  const write = createDigitsWriter(timer, (value, { dataset }) => (value === 1 && dataset['one']) || dataset['other']!);
  let isSeen = true;
  const tick = () => {
    if ('hydrated' in document.documentElement.dataset) return clearInterval(interval);
    const left = remainingTime(end, Date.now());
    if (left.isOver) return void dispatchEvent(new Event('tand:wake')); // what comes next is React's
    if (!document.hidden && isSeen) write(left);
  };
  const interval = setInterval(tick, 1000);
  new IntersectionObserver(([seen]) => {
    isSeen = seen!.isIntersecting;
    tick();
  }).observe(timer);
  tick();
}
