import { decodeHTMLStrict } from 'entities';

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
