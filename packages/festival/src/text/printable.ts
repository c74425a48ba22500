/**
 * Control characters except tabs and line ends, line and paragraph separators, lone surrogates, U+FEFF, U+FFFE, U+FFFF, and marks that
 * override the direction of the text around them.
 */
const unprintable = /[\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]|(?![\t\n\r])\p{Cc}/gu;
/** More combining marks on a letter than any script uses: they would cover the lines around it. */
const pileOfMarks = /(\p{M}{8})\p{M}+/gu;

const matches = (pattern: RegExp, text: string) => new RegExp(pattern.source, 'u').test(text);

export const isPrintable = (text: string): boolean => !matches(unprintable, text) && !matches(pileOfMarks, text);

/** Whether a text is invisible: only spaces, joiners, and marks without a letter. */
export const isBlank = (text: string): boolean => /^[\s\p{DI}\p{M}]*$/u.test(text);

export const toPrintable = (text: string): string => text.replace(unprintable, '').replace(pileOfMarks, '$1');
