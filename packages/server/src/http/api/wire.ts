import type { NewsItem } from '@tand/festival';

/** Wire format, with the clients' field names (NEWS-3, SCHED-1, LOOKUP-5). Optional fields are omitted, never null. */
export interface WireNewsItem {
  id: number;
  slug: string;
  publishedDate: string;
  updatedDate?: string;
  image: string;
  topic: string;
  author: string;
  headlinesv: string;
  headlineen: string;
  preamblesv: string;
  preambleen: string;
  bodysv: string;
  bodyen: string;
  linkTextsv: string;
  linkTexten: string;
  imageCaptionsv: string;
  imageCaptionen: string;
  imageAltsv?: string;
  imageAlten?: string;
  linkUrl?: string;
  routerLink?: string;
}

export type WireGoneNews = Pick<WireNewsItem, 'id' | 'slug' | 'publishedDate' | 'headlinesv' | 'headlineen'>;

export interface WireTicketRange {
  start: number;
  end: number;
  name: string;
  timestamp: string;
}

/** Wire format; `isBeside` omits the body, for related articles. */
export function wireNews(item: NewsItem, isBeside = false): WireNewsItem {
  const { id, slug, publishedDate, updatedDate, image, topic = '', author, headline, preamble, body, linkText, imageCaption } = item;
  return {
    id,
    slug,
    publishedDate: publishedDate.toISOString(),
    ...(updatedDate && { updatedDate: updatedDate.toISOString() }),
    image,
    topic,
    author,
    headlinesv: headline.sv,
    headlineen: headline.en,
    preamblesv: preamble.sv,
    preambleen: preamble.en,
    bodysv: isBeside ? '' : body.sv,
    bodyen: isBeside ? '' : body.en,
    linkTextsv: linkText.sv,
    linkTexten: linkText.en,
    imageCaptionsv: imageCaption.sv,
    imageCaptionen: imageCaption.en,
    ...(item.imageAlt && { imageAltsv: item.imageAlt.sv, imageAlten: item.imageAlt.en }),
    ...(item.linkUrl && { linkUrl: item.linkUrl }),
    ...(item.routerLink && { routerLink: item.routerLink }),
  };
}

/** Only name and date: the text may be the reason for the removal. */
export const wireGoneNews = ({ id, slug, publishedDate, headline }: NewsItem): WireGoneNews => ({
  id,
  slug,
  publishedDate: publishedDate.toISOString(),
  headlinesv: headline.sv,
  headlineen: headline.en,
});
