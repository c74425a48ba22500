import type { NewsPage } from '@tand/festival';
import type { Lang } from '@tand/runtime/i18n';
import { newsTeaser, type NewsTeaser } from './views.ts';

export type NewsList = Omit<NewsPage, 'items'> & { items: NewsTeaser[] };

export const newsList = (page: NewsPage, lang: Lang): NewsList => ({ ...page, items: page.items.map(item => newsTeaser(item, lang)) });
