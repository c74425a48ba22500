import { newsListCount, newsListPath } from '@tand/festival';
import { NewsPage as Pattern } from '@tand/ui-festival';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DataNotice } from '../app/DataNotice.tsx';
import { longDate } from '../app/format.ts';
import { Head } from '../app/Head.tsx';
import { coverPicture } from '../app/pictures.ts';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '../app/useLang.ts';
import { usePage, type PageState } from '../app/usePage.ts';
import { newsList, type NewsList } from '../data/newsList.ts';
import type { LoadContext } from '../data/page.ts';
import { UnknownNews } from '../sections/news/UnknownNews.tsx';
import { feeds } from '../seo/FeedLinks.tsx';
import { href } from '../href.ts';

/** NEWS-14 */
export async function load({ api, lang, params: { page, topic } }: LoadContext): Promise<NewsList | null> {
  const list = await api.newsPage({ page, topic });
  return list && newsList(list, lang);
}

export default function NewsPage() {
  const { data, ...state } = usePage<NewsList>();
  if (!data && (!state.problem || state.problem === 'gone')) return <UnknownNews />;
  return <List list={data} {...state} />;
}

function List({ list, ...state }: { list: NewsList | null } & PageState) {
  const lang = useLang();
  const copy = useCopy('news');
  const { t } = useTranslation('news');
  const params = useParams();
  const topics: Record<string, string> = copy('topics');
  const { label, all } = copy('topic');
  const topic = list?.topic ?? params.topic;
  const topicName = topic && (topics[topic] ?? topic);
  const page = list?.page ?? 1;
  const headline = topicName ? t('list.topicTitle', { title: copy('headline'), name: topicName }) : copy('headline');
  const title = page > 1 ? t('list.title', { title: headline, index: page }) : headline;
  const from = (page - 1) * newsListCount;
  return (
    <>
      <Head
        {...copy('meta')}
        title={title}
        {...(title !== copy('headline') && { description: t('list.description', { title }) })}
        path={newsListPath(page, topic).slice(1)}
        image="news"
      />
      <Pattern
        title={headline}
        lead={copy('preamble')}
        topics={
          list
            ? {
                label,
                items: [
                  { text: all, href: newsListPath(1), isCurrent: topic === undefined },
                  ...list.topics.map(id => ({ text: topics[id] ?? id, href: newsListPath(1, id), isCurrent: id === topic })),
                ],
              }
            : undefined
        }
        notice={<DataNotice hasData={list !== null} {...state} subject="news" />}
        count={
          list
            ? list.pages > 1
              ? t('list.range', { start: from + 1, end: from + list.items.length, total: list.total })
              : t('list.count', { count: list.total })
            : undefined
        }
        empty={copy('list').empty}
        items={
          list &&
          list.items.map(item => ({
            href: `/news/${item.slug}`,
            title: item.title,
            preview: item.preview,
            image: coverPicture(item.image),
            category: topics[item.topic],
            date: { dateTime: item.published, text: longDate(item.published, lang) },
          }))
        }
        pager={
          list
            ? {
                page,
                total: list.pages,
                getHref: number => newsListPath(number, topic),
                labels: { ...copy('pager'), page: number => t('pager.page', { index: number }) },
              }
            : undefined
        }
        feeds={{ label: copy('feeds').label, links: feeds.map(({ file, name }) => ({ text: name, href: href(lang, `news/${file}`) })) }}
        labels={{ list: copy('list').label }}
      />
    </>
  );
}
