import { newsPreviewLength } from '../constants.ts';

const wordsPerMinute = 200;

export const softHyphen = '\u00ad';

export const lineMarks = /[\u00ad\u2060]/g;

/** Keeps "sit-n-go", ranges of numbers and postcodes on one line. */
export const withJoiners = (text: string): string =>
  text
    .replaceAll(/-(\p{L})-/gu, '\u2060-\u2060$1\u2060-\u2060')
    .replaceAll(/(?<=\d)–(?=\d)/g, '\u2060–\u2060')
    .replaceAll(/(?<![\d-])(\d{3}) (?=\d\d(?! ?\d))/g, '$1\u2060 \u2060');

/** Block syntax comes first, and images before links, which may contain them. Every expression runs in linear time. */
const marks: [RegExp, string][] = [
  [/^ {0,3}(?:```|~~~)[^\n]*$/gm, ''],
  [/^ {0,3}\[[^\]\n]+\]:[ \t]*\S+[^\n]*$/gm, ''],
  [/^ {0,3}(?:[-*_][ \t]*){3,}$/gm, ''],
  [/^ {0,3}=+[ \t]*$/gm, ''],
  [/^[ \t:-]*\|[ \t|:-]*$/gm, ''],
  [/^[ \t]*(?:>[ \t]?)+/gm, ''],
  [/^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/gm, ''],
  [/^ {0,3}#{1,6}(?:[ \t]+|$)/gm, ''],
  [/!\[([^[\]\n]*)\](?:\((?:[^()\s]|\([^()\s]*\))*(?:[ \t]+"[^"\n]*")?\)|\[[^[\]\n]*\])/g, '$1'],
  [/\[([^[\]\n]*)\](?:\((?:[^()\s]|\([^()\s]*\))*(?:[ \t]+"[^"\n]*")?\)|\[[^[\]\n]*\])/g, '$1'],
  [/<((?:https?:\/\/|mailto:)[^<>\s]+)>/g, '$1'],
  [/`+/g, ''],
  [/\*+|~~/g, ''],
  [/(?<![\p{L}\p{N}])_+(?=\S)|(?<=\S)_+(?![\p{L}\p{N}])/gu, ''],
  [/\|/g, ' '],
];

const escapable = /\\([!-/:-@[-`{-~])/g;

/** Markdown as one line of plain text; HTML in it stays text. */
export function plainText(markdown: string): string {
  const escapes: string[] = [];
  // Private-use characters hide escaped characters from the patterns.
  let text = markdown.replace(/[\uE000\uE001]/g, '').replace(escapable, (_, mark: string) => `\uE000${escapes.push(mark) - 1}\uE001`);
  for (const [pattern, replacement] of marks) text = text.replace(pattern, replacement);
  return text
    .replace(/\uE000(\d+)\uE001/g, (_, index: string) => escapes[Number(index)] ?? '')
    .replace(/\s+/gu, ' ')
    .trim();
}

function graphemes(text: string): Iterable<string> {
  if (!('Segmenter' in Intl) || /^[ -~\u00A0-\u02FF\u2010-\u2026]*$/.test(text)) return text;
  const segments = new Intl.Segmenter('sv').segment(text);
  return (function* () {
    for (const { segment } of segments) yield segment;
  })();
}

/** Cuts after `length` graphemes and adds an ellipsis, which does not count. */
export function cutText(text: string, length: number): string {
  let cut = '';
  let count = 0;
  for (const grapheme of graphemes(text)) {
    if (count === length) return `${cut.trimEnd()}…`;
    cut += grapheme;
    count += 1;
  }
  return cut;
}

/** Start of a Markdown body, cut between words (NEWS-8). Default length: 60. */
export function previewText(markdown: string, length: number = newsPreviewLength): string {
  const text = plainText(markdown);
  const cut = cutText(text, length);
  if (cut === text) return cut;
  const start = cut.slice(0, -1);
  // Cuts within the first word if that word alone is too long.
  return text[start.length] === ' ' ? cut : cut.replace(/ \S*…$/, '…');
}

/** First sentences that together have over 60 characters; else the complete text. */
export const firstSentences = (text: string): string => /^.{60,}?[.?!](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text;

export function readingMinutes(markdown: string): number {
  const words = plainText(markdown).split(' ').length;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}

export const inSentence = (name: string): string => (/^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1));
