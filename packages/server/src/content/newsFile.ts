import { Document, isMap, isScalar, parseDocument, Scalar, visit } from 'yaml';
import type { NewsContent } from './types.ts';

/** A value of the front matter; undefined takes the field away. */
export type FieldValue = string | number | boolean | undefined;

const opening = /^\uFEFF?---\r?\n/;
const closing = /^---[ \t]*$/m;

/** Front matter and the rest of a news file; undefined when it has none. */
function split(source: string): { front: Document; rest: string } | undefined {
  const start = opening.exec(source)?.[0].length;
  const end = start === undefined ? -1 : source.slice(start).search(closing);
  if (start === undefined || end < 0) return undefined;
  const front = parseDocument(source.slice(start, start + end), { uniqueKeys: true });
  return front.errors.length === 0 && isMap(front.contents) ? { front, rest: source.slice(start + end) } : undefined;
}

/** One field of the front matter, as `publishedDate`; undefined when there is none or the file cannot be read. */
export const fieldOf = (source: string, field: string): unknown => split(source)?.front.get(field);

/** The file with some fields of its front matter changed, `sv.headline` by its path; comments and order stay. A file without front matter stays as it is. */
export function withFields(source: string, fields: Readonly<Record<string, FieldValue>>): string {
  const parts = split(source);
  if (!parts) return source;
  for (const [path, value] of Object.entries(fields)) {
    const keys = path.split('.');
    if (value === undefined) parts.front.deleteIn(keys);
    else parts.front.setIn(keys, scalar(value));
  }
  return `---\n${parts.front.toString({ lineWidth: 0 })}${parts.rest}`;
}

function scalar(value: string | number | boolean): Scalar {
  const node = new Scalar(value);
  if (typeof value === 'string') node.type = Scalar.QUOTE_DOUBLE;
  return node;
}

const texts = (item: NewsContent, lang: 'sv' | 'en') => ({
  headline: item.headline[lang],
  preamble: item.preamble[lang],
  linkText: item.linkText[lang],
  imageCaption: item.imageCaption[lang],
});

/** A news item as the file it would be imported from. */
export function formatNews(item: NewsContent): string {
  const front = new Document({
    id: item.id,
    slug: item.slug,
    ...(item.isDraft && { draft: true }),
    publishedDate: item.publishedDate.toISOString(),
    ...(item.updatedDate && { updatedDate: item.updatedDate.toISOString() }),
    ...(item.unpublishedDate && { unpublishedDate: item.unpublishedDate.toISOString() }),
    image: item.image,
    author: item.author,
    ...(item.topic && { topic: item.topic }),
    sv: texts(item, 'sv'),
    en: texts(item, 'en'),
    ...(item.linkUrl && { linkUrl: item.linkUrl }),
    ...(item.routerLink && { routerLink: item.routerLink }),
  });
  visit(front, {
    Scalar: (key, node) => {
      if (key === 'value' && isScalar(node) && typeof node.value === 'string') node.type = Scalar.QUOTE_DOUBLE;
    },
  });
  return `---\n${front.toString({ lineWidth: 0 })}---\n\n<!-- sv -->\n\n${item.body.sv}\n\n<!-- en -->\n\n${item.body.en}\n`;
}
