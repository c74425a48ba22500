import { accommodation } from '@edition/lists/accommodation.ts';
import { AccommodationPage as Pattern } from '@tand/ui-festival';
import { useTranslation } from 'react-i18next';
import { Head } from '../../app/Head.tsx';
import { cardPicture, emblemPicture } from '../../app/pictures.ts';
import { scenePicture } from '../../app/scenePicture.ts';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';
import { textsOf, uniqueLinks, useMoreLink } from '../../templates/copyParts.tsx';

const places = ['sleepingHall', 'camping', 'cabins'] as const;

/** STAY-1 */
export default function AccommodationPage() {
  const lang = useLang();
  const copy = useCopy('accommodation');
  const { t } = useTranslation('accommodation');
  const toLink = useMoreLink();
  const compare = copy('compare');
  const book = copy('book');
  return (
    <>
      <Head {...copy('meta')} path="accommodation" image="accommodation" />
      <Pattern
        title={copy('headline')}
        lead={copy('preamble')}
        tone="pink"
        image={{ ...scenePicture('scenes/accommodation'), alt: copy('imageAlt') }}
        places={{
          title: copy('cards').headline,
          items: accommodation.map(({ slug, image, image2x, headline, p }) => ({
            title: headline[lang],
            text: p[lang],
            href: `/accommodation/${slug}`,
            actionText: t('cards.action', { name: headline[lang].toLowerCase() }),
            image: { ...cardPicture(image), ...(image2x && { srcSet: `${image} 1x, ${image2x} 2x` }) },
          })),
        }}
        comparison={{
          title: compare.headline,
          labels: { caption: compare.caption, choose: compare.choose },
          columns: places.map(place => compare.columns[place]),
          rows: compare.rows.map(row => ({ label: row.name, values: places.map(place => row[place]) })),
        }}
        texts={textsOf(copy('sections'))}
        booking={{
          title: book.headline,
          image: emblemPicture('backpack'),
          text: book.text,
          ways: uniqueLinks([
            toLink({ text: book.camping, href: 'ticket:camping' }),
            toLink({ text: book.sleepingHall, href: 'ticket:sleepingHall' }),
            toLink({ text: book.cabins, href: 'ticket:cabins' }),
          ]),
        }}
      />
    </>
  );
}
