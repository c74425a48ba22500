import { NewsSection } from '@tand/ui-festival';
import { shortDate } from '../../app/format.ts';
import { coverPicture } from '../../app/pictures.ts';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';
import { usePage } from '../../app/usePage.ts';
import type { HomeData } from '../../data/home.ts';

/** HOME-2 */
export function News() {
  const { data } = usePage<HomeData>();
  const items = data?.news ?? null;
  const lang = useLang();
  const { headline, preamble, cta, href } = useCopy('home')('news');
  const topics: Record<string, string> = useCopy('news')('topics');
  return (
    <NewsSection
      padding="compact"
      title={headline}
      titleId="news"
      lead={preamble}
      more={{ text: cta, href }}
      items={
        items &&
        items.map(({ slug, title, preview, image, topic, published }) => ({
          href: `/news/${slug}`,
          title,
          preview,
          image: coverPicture(image),
          category: topics[topic],
          date: { dateTime: published, text: shortDate(published, lang) },
        }))
      }
    />
  );
}
