// oxlint-disable-next-line eslint/no-restricted-imports -- the whole of the library has no room in a script of 2 kB
import { lit } from '../../packages/ui/src/components/Countdown/segments.ts';

/**
 * Writes digits and the words below them, as the component does, until React starts, which is asked for once nothing is left
 * (COUNT-1); out of view they rest (COUNT-7). The sentence for assistive technology comes with React.
 */
export function countEarly() {
  for (const timer of document.querySelectorAll<HTMLElement>('[data-component=Countdown][data-state=counting]')) count(timer);
}

function count(timer: HTMLElement) {
  const end = Date.parse(timer.querySelector('time')!.dateTime);
  const units = [86_400, 3600, 60, 1].map((seconds, index) => ({
    seconds,
    parts: [...timer.querySelector('[data-part=units]')!.children[index]!.children] as HTMLElement[],
  }));
  let isSeen = true;
  const tick = () => {
    if ('started' in document.documentElement.dataset) return clearInterval(interval);
    let left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    if (!left) return void dispatchEvent(new Event('tand:wake')); // what comes next is React's
    if (document.hidden || !isSeen) return;
    for (const { seconds, parts } of units) {
      const value = Math.floor(left / seconds);
      left %= seconds;
      const label = parts.at(-1)!;
      const text = String(value)
        .padStart(2, '0')
        .padStart(parts.length - 1);
      if (label.dataset['value'] === text) continue;
      label.dataset['value'] = text;
      if (seconds === 86_400) timer.dataset['places'] = String(text.trim().length);
      label.textContent = label.dataset[value === 1 ? 'one' : 'other']!;
      for (const [place, digit] of text.split('').entries()) {
        const part = parts[place]!;
        part.hidden = digit === ' ';
        for (const [index, match] of [...part.children].entries()) {
          const isLit = lit[Number(digit)]![index]!;
          if (+isLit || match.hasAttribute('data-lit')) match.setAttribute('data-lit', isLit);
        }
      }
    }
  };
  const interval = setInterval(tick, 1000);
  new IntersectionObserver(([seen]) => {
    isSeen = seen!.isIntersecting;
    tick();
  }).observe(timer);
  tick();
}
