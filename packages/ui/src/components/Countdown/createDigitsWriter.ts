import { countdownUnits, type CountdownUnit } from './Countdown.variants.ts';
import type { RemainingTime } from './remainingTime.ts';
import { lit } from './segments.ts';

/**
 * Gives a function that writes the remaining time straight into the digits of a served `Countdown`, touching only what changed:
 * a tick costs no render. `wordOf` gives the word below a unit's digits.
 */
export function createDigitsWriter(
  root: HTMLElement,
  wordOf: (value: number, label: HTMLElement, unit: CountdownUnit) => string,
): (time: RemainingTime) => void {
  const units = countdownUnits.map(unit => {
    const digits = [...root.querySelector(`[data-part=${unit}]`)!.children] as HTMLElement[];
    return { unit, digits, label: digits.pop()!, shown: -1 };
  });
  return time => {
    for (const entry of units) {
      const { unit, digits, label } = entry;
      const value = time[unit];
      if (entry.shown === value) continue;
      entry.shown = value;
      const text = String(Math.min(value, 10 ** digits.length - 1)).padStart(2, '0');
      if (unit === 'day') root.dataset.places = String(text.length);
      const word = wordOf(value, label, unit);
      if (label.textContent !== word) label.textContent = word;
      const blank = digits.length - text.length;
      for (const [place, digit] of digits.entries()) {
        digit.hidden = place < blank;
        if (digit.hidden) continue;
        for (const [index, match] of [...digit.children].entries()) {
          const isLit = lit[Number(text[place - blank])]![index]!;
          // A match that was never lit stays without the attribute, so that nothing is blown out at the start.
          if ((match.getAttribute('data-lit') === '1') !== (isLit === '1')) match.setAttribute('data-lit', isLit);
        }
      }
    }
  };
}
