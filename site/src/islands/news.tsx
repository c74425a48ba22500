import { feeds, newsList, newsListCount, newsListPath, type NewsList } from '@tand/festival';
import { EmptyState, Grid, Heading, Link, NewsCard, Pager, Section, Stack, Text, ToggleChip } from '@tand/ui';
import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { longDate } from '../app/format.ts';
import { newsCard } from '../app/newsCard.ts';
import { useCopy } from '../app/useCopy.ts';
import { useLang, href } from '@tand/runtime/i18n';
import { DataNotice, useLoaded, type Loaded, type Source } from '@tand/runtime/data';

export interface NewsIslandProps {
  title: string;
  served: Loaded<NewsList> & { data: NewsList };
  asked: { page?: string | undefined; topic?: string | undefined };
}

/** NEWS-14 */
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
  // `data` is null if the list no longer has the page of the address.
  const { topic, page, pages, total, items, topics } = data ?? served.data;
  const names: Record<string, string> = copy('topics');
  const { label, all } = copy('topic');
  const from = (page - 1) * newsListCount;
  return (
    <Section>
      <Stack gap={7}>
        <Stack gap={4}>
          <Heading level={1}>{title}</Heading>
          <Text size="lead" isMeasured>
            {copy('preamble')}
          </Text>
        </Stack>
        <nav aria-label={label}>
          <Stack direction="row" gap={2} isScrolling>
            {[undefined, ...topics].map(id => (
              <ToggleChip key={id ?? ''} href={newsListPath(1, id)} isCurrent={id === topic}>
                {id === undefined ? all : (names[id] ?? id)}
              </ToggleChip>
            ))}
          </Stack>
        </nav>
        <DataNotice {...state} />
        <Text tone="muted">
          {pages > 1 ? t('list.range', { start: from + 1, end: from + items.length, total }) : t('list.count', { count: total })}
        </Text>
        {items.length === 0 && <EmptyState title={copy('list').empty} />}
        <Grid element="ul" columns={3} id="list" aria-label={copy('list').label}>
          {items.map((item, index) => {
            const isNewest = index === 0 && page === 1;
            return (
              <li key={item.slug} data-span={isNewest ? 4 : undefined}>
                <NewsCard
                  level={2}
                  {...newsCard(item, names, longDate(item.published, lang))}
                  preview={item.preview}
                  isFeature={isNewest}
                />
              </li>
            );
          })}
        </Grid>
        <Pager
          page={page}
          total={pages}
          getHref={number => newsListPath(number, topic)}
          labels={{ ...copy('pager'), page: number => t('pager.page', { index: number }) }}
        />
        <Text>
          {copy('feeds').label}
          {feeds.map(({ file, name }, index) => (
            <Fragment key={file}>
              {index ? ', ' : ' '}
              <Link href={href(lang, `news/${file}`)}>{name}</Link>
            </Fragment>
          ))}
        </Text>
      </Stack>
    </Section>
  );
}
