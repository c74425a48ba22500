import { Document, isScalar, Scalar, visit } from 'yaml';
import type { NewsContent } from '../types.ts';

const texts = (item: NewsContent, lang: 'sv' | 'en') => ({
  headline: item.headline[lang],
  preamble: item.preamble[lang],
  linkText: item.linkText[lang],
  imageCaption: item.imageCaption[lang],
  ...(item.imageAlt && { imageAlt: item.imageAlt[lang] }),
});

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
