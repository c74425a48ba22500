import { newsList, newsListPath, type NewsList } from '@tand/festival';
import { Island } from '@tand/runtime/islands';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useParams } from 'react-router-dom';
import { Head, useCopy, type LoadContext, type Loaded } from '#app';
import type { NewsIslandProps } from '../islands/news.tsx';
import { UnknownNews } from '../sections/UnknownNews.tsx';

/** NEWS-14 */
export async function load({ api, lang, params: { page, topic } }: LoadContext): Promise<NewsList | null> {
  const list = await api.newsPage({ page, topic });
  return list && newsList(list, lang);
}

export default function NewsPage() {
  const { data, ...state } = useLoaderData<Loaded<NewsList>>();
  const copy = useCopy('news');
  const { t } = useTranslation('news');
  const { page: askedPage, topic: askedTopic } = useParams();
  if (!data) return <UnknownNews />;
  const { topic, page } = data;
  const topics: Record<string, string> = copy('topics');
  const headline = topic ? t('list.topicTitle', { title: copy('headline'), name: topics[topic] ?? topic }) : copy('headline');
  const title = page > 1 ? t('list.title', { title: headline, index: page }) : headline;
  return (
    <>
      <Head
        {...copy('meta')}
        title={title}
        {...(title !== copy('headline') && { description: t('list.description', { title }) })}
        path={newsListPath(page, topic).slice(1)}
        image="news"
      />
      <Island<NewsIslandProps>
        of="news"
        on="demand"
        props={{ title: headline, served: { data, ...state }, asked: { page: askedPage, topic: askedTopic } }}
      />
    </>
  );
}
