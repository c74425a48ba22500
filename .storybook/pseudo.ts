import { mapTexts } from '../packages/ui/src/test/texts.ts';

const accents: Record<string, string> = Object.fromEntries(
  Array.from('aåäbcdefghijklmnoöprstuyzAÅÄBCDEFGHIJKLMNOÖPRSTUYZ', (letter, index) => [
    letter,
    Array.from('àåäƀçđéƒğĥíĵķļɱñôöþŕšţúýžÀÅÄƁÇĐÉƑĞĤÍĴĶĻƜÑÔÖÞŔŠŢÚÝŽ')[index] ?? letter,
  ]),
);
const vowels = /[aeiouyåäöAEIOUYÅÄÖ]/g;

/** The text with accents and with every vowel twice, in brackets that show where it is cut: `[Ķööþ ƀííļĵééţţ]`. */
export function pseudo(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const longer = text.replace(vowels, vowel => vowel + vowel.toLowerCase());
  return `[${Array.from(longer, letter => accents[letter] ?? letter).join('')}]`;
}

/** Keys whose strings are addresses, names for code or times, whatever they look like. */
const codeKeys =
  /^(id|key|href|src|srcSet|slug|lang|locale|type|icon|glyph|ground|tone|variant|theme|band|dateTime|datetime|start|end|target|rel|url|autoComplete|pattern|className|role|sizes|currentPath|timeZone|placement|align|d|viewBox|fill|transform|x|y)$/;
/** The same where all is for readers. */
const codeAmongLabels = /^(id|key|href|src|url|lang|locale|icon|glyph|timeZone|dateTime|d)$/;
const textKeys = /^(label|labels|title|text|children|content|headline|preamble|caption|alt|description|summary|quote)$/i;

function isCopy(value: string, key: string): boolean {
  if (codeKeys.test(key) || key.startsWith('data-')) return false;
  // Addresses, names of variables, the paths of drawings, numbers and times.
  if (/^(\/|#|\.|https?:|mailto:|data:|--|[Mm]-?[\d.]+[\s,]?-?[\d.hvlHVL])/.test(value) || /^[\d\s:.,+TZ/-]+$/.test(value)) return false;
  return textKeys.test(key) || key.startsWith('aria-') || /[\s\p{Lu}]|[^\x20-\x7e]/u.test(value);
}

/** The same with every string that a reader meets in the pseudo-language. */
export const pseudoDeep = <T>(value: T): T =>
  mapTexts(value, (text, key, isLabel) => ((isLabel ? !codeAmongLabels.test(key) : isCopy(text, key)) ? pseudo(text) : text));
