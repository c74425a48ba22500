import { mapTexts } from './texts.ts';
import { english } from './english.words.ts';

const addresses = /^(?:id|key|href|src|srcSet|className|type|d)$/;

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** `{n}` stands for figures, `{}` for any words. */
const toPattern = (text: string) =>
  new RegExp(
    `^${escape(text)
      .replaceAll(String.raw`\{n\}`, String.raw`([\d\s:.,]+)`)
      .replaceAll(String.raw`\{\}`, '(.+?)')}$`,
    'su',
  );
/** What has a place to be filled in, those that say most first. */
const patterns = Object.entries(english)
  .filter(([swedish]) => /\{n?\}/.test(swedish))
  .toSorted(([a], [b]) => b.length - a.length)
  .map(([swedish, text]) => ({ text, isMatch: toPattern(swedish) }));

/** The English of a Swedish text of the stories; itself where none is known. */
export function inEnglish(text: string): string {
  const whole = english[text];
  if (whole !== undefined) return whole;
  for (const { text: other, isMatch } of patterns) {
    const holes = isMatch.exec(text)?.slice(1);
    if (holes) return holes.reduce((filled, hole) => filled.replace('{}', () => inEnglish(hole)), other);
  }
  return text;
}

/** Args or elements of a story with their words in English. */
export const englishDeep = <T>(value: T): T => mapTexts(value, (text, key) => (addresses.test(key) ? text : inEnglish(text)));
