import { saidIn, textsIn, type Mark } from '@tand/editions/check';

const date = /\b\d{1,2} (?:jan|feb|mars|april|maj|juni|juli|aug|sep|okt|nov|dec|March|May|June|July|Oct)|\b20\d\d\b/i;
const price = /\d(?:[\s\u00a0,]?\d{3})* ?(?:kr\b|kronor|SEK)|SEK[\s\u00a0]\d|\bprice: \d/;
const other = /\b(?:i fjol|förra året|förra årets|last year|i år|årets|this year)/i;

const lit = /nivåer (?:brinner|är tända)|levels (?:are|burn|have)/i;

const weekday = /\b(?:mån|tis|ons|tors|fre|lör|sön)dag|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/i;

export interface Doubts {
  people: readonly string[];
  taglines: readonly string[];
  hasOtherWeekdays: boolean;
}

/** `undefined` if the text needs no review in a new year. */
export function reasonFor(text: string, { people, taglines, hasOtherWeekdays }: Doubts): string | undefined {
  const reasons = [
    date.test(text) && 'names a date',
    price.test(text) && 'names a price',
    lit.test(text) && 'counts the levels of the year before',
    other.test(text) && 'speaks of this year or the last',
    hasOtherWeekdays && weekday.test(text) && 'names a weekday',
    taglines.some(tagline => text.includes(tagline)) && 'has the tagline of the year before',
    people.some(name => text.includes(name)) && 'names a person',
  ].filter(Boolean);
  return reasons.length ? reasons.join(', ') : undefined;
}

export const marksInCopy = (file: string, data: object, doubts: Doubts): Mark[] =>
  [...textsIn(data)].flatMap(({ path, text }) => {
    const why = reasonFor(text, doubts);
    return why ? [{ file, key: path.join('.'), text, why }] : [];
  });

export const marksInList = (file: string, list: object, doubts: Doubts): Mark[] =>
  [...new Set(saidIn(list))].flatMap(text => {
    const why = reasonFor(text, doubts);
    return why ? [{ file, text, why }] : [];
  });

export const marksInLines = (file: string, text: string, doubts: Doubts): Mark[] =>
  text.split('\n').flatMap(line => {
    const why = reasonFor(line, doubts);
    return why && !/^\s*(?:#|\/\/|\/?\*)/.test(line) ? [{ file, text: line.trim(), why }] : [];
  });
