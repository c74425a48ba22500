import { newsListCount } from '@tand/festival';
import { Grid, Heading, NewsCard, Pager, Section, Stack, Text } from '@tand/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DataNotice } from '../app/DataNotice.tsx';
import { longDate } from '../app/format.ts';
import { Head } from '../app/Head.tsx';
import { coverPicture } from '../app/pictures.ts';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '../app/useLang.ts';
import { usePage } from '../app/usePage.ts';
import { newsList, newsListPath, type NewsList } from '../data/newsList.ts';
import type { LoadContext } from '../data/page.ts';
import { Feeds } from '../sections/news/Feeds.tsx';
import { UnknownNews } from '../sections/news/UnknownNews.tsx';
import { Topics } from '../sections/news/Topics.tsx';

/** SPEC 2.4 /news: the published items, newest first, a page at a time, all of them or those of one topic. */
export async function load({ api, lang, params: { page, topic } }: LoadContext): Promise<NewsList | null> {
  return newsList(await api.news(), lang, { ...(page && { page }), ...(topic && { topic }) });
}

export default function NewsPage() {
  const { data, ...state } = usePage<NewsList>();
  if (!data && !state.problem) return <UnknownNews />;
  return <List list={data} {...state} />;
}

function List({ list, ...state }: { list: NewsList | null } & Omit<ReturnType<typeof usePage<NewsList>>, 'data'>) {
  const lang = useLang();
  const copy = useCopy('news');
  const { t } = useTranslation('news');
  const params = useParams();
  const topics: Record<string, string> = copy('topics');
  const topic = list?.topic ?? params.topic;
  const topicName = topic && (topics[topic] ?? topic);
  const page = list?.page ?? 1;
  const headline = topicName ? t('list.topicTitle', { title: copy('headline'), name: topicName }) : copy('headline');
  const title = page > 1 ? t('list.title', { title: headline, index: page }) : headline;
  const from = (page - 1) * newsListCount;
  return (
    <>
      <Head {...copy('meta')} title={title} path={newsListPath(page, topic).slice(1)} image="news" />
      <Section>
        <Stack gap={7}>
          <Stack gap={4}>
            <Heading level={1}>{headline}</Heading>
            <Text size="lead" isMeasured>
              {copy('preamble')}
            </Text>
          </Stack>
          {list && <Topics topics={list.topics} current={topic} />}
          <DataNotice hasData={list !== null} {...state} subject="news" />
          {list && (
            <Text tone="muted">
              {list.pages > 1
                ? t('list.range', { start: from + 1, end: from + list.items.length, total: list.total })
                : t('list.count', { count: list.total })}
            </Text>
          )}
          {list?.total === 0 && <Text>{copy('list').empty}</Text>}
          {list && (
            <Grid element="ul" columns={3} id="list" aria-label={copy('list').label}>
              {list.items.map(item => (
                <li key={item.slug}>
                  <NewsCard
                    level={2}
                    href={`/news/${item.slug}`}
                    title={item.title}
                    preview={item.preview}
                    image={coverPicture(item.image)}
                    category={topics[item.topic]}
                    date={{ dateTime: item.published, text: longDate(item.published, lang) }}
                  />
                </li>
              ))}
            </Grid>
          )}
          {list && (
            <Pager
              page={page}
              total={list.pages}
              getHref={number => newsListPath(number, topic)}
              labels={{ ...copy('pager'), page: number => t('pager.page', { index: number }) }}
            />
          )}
          <Feeds />
        </Stack>
      </Section>
    </>
  );
}
