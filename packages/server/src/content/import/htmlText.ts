import { decodeHTMLStrict } from 'entities';

/** Converts HTML to text: tags of blocks become spaces, scripts and styles are left out, entities are decoded. */
export const htmlToText = (html: string): string =>
  decodeHTMLStrict(
    html
      .replace(/<!--[\s\S]*?-->|<(script|style|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
      .replace(
        /<\/?(?:address|article|blockquote|br|dd|div|dl|dt|figcaption|figure|h[1-6]|hr|li|ol|p|pre|section|table|td|th|tr|ul)\b[^>]*>/gi,
        ' ',
      )
      .replace(/<\/?[a-z][^>]*>/gi, ''),
  );
