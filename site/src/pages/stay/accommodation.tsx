import { edition } from '@edition/edition.ts';
import { accommodation } from '@edition/lists/accommodation.ts';
import { Button, CallToAction, InfoCard } from '@tand/ui';
import { ComparisonSection, TextBand, TitledSection, headingOf } from '@tand/ui-festival';
import { CardGrid, cardPicture, emblemPicture, PageTop, shownText, useCopy, useLang, usePhaseLinks } from '#app';

const places = (['sleepingHall', 'camping', 'cabins'] as const).filter(place => Object.hasOwn(edition.tickets.productGroups, place));

/** STAY-1 */
export default function AccommodationPage() {
  const copy = useCopy('accommodation');
  const compare = copy('compare');
  const book = copy('book');
  const ways = usePhaseLinks(places.map(place => ({ text: book[place], href: `ticket:${place}` })));
  return (
    <>
      <PageTop band="pink" scene="scenes/accommodation" />
      <Places />
      <ComparisonSection
        {...headingOf('compare', compare)}
        labels={{ caption: compare.caption, choose: compare.choose }}
        columns={places.map(place => compare.columns[place])}
        rows={compare.rows.map(row => ({ label: row.name, values: places.map(place => row[place]) }))}
      />
      <TextBand texts={copy('sections')} layout="thirds" />
      <CallToAction
        title={book.headline}
        titleId="book"
        image={emblemPicture('backpack')}
        actions={ways.map(({ text, href }, index) => (
          <Button key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
            {text}
          </Button>
        ))}
      >
        {book.text}
      </CallToAction>
    </>
  );
}

function Places() {
  const lang = useLang();
  const copy = useCopy('accommodation');
  return (
    <TitledSection title={copy('cards').headline} titleId="places">
      <CardGrid columns={3}>
        {accommodation.map(({ slug, image, image2x, headline, p }) => (
          <InfoCard
            key={slug}
            title={shownText(headline, lang)}
            href={`/accommodation/${slug}`}
            actionText={copy('cards', { name: shownText(headline, lang).toLowerCase() }).action}
            image={{ ...cardPicture(image), ...(image2x && { srcSet: `${image} 1x, ${image2x} 2x` }) }}
          >
            {shownText(p, lang)}
          </InfoCard>
        ))}
      </CardGrid>
    </TitledSection>
  );
}
