import { articleAnswer, newsPage } from '@tand/festival';
import type { Content } from '@tand/server';
import type { Api } from './api.ts';

/** A snapshot of the content, asked like the API. */
export function contentApi({ news, schedule, revision }: Content): Api {
  return {
    news: async () => ({ items: news, total: news.length }),
    newsPage: async asked => newsPage(news, asked),
    article: async idOrSlug => articleAnswer(news, idOrSlug),
    schedule: async () => schedule,
    source: () => ({ at: revision.at, revision }),
  };
}
