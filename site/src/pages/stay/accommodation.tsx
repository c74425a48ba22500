import { accommodation } from '@edition/lists/accommodation.ts';
import { AccommodationCard, CallToAction, Card, Grid, Heading, KeyValueList, Section, SectionHeader, Stack, TextColumns } from '@tand/ui';
import { useTranslation } from 'react-i18next';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '../../app/useLang.ts';
import { CopyButton } from '../../templates/CopyLinks.tsx';
import { cardPicture, emblemPicture } from '../../app/pictures.ts';
import { scenePicture } from '../../app/scenePicture.ts';
import { textsOf } from '../../templates/copyParts.tsx';
import { TextPage } from '../../templates/TextPage.tsx';

const places = ['sleepingHall', 'camping', 'cabins'] as const;

/** SPEC 2.4, accommodation: three cards, a comparison, the booking. */
export default function AccommodationPage() {
  const copy = useCopy('accommodation');
  return (
    <TextPage
      meta={copy('meta')}
      headline={copy('headline')}
      preamble={copy('preamble')}
      path="accommodation"
      image="accommodation"
      tone="pink"
      picture={{ ...scenePicture('scenes/cabins'), alt: copy('imageAlt') }}
    >
      <Cards />
      <Comparison />
      <Section>
        <TextColumns texts={textsOf(copy('sections'))} layout="rows" />
      </Section>
      <Booking />
    </TextPage>
  );
}

function Cards() {
  const lang = useLang();
  const { t } = useTranslation('accommodation');
  return (
    <Section aria-labelledby="places">
      <SectionHeader title={useCopy('accommodation')('cards').headline} titleId="places" />
      <Grid element="ul" columns={3}>
        {accommodation.map(({ slug, image, image2x, headline, p }) => (
          <li key={slug}>
            <AccommodationCard
              title={headline[lang]}
              href={`/accommodation/${slug}`}
              action={t('cards.action', { name: headline[lang].toLowerCase() })}
              image={{ ...cardPicture(image), ...(image2x && { srcSet: `${image} 1x, ${image2x} 2x` }) }}
            >
              {p[lang]}
            </AccommodationCard>
          </li>
        ))}
      </Grid>
    </Section>
  );
}

/** The same points for each place, one list a place, so that it fits any screen. */
function Comparison() {
  const { headline, columns, rows } = useCopy('accommodation')('compare');
  return (
    <Section tone="wood" aria-labelledby="compare">
      <SectionHeader title={headline} titleId="compare" />
      <Grid columns={3}>
        {places.map(place => (
          <Card key={place} hasStriker>
            <Stack gap={4}>
              <Heading level={3} size="heading">
                {columns[place]}
              </Heading>
              <KeyValueList items={rows.map(row => ({ label: row.name, value: row[place] }))} />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}

function Booking() {
  const { headline, text, camping, cabins, sleepingHall } = useCopy('accommodation')('book');
  return (
    <CallToAction
      title={headline}
      titleId="book"
      image={emblemPicture('backpack')}
      actions={
        <>
          <CopyButton text={camping} href="ticket:camping" />
          <CopyButton text={sleepingHall} href="ticket:sleepingHall" variant="neutral" />
          <CopyButton text={cabins} href="ticket:cabins" variant="neutral" />
        </>
      }
    >
      {text}
    </CallToAction>
  );
}
