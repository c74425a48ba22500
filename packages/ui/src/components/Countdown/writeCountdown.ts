import { createDigitsWriter } from './createDigitsWriter.ts';
import type { CountdownUnit, PluralForms } from './Countdown.variants.ts';
import { remainingWords, type RemainingTime } from './remainingTime.ts';

export interface CountdownTexts {
  locale: string;
  units: Record<CountdownUnit, PluralForms>;
  sentence: (time: string) => string;
}

/** Returns a function that writes the remaining time: digits only while visible, the hidden sentence once a minute. */
export function createCountdownWriter(
  root: HTMLElement,
  { locale, units, sentence }: CountdownTexts,
): (time: RemainingTime, isSeen?: boolean) => void {
  const plural = new Intl.PluralRules(locale);
  const writeDigits = createDigitsWriter(root, (value, _label, unit) => units[unit][plural.select(value)] ?? units[unit].other);
  const told = root.querySelector('[data-part=sentence]')!;
  let minute = -1;

  return (time, isSeen = true) => {
    if (isSeen) writeDigits(time);
    if (minute === time.minute) return;
    minute = time.minute;
    told.textContent = sentence(remainingWords(time, locale));
  };
}
