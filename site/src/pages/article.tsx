import { InfoCard, NewsCard, ProseNodes, Stack } from '@tand/ui';
import { Article as ArticleSection, TitledSection } from '@tand/ui-festival';
import { useTranslation } from 'react-i18next';
import type { RichNode } from '@tand/festival/markdown';
import { articleView, neighbour, newsTeaser, type ArticleView, type Neighbour, type NewsTeaser } from '@tand/festival';
import { edition } from '@edition/edition.ts';
import { CardGrid, coverPicture, Head, href, longDate, newsCard, useCopy, useLang, usePage, usePhaseLink, type LoadContext } from '#app';
import { Share } from '@tand/runtime/render';
import { Unknown } from '../sections/Unknown.tsx';
import { UnknownNews } from '../sections/UnknownNews.tsx';

interface ArticleData {
  article: Omit<ArticleView, 'body'> & { content: RichNode[] };
  newer?: Neighbour;
  older?: Neighbour;
  related: NewsTeaser[];
}

interface GoneData {
  gone: Pick<NewsTeaser, 'title' | 'published'>;
  latest: Neighbour[];
}

/** `import()` of a loaded module costs the server more than reading an article. */
let markdown: typeof import('@tand/festival/markdown') | undefined;

const shownLatest = 4;

/** NEWS-6, ROUTE-15: null if the article was never public. */
export async function load({ api, lang, params: { slug = '' } }: LoadContext): Promise<ArticleData | GoneData | null> {
  const answer = await api.article(slug);
  if (!answer) return null;
  if ('gone' in answer) {
    const { title, published } = newsTeaser(answer.gone, lang);
    const news = await api.news();
    return { gone: { title, published }, latest: news.slice(0, shownLatest).map(item => neighbour(item, lang)) };
  }
  const { item, newer, older, related } = answer;
  const { body, ...article } = articleView(item, lang);
  markdown ??= await import('@tand/festival/markdown');
  return {
    article: { ...article, content: markdown.parseMarkdown(body) },
    ...(newer && { newer: neighbour(newer, lang) }),
    ...(older && { older: neighbour(older, lang) }),
    related: related.map(other => newsTeaser(other, lang)),
  };
}

export default function ArticlePage() {
  const { data } = usePage<ArticleData | GoneData>();
  if (!data) return <UnknownNews />;
  return 'gone' in data ? <Gone {...data} /> : <Article {...data} />;
}

function Article({ article, newer, older, related }: ArticleData) {
  const lang = useLang();
  const copy = useCopy('news');
  const topics: Record<string, string> = copy('topics');
  const { t } = useTranslation('news');
  const { back, neighbours, related: readOn, share } = copy('article');
  const toPhase = usePhaseLink();
  const { slug, title, preamble, image, topic, published, updated, author, caption, alt, link, minutes, content } = article;
  return (
    <>
      <Head
        title={title}
        description={preamble}
        keywords={[title, topics[topic], copy('meta').keywords].join(', ')}
        path={`news/${slug}`}
        image={`news-${slug}`}
        article={{ published, author, ...(updated && { modified: updated }) }}
      />
      <ArticleSection
        back={{ text: back, href: '/news' }}
        category={topics[topic]}
        title={title}
        lead={preamble}
        published={{ text: t('article.published', { date: longDate(published, lang) }), dateTime: published }}
        updated={updated ? { text: t('article.updated', { date: longDate(updated, lang) }), dateTime: updated } : undefined}
        byline={[t('article.author', { author }), ...(minutes > 0 ? [t('article.minutes', { count: minutes })] : [])]}
        image={coverPicture(image)}
        alt={alt}
        caption={caption}
        more={link && toPhase(link)}
        aside={
          <Stack gap={6}>
            <Share url={edition.siteUrl + href(lang, `news/${slug}`)} title={title} texts={share} newTab={useCopy('common')('newTab')} />
            {(newer ?? older) && (
              <nav aria-label={neighbours.label} data-print="hidden">
                <Stack gap={4}>
                  {newer && <InfoCard title={newer.title} href={`/news/${newer.slug}`} kicker={neighbours.newer} level={2} />}
                  {older && <InfoCard title={older.title} href={`/news/${older.slug}`} kicker={neighbours.older} level={2} />}
                </Stack>
              </nav>
            )}
          </Stack>
        }
      >
        <ProseNodes nodes={content} />
      </ArticleSection>
      {related.length > 0 && (
        <TitledSection title={readOn} titleId="related" titleSize="title" band="wood">
          <CardGrid columns={3}>
            {related.map(item => (
              <NewsCard key={item.slug} {...newsCard(item, topics, longDate(item.published, lang))} />
            ))}
          </CardGrid>
        </TitledSection>
      )}
    </>
  );
}

function Gone({ gone: { title, published }, latest }: GoneData) {
  const lang = useLang();
  const copy = useCopy('news')('article');
  const { t } = useTranslation('news');
  const text = t('article.gone.known', { title, date: longDate(published, lang) });
  return (
    <Unknown
      {...copy.gone}
      text={text}
      href="/news"
      path="news"
      image="news"
      links={{ title: copy.related, items: latest.map(({ slug, title: name }) => ({ href: `/news/${slug}`, text: name })) }}
    />
  );
}
