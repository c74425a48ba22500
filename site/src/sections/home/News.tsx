import { Grid, LinkArrow, NewsCard, Section, SectionHeader } from '@tand/ui';
import { DataNotice, type DataNoticeProps } from '../../app/DataNotice.tsx';
import { shortDate } from '../../app/format.ts';
import { coverPicture } from '../../app/pictures.ts';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '../../app/useLang.ts';
import type { NewsTeaser } from '../../data/views.ts';

export interface NewsProps extends Omit<DataNoticeProps, 'hasData' | 'subject'> {
  items: NewsTeaser[] | null;
}

/** The twelve newest (SPEC 9). */
export function News({ items, ...state }: NewsProps) {
  const lang = useLang();
  const { headline, preamble, cta, href } = useCopy('home')('news');
  const topics: Record<string, string> = useCopy('news')('topics');
  return (
    <Section aria-labelledby="news">
      <SectionHeader title={headline} titleId="news" lead={preamble} action={<LinkArrow href={href}>{cta}</LinkArrow>} />
      <DataNotice hasData={items !== null} {...state} subject="news" />
      <Grid element="ul" columns={3}>
        {items?.map(({ slug, title, preview, image, topic, published }) => (
          <li key={slug}>
            <NewsCard
              href={`/news/${slug}`}
              title={title}
              preview={preview}
              image={coverPicture(image)}
              category={topics[topic]}
              date={{ dateTime: published, text: shortDate(published, lang) }}
            />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
