import { Grid, Heading, NewsCard, Section, Stack, Text } from '@tand/ui';
import { newsSlice } from '@tand/festival';
import { DataNotice } from '../app/DataNotice.tsx';
import { longDate } from '../app/format.ts';
import { Head } from '../app/Head.tsx';
import { coverPicture } from '../app/pictures.ts';
import { useCopy } from '../app/useCopy.ts';
import { useLang } from '../app/useLang.ts';
import { usePage } from '../app/usePage.ts';
import type { LoadContext } from '../data/page.ts';
import { newsTeaser, type NewsTeaser } from '../data/views.ts';

/** SPEC 2.4 /news: every published item, newest first. */
export async function load({ api, lang }: LoadContext): Promise<NewsTeaser[]> {
  return newsSlice(await api.news()).map(item => newsTeaser(item, lang));
}

export default function NewsPage() {
  const { data, ...state } = usePage<NewsTeaser[]>();
  const lang = useLang();
  const copy = useCopy('news');
  const topics: Record<string, string> = copy('topics');
  return (
    <>
      <Head {...copy('meta')} path="news" image="news" />
      <Section>
        <Stack gap={7}>
          <Stack gap={4}>
            <Heading level={1}>{copy('headline')}</Heading>
            <Text size="lead" isMeasured>
              {copy('preamble')}
            </Text>
          </Stack>
          <DataNotice hasData={data !== null} {...state} subject="news" />
          {data && (
            <Grid element="ul" columns={3} id="list" aria-label={copy('list').label}>
              {data.map(({ slug, title, preview, image, topic, published }) => (
                <li key={slug}>
                  <NewsCard
                    level={2}
                    href={`/news/${slug}`}
                    title={title}
                    preview={preview}
                    image={coverPicture(image)}
                    category={topics[topic]}
                    date={{ dateTime: published, text: longDate(published, lang) }}
                  />
                </li>
              ))}
            </Grid>
          )}
        </Stack>
      </Section>
    </>
  );
}
