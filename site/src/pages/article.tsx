import { findNews, newsSlice } from '@tand/festival';
import { BackLink, Button, Grid, Heading, NewsCard, Picture, Prose, Section, Stack, Text } from '@tand/ui';
import { useTranslation } from 'react-i18next';
import { DataNotice } from '../app/DataNotice.tsx';
import { longDate } from '../app/format.ts';
import { Head } from '../app/Head.tsx';
import { coverPicture } from '../app/pictures.ts';
import { RichText } from '../app/RichText.tsx';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '../app/useLang.ts';
import { usePage } from '../app/usePage.ts';
import type { RichNode } from '../data/markdown.ts';
import type { LoadContext } from '../data/page.ts';
import { articleView, newsTeaser, shellArticle, type ArticleView, type NewsTeaser } from '../data/views.ts';

interface ArticleData {
  article: Omit<ArticleView, 'body'> & { content: RichNode[] };
  /** The next few, to read on. */
  more: NewsTeaser[];
}

/** SPEC 2.4 /news/{slug or id}. No data means that there is no such item. */
export async function load({ api, lang, params: { slug = '' } }: LoadContext): Promise<ArticleData | null> {
  const items = newsSlice(await api.news());
  const item = findNews(items, slug);
  const view = item ? articleView(item, lang) : slug === '_shell' && import.meta.env.SSR ? shellArticle : undefined;
  if (!view) return null;
  const { body, ...article } = view;
  const { parseMarkdown } = await import('../data/markdown.ts'); // needed only where Markdown arrives
  const more = items.filter(other => other !== item).slice(0, 3);
  return { article: { ...article, content: parseMarkdown(body) }, more: more.map(other => newsTeaser(other, lang)) };
}

export default function ArticlePage() {
  const { data, ...state } = usePage<ArticleData>();
  if (data) return <Article {...data} {...state} />;
  return state.problem === 'unknown' ? <Unreachable {...state} /> : <Unknown />;
}

type State = Omit<ReturnType<typeof usePage<ArticleData>>, 'data'>;

function Article({ article, more, ...state }: ArticleData & State) {
  const lang = useLang();
  const copy = useCopy('news');
  const topics: Record<string, string> = copy('topics');
  const { t } = useTranslation('news');
  const { slug, title, preamble, image, topic, published, updated, author, caption, link, content } = article;
  return (
    <>
      <Head
        title={title}
        description={preamble}
        keywords={copy('meta').keywords}
        path={`news/${slug}`}
        image="news"
        article={{ published, author, ...(updated && { modified: updated }) }}
      />
      <Section width="narrow">
        <Stack gap={6} element="div">
          <BackLink href="/news">{t('article.back')}</BackLink>
          <DataNotice hasData {...state} subject="news" />
          <article>
            <Stack gap={5}>
              <Text size="pixel" tone="red">
                {topics[topic]}
              </Text>
              <Heading level={1} size="title">
                {title}
              </Heading>
              <Text size="lead">{preamble}</Text>
              <Text tone="muted">
                <time dateTime={published}>{t('article.published', { date: longDate(published, lang) })}</time>
                {updated && (
                  <>
                    {' · '}
                    <time dateTime={updated}>{t('article.updated', { date: longDate(updated, lang) })}</time>
                  </>
                )}
                {` · ${t('article.author', { author })}`}
              </Text>
              <figure>
                <Picture {...coverPicture(image)} alt="" isFramed isPriority />
                {caption && (
                  <Text element="figcaption" tone="muted" size="small">
                    {caption}
                  </Text>
                )}
              </figure>
              <Prose>
                <RichText nodes={content} />
              </Prose>
              {link && (
                <p>
                  <Button href={link.href} isExternal={link.isExternal}>
                    {link.text}
                  </Button>
                </p>
              )}
            </Stack>
          </article>
        </Stack>
      </Section>
      <Section tone="wood">
        <Stack gap={6}>
          <Heading level={2} size="title">
            {t('article.next')}
          </Heading>
          <Grid element="ul" columns={3}>
            {more.map(item => (
              <li key={item.slug}>
                <NewsCard
                  href={`/news/${item.slug}`}
                  title={item.title}
                  image={coverPicture(item.image)}
                  category={topics[item.topic]}
                  date={{ dateTime: item.published, text: longDate(item.published, lang) }}
                />
              </li>
            ))}
          </Grid>
        </Stack>
      </Section>
    </>
  );
}

function Unreachable(state: State) {
  const copy = useCopy('news');
  return (
    <Section width="narrow">
      <Head {...copy('meta')} path="news" image="news" isHidden />
      <Stack gap={6}>
        <Heading level={1}>{copy('headline')}</Heading>
        <DataNotice hasData={false} {...state} subject="news" />
        <BackLink href="/news">{copy('article').back}</BackLink>
      </Stack>
    </Section>
  );
}

/** The news page's own words for an address that no item has. */
function Unknown() {
  const { headline, text, cta } = useCopy('news')('article').notFound;
  return (
    <Section width="narrow">
      <Head title={headline} description={text} path="news" image="news" isHidden />
      <Stack gap={5}>
        <Heading level={1}>{headline}</Heading>
        <Text size="lead">{text}</Text>
        <p>
          <Button href="/news">{cta}</Button>
        </p>
      </Stack>
    </Section>
  );
}
