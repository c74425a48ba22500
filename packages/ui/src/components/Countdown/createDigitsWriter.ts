import { type RemainingTime, countdownUnits, type CountdownUnit } from './remainingTime.ts';
import { lit } from './segments.ts';

/** Returns a function that writes the remaining time into the digits of a served `Countdown`, touching only what changed. */
export function createDigitsWriter(
  root: HTMLElement,
  wordOf: (value: number, label: HTMLElement, unit: CountdownUnit) => string,
): (time: RemainingTime) => void {
  const writers = countdownUnits.map(unit => {
    const group = root.querySelector(`[data-part=units] > [data-part=${unit}]`)!;
    const digits = [...group.querySelectorAll<HTMLElement>('[data-part=digit]')];
    const label = group.querySelector<HTMLElement>('[data-part=label]')!;
    let shown: number;
    return (value: number) => {
      if (shown === value) return;
      shown = value;
      const text = String(Math.min(value, 10 ** digits.length - 1))
        .padStart(2, '0')
        .padStart(digits.length);
      if (unit === 'day') root.dataset.places = String(text.trim().length);
      const word = wordOf(value, label, unit);
      if (label.textContent !== word) label.textContent = word;
      digits.forEach((digit, place) => {
        const row = lit[+text[place]!]!;
        digit.hidden = text[place] === ' ';
        if (!digit.hidden)
          [...(digit.children as HTMLCollectionOf<HTMLElement>)].forEach((match, index) => {
            // A match that was never lit has no attribute, or matches would go out at the start.
            if ((match.dataset.lit ?? '0') !== row[index]) match.dataset.lit = row[index]!;
          });
      });
    };
  });
  return time => writers.forEach((write, index) => write(time[countdownUnits[index]!]));
}
