import { clockOf } from '../../foundations/ClockProvider/clock.ts';
import { countdownUnits, remainingTime, remainingWords, type CountdownUnit } from './remainingTime.ts';
import { lit } from './segments.ts';

export interface AttachCountdownOptions {
  /** Returns the current time in epoch ms. @default Date.now */
  now?: (() => number) | undefined;
}

/** Updates a `Countdown` until the target is reached. @returns detach */
export function attachCountdown(element: HTMLElement, { now }: AttachCountdownOptions = {}): () => void {
  const find = (selector: string) => element.querySelector<HTMLElement>(selector)!;
  const timer = find(':scope > [role=timer]');
  if (!timer) return () => {}; // the page was served after the target
  const target = find(':scope > [data-part=target]');
  const over = find(':scope > [data-part=over]');
  const status = find(':scope > output');
  const sentence = find('[data-part=sentence]');
  const { locale } = element.dataset;
  const plural = new Intl.PluralRules(locale);
  const writers = countdownUnits.map(unit => [unit, digitsWriter(element, unit, plural)] as const);
  const instant = Date.parse(target.querySelector('time')!.dateTime);
  const clock = clockOf(now);
  let isCounting = false;
  let isSeen = true;
  let minute = -1;

  const show = (isOver: boolean) => {
    element.dataset['state'] = isOver ? 'over' : 'counting';
    for (const part of [target, timer]) part.hidden = isOver;
    over.hidden = !isOver;
  };
  const end = () => {
    detach();
    show(true);
    if (isCounting) status.textContent = status.dataset['over']!;
  };
  const tick = () => {
    const time = remainingTime(instant, clock.now());
    if (time.isOver) return end();
    isCounting = true;
    if (isSeen) for (const [unit, write] of writers) write(time[unit]);
    if (minute === time.minute) return;
    minute = time.minute;
    const { text, underMinute } = sentence.dataset;
    sentence.textContent = text!.replace('{{time}}', () => remainingWords(time, locale, underMinute!));
  };
  const unsubscribe = clock.subscribe(tick);
  const observer =
    typeof IntersectionObserver === 'undefined'
      ? undefined
      : new IntersectionObserver(entries => {
          isSeen = entries.at(-1)!.isIntersecting;
          tick();
        });
  const detach = () => {
    unsubscribe();
    observer?.disconnect();
  };
  observer?.observe(element);
  show(false);
  tick();
  return detach;
}

function digitsWriter(root: HTMLElement, unit: CountdownUnit, plural: Intl.PluralRules): (value: number) => void {
  const group = root.querySelector(`[data-part=units] > [data-part=${unit}]`)!;
  const digits = [...group.querySelectorAll<HTMLElement>('[data-part=digit]')];
  const label = group.querySelector<HTMLElement>('[data-part=label]')!;
  let shown: number;
  return value => {
    if (shown === value) return;
    shown = value;
    const text = String(Math.min(value, 10 ** digits.length - 1))
      .padStart(2, '0')
      .padStart(digits.length);
    if (unit === 'day') root.dataset['places'] = String(text.trim().length);
    const word = label.dataset[plural.select(value)] ?? label.dataset['other']!;
    if (label.textContent !== word) label.textContent = word;
    digits.forEach((digit, place) => {
      const row = lit[+text[place]!]!;
      digit.hidden = text[place] === ' ';
      if (!digit.hidden)
        [...(digit.children as HTMLCollectionOf<HTMLElement>)].forEach((match, index) => {
          // Setting `0` on a match that was never lit would animate it going out.
          if ((match.dataset['lit'] ?? '0') !== row[index]) match.dataset['lit'] = row[index]!;
        });
    });
  };
}
