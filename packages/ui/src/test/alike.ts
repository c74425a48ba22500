import { alike } from './english.words.ts';

const isAlike = (word: string) => !/\p{L}{2}/u.test(word) || alike.has(word) || alike.has(word.replace(/^\d+ | \d+$/, ''));

/** A name, a figure or a loan word, which English and Swedish write alike, or several of them. */
export const isName = (text: string) => isAlike(text) || text.split(', ').every(isAlike);

/** Dates, spans and prices as the language's own rules write them, from figures. */
export const isFormatted = (text: string) => /\d\s(?:kr$|timmar sedan$|\p{L}+ \d{4} kl\.)/u.test(text);
