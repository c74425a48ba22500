/** Includes marks that override the direction of the text around them. */
const unprintable = /[\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]|(?![\t\n\r])\p{Cc}/gu;
/** Piled combining marks would cover the lines around them. */
const pileOfMarks = /(\p{M}{8})\p{M}+/gu;

export const isPrintable = (text: string): boolean => text.search(unprintable) === -1 && text.search(pileOfMarks) === -1;

export const isBlank = (text: string): boolean => /^[\s\p{DI}\p{M}]*$/u.test(text);

export const toPrintable = (text: string): string => text.replace(unprintable, '').replace(pileOfMarks, '$1');
