import { districts } from '@edition/lists/districts.ts';
import { Grid, InfoCard, Picture, Section, SectionHeader, Stack, Text } from '@tand/ui';
import { TextBlock, TitledSection, headingOf } from '@tand/ui-festival';
import { CardGrid, labelPicture, PageTop, PhaseCallToAction, Questions, scenePicture, useCopy, useLang } from '#app';

/** TICKET-4 */
export default function SeatbookingPage() {
  const copy = useCopy('ticketsSeatbooking');
  return (
    <>
      <PageTop band="teal" scene="scenes/seat-map" />
      <Section>
        <Stack gap={5}>
          <Picture {...scenePicture('map')} alt={copy('mapAlt')} isFramed />
          <Text>{copy('mapNote')}</Text>
        </Stack>
      </Section>
      <Districts />
      <Section band="wood" aria-labelledby="steps">
        <Grid columns={2} gap="loose" align="start">
          <SectionHeader title={copy('steps').headline} titleId="steps" />
          <TextBlock steps={copy('steps').list} />
        </Grid>
      </Section>
      <PhaseCallToAction id="buy" {...copy('buy')} href="ticket:lan" emblem="desk" />
      <TitledSection {...headingOf('questions', copy('faq'))}>
        <Questions items={copy('faq').items} />
      </TitledSection>
    </>
  );
}

function Districts() {
  const lang = useLang();
  const { list, ...texts } = useCopy('ticketsSeatbooking')('districts');
  const names = new Map(districts.map(({ slug, name }) => [slug, name[lang]]));
  return (
    <TitledSection {...headingOf('districts', { ...texts, href: '/universe/districts' })} band="pink">
      <CardGrid columns={4}>
        {list.map(district => (
          <InfoCard
            key={district.slug}
            title={names.get(district.slug) ?? district.slug}
            href={`/universe/districts/${district.slug}`}
            image={labelPicture(district.slug)}
          >
            {district.text}
          </InfoCard>
        ))}
      </CardGrid>
    </TitledSection>
  );
}
