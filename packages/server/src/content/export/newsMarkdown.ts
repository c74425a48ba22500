import type { Article, ContentLang } from '@tand/festival';
import { stringify } from 'yaml';

const texts = (item: Article, lang: ContentLang) => ({
  headline: item.headline[lang],
  preamble: item.preamble[lang],
  linkText: item.linkText[lang],
  imageCaption: item.imageCaption[lang],
  ...(item.imageAlt && { imageAlt: item.imageAlt[lang] }),
});

const toFront = (item: Article) => ({
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

export function formatNews(item: Article): string {
  const front = stringify(toFront(item), { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 });
  return `---\n${front}---\n\n<!-- sv -->\n\n${escaped(item.body.sv)}\n\n<!-- en -->\n\n${escaped(item.body.en)}\n`;
}

/** A line that would begin a language section gets a backslash. */
const escaped = (body: string) => body.replace(/^(?=\\*<!--\s*\w+\s*-->[^\S\n]*$)/gm, '\\');
