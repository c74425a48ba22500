import type { NewsPage } from '@tand/festival';
import type { Lang } from '../language.ts';
import { newsTeaser, type NewsTeaser } from './views.ts';

/** One page of the news list in one language. */
export type NewsList = Omit<NewsPage, 'items'> & { items: NewsTeaser[] };

export const newsList = (page: NewsPage, lang: Lang): NewsList => ({ ...page, items: page.items.map(item => newsTeaser(item, lang)) });
