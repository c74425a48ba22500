import { createDigitsWriter, remainingTime } from '@tand/ui/dom';

/** Updates countdowns in view (COUNT-7) until hydration (COUNT-1). The text for assistive technology is React's. */
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
    if (left.isOver) return void dispatchEvent(new Event('tand:wake')); // React renders what follows
    if (!document.hidden && isSeen) write(left);
  };
  const interval = setInterval(tick, 1000);
  new IntersectionObserver(([seen]) => {
    isSeen = seen!.isIntersecting;
    tick();
  }).observe(timer);
  tick();
}
