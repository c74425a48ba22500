import { countdownUnits, type CountdownUnit, type PluralForms } from './Countdown.variants.ts';
import type { RemainingTime } from './remainingTime.ts';
import { remainingWords } from './remainingTime.ts';
import { litSegments } from './segments.ts';

export interface CountdownTexts {
  locale: string;
  units: Record<CountdownUnit, PluralForms>;
  sentence: (time: string) => string;
}

const part = (root: ParentNode, name: string) => root.querySelector<HTMLElement>(`[data-part="${name}"]`);

function writeDigit(digit: Element, value: number) {
  const row = litSegments(value);
  for (let index = 0; index < 7; index++) {
    const match = digit.children[index];
    // A match that was never lit stays without the attribute, so that nothing is blown out at the start.
    const next = row[index] === '1' ? '1' : match?.hasAttribute('data-lit') ? '0' : null;
    if (next !== null && match?.getAttribute('data-lit') !== next) match?.setAttribute('data-lit', next);
  }
}

function writeText(element: Element | null | undefined, text: string) {
  if (element && element.textContent !== text) element.textContent = text;
}

/**
 * Gives a function that writes the remaining time straight into the rendered digits, touching only what changed: a tick
 * costs no render. Digits that nobody sees rest; the sentence for assistive technology is written when a minute begins.
 */
export function createCountdownWriter(root: HTMLElement, texts: CountdownTexts): (time: RemainingTime, isSeen?: boolean) => void {
  const plural = new Intl.PluralRules(texts.locale);
  const units = countdownUnits.map(unit => {
    const element = part(root, unit);
    return { unit, element, digits: [...(element?.querySelectorAll<HTMLElement>('[data-part="digit"]') ?? [])], shown: -1 };
  });
  const sentence = part(root, 'sentence');
  let minute = -1;

  return (time, isSeen = true) => {
    for (const entry of isSeen ? units : []) {
      const value = time[entry.unit];
      if (entry.shown === value) continue;
      entry.shown = value;
      const text = String(Math.min(value, 10 ** entry.digits.length - 1)).padStart(2, '0');
      const blank = entry.digits.length - text.length;
      entry.digits.forEach((digit, index) => {
        digit.hidden = index < blank;
        if (index >= blank) writeDigit(digit, Number(text[index - blank]));
      });
      if (entry.unit === 'day') root.dataset.places = String(text.length);
      const forms = texts.units[entry.unit];
      writeText(entry.element?.lastElementChild, forms[plural.select(value)] ?? forms.other);
    }
    if (minute === time.minute) return;
    minute = time.minute;
    writeText(sentence, texts.sentence(remainingWords(time, texts.locale)));
  };
}
