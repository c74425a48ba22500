import { articleAnswer, findItem, findNews, newsPage } from '@tand/festival';
import type { Content } from '@tand/server';
import type { ContentApi } from './api.ts';

export function contentApi({ news, schedule, gone }: Pick<Content, 'news' | 'schedule' | 'gone'>): ContentApi {
  return {
    news: async () => news,
    newsPage: async asked => newsPage(news, asked),
    article: async idOrSlug => {
      const was = findNews(gone.news, idOrSlug);
      return articleAnswer(news, idOrSlug) ?? (was ? { gone: was } : null);
    },
    schedule: async () => schedule,
    goneItem: async slug => findItem(gone.items, slug),
  };
}
