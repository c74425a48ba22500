import { newsListCount, newsListPath } from '@tand/festival';
import { NewsPage } from '@tand/ui-festival';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DataNotice } from '../app/DataNotice.tsx';
import { longDate } from '../app/format.ts';
import { coverPicture } from '../app/pictures.ts';
import { useCopy } from '../app/useCopy.ts';
import { useLang, href } from '@tand/runtime/i18n';
import { newsList, type NewsList } from '../data/newsList.ts';
import { useLoaded, type Loaded, type Source } from '@tand/runtime/data';
import { feeds } from '../seo/FeedLinks.tsx';

export interface NewsIslandProps {
  title: string;
  served: Loaded<NewsList> & { data: NewsList };
  /** Parameters of the address. */
  asked: { page?: string | undefined; topic?: string | undefined };
}

/** Articles of a list (NEWS-14). It hydrates when newer ones are announced. */
export default function NewsIsland({ title, served, asked: { page: askedPage, topic: askedTopic } }: NewsIslandProps) {
  const lang = useLang();
  const copy = useCopy('news');
  const { t } = useTranslation('news');
  const source = useMemo(
    (): Source<NewsList> => ({
      reads: ['news'],
      load: async api => {
        const found = await api.newsPage({ page: askedPage, topic: askedTopic });
        return found && newsList(found, lang);
      },
    }),
    [askedPage, askedTopic, lang],
  );
  const { data, ...state } = useLoaded<NewsList>(served, source);
  // A list that has become shorter than the address asks for stays.
  const { topic, page, pages, total, items, topics } = data ?? served.data;
  const names: Record<string, string> = copy('topics');
  const { label, all } = copy('topic');
  const from = (page - 1) * newsListCount;
  return (
    <NewsPage
      title={title}
      lead={copy('preamble')}
      topics={{
        label,
        items: [
          { text: all, href: newsListPath(1), isCurrent: topic === undefined },
          ...topics.map(id => ({ text: names[id] ?? id, href: newsListPath(1, id), isCurrent: id === topic })),
        ],
      }}
      notice={<DataNotice hasData {...state} subject="news" />}
      count={pages > 1 ? t('list.range', { start: from + 1, end: from + items.length, total }) : t('list.count', { count: total })}
      empty={copy('list').empty}
      items={items.map(item => ({
        href: `/news/${item.slug}`,
        title: item.title,
        preview: item.preview,
        image: coverPicture(item.image),
        category: names[item.topic],
        date: { dateTime: item.published, text: longDate(item.published, lang) },
      }))}
      pager={{
        page,
        total: pages,
        getHref: number => newsListPath(number, topic),
        labels: { ...copy('pager'), page: number => t('pager.page', { index: number }) },
      }}
      feeds={{ label: copy('feeds').label, links: feeds.map(({ file, name }) => ({ text: name, href: href(lang, `news/${file}`) })) }}
      labels={{ list: copy('list').label }}
    />
  );
}
