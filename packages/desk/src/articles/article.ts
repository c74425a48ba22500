import type { DeskArticle, DeskNewsItem } from '@tand/festival/desk';
import type { Localized } from '@tand/festival';
import type { Groups } from '../drafts/draft.ts';

export const articleGroups: Groups<DeskArticle> = {
  headline: ['headline'],
  preamble: ['preamble'],
  body: ['body'],
  image: ['image'],
  imageAlt: ['imageAlt'],
  imageCaption: ['imageCaption'],
  topic: ['topic'],
  author: ['author'],
  link: ['linkUrl', 'routerLink', 'linkText'],
  slug: ['slug'],
};

const none = { sv: '', en: '' };

export const freshArticle = (author: string): DeskArticle => ({
  image: '',
  topic: '',
  author,
  headline: none,
  preamble: none,
  body: none,
  linkText: none,
  imageCaption: none,
});

export const altOf = ({ imageAlt = none }: Pick<DeskArticle, 'imageAlt'>): Localized => imageAlt;

export function articleOf({
  state: _state,
  publishedDate: _published,
  addresses: _addresses,
  missingFields: _missingFields,
  ...article
}: DeskNewsItem): DeskArticle {
  return article;
}
