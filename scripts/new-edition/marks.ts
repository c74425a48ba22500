import { textsIn } from '../../packages/editions/check/located.ts';
import type { Mark } from '../../packages/editions/check/review.ts';

const date = /\b\d{1,2} (?:jan|feb|mars|april|maj|juni|juli|aug|sep|okt|nov|dec|March|May|June|July|Oct)|\b20\d\d\b/i;
const price = /\d(?:[\s\u00a0,]?\d{3})* ?(?:kr\b|kronor|SEK)|SEK[\s\u00a0]\d|\bprice: \d/;
const other = /\b(?:i fjol|förra året|förra årets|last year|i år|årets|this year)/i;

/** Why a text must be looked at in a new year, or nothing. */
export function reasonFor(text: string, people: readonly string[]): string | undefined {
  const reasons = [
    date.test(text) && 'names a date',
    price.test(text) && 'names a price',
    other.test(text) && 'speaks of this year or the last',
    people.some(name => text.includes(name)) && 'names a person',
  ].filter(Boolean);
  return reasons.length ? reasons.join(', ') : undefined;
}

/** Marks in a copy file: one for each key. */
export const marksInCopy = (file: string, text: string, people: readonly string[]): Mark[] =>
  [...textsIn(JSON.parse(text))].flatMap(({ path, text: value }) => {
    const why = reasonFor(value, people);
    return why ? [{ file, key: path.join('.'), text: value, why }] : [];
  });

/** Marks in any other file: one for each line. */
export const marksInLines = (file: string, text: string, people: readonly string[]): Mark[] =>
  text.split('\n').flatMap(line => {
    const why = reasonFor(line, people);
    return why && !/^\s*(?:#|\/\/|\/?\*)/.test(line) ? [{ file, text: line.trim(), why }] : [];
  });
