import { districts } from '@edition/lists/districts.ts';
import { Accordion, CallToAction, Grid, InfoCard, LinkArrow, Picture, Section, SectionHeader, Stack, Text } from '@tand/ui';
import { PageHeader, TextBlock } from '@tand/ui-festival';
import { Head, PhaseButton, emblemPicture, labelPicture, scenePicture, useBreadcrumbs, useCopy, useLang } from '#app';

/** TICKET-4 */
export default function SeatbookingPage() {
  const tickets = useCopy('common')('links').tickets;
  const copy = useCopy('ticketsSeatbooking');
  return (
    <>
      <Head {...copy('meta')} />
      <PageHeader
        title={copy('headline')}
        lead={copy('preamble')}
        breadcrumbs={useBreadcrumbs({ text: tickets, href: '/tickets' }, copy('meta').title)}
        band="teal"
        image={{ ...scenePicture('scenes/seat-map'), alt: copy('imageAlt') }}
      />
      <SeatMap />
      <Districts />
      <Steps />
      <Buy />
      <Questions />
    </>
  );
}

function SeatMap() {
  const copy = useCopy('ticketsSeatbooking');
  return (
    <Section>
      <Stack gap={5}>
        <Picture {...scenePicture('map')} alt={copy('mapAlt')} isFramed />
        <Text>{copy('mapNote')}</Text>
      </Stack>
    </Section>
  );
}

function Districts() {
  const lang = useLang();
  const { headline, text, cta, list } = useCopy('ticketsSeatbooking')('districts');
  const names = new Map(districts.map(({ slug, name }) => [slug, name[lang]]));
  return (
    <Section band="pink" aria-labelledby="districts">
      <SectionHeader title={headline} titleId="districts" lead={text} actions={<LinkArrow href="/universe/districts">{cta}</LinkArrow>} />
      <Grid element="ul" columns={4}>
        {list.map(district => (
          <li key={district.slug}>
            <InfoCard
              title={names.get(district.slug) ?? district.slug}
              href={`/universe/districts/${district.slug}`}
              image={labelPicture(district.slug)}
            >
              {district.text}
            </InfoCard>
          </li>
        ))}
      </Grid>
    </Section>
  );
}

function Steps() {
  const { headline, list } = useCopy('ticketsSeatbooking')('steps');
  return (
    <Section band="wood" aria-labelledby="steps">
      <Grid columns={2} gap="loose" align="start">
        <SectionHeader title={headline} titleId="steps" />
        <TextBlock steps={list} />
      </Grid>
    </Section>
  );
}

function Buy() {
  const { headline, text, cta } = useCopy('ticketsSeatbooking')('buy');
  return (
    <CallToAction title={headline} titleId="buy" image={emblemPicture('desk')} actions={<PhaseButton text={cta} href="ticket:lan" />}>
      {text}
    </CallToAction>
  );
}

function Questions() {
  const { headline, items } = useCopy('ticketsSeatbooking')('faq');
  return (
    <Section aria-labelledby="questions">
      <SectionHeader title={headline} titleId="questions" />
      <Accordion items={items.map(({ id, question, answer }) => ({ id, title: question, content: <TextBlock paragraphs={answer} /> }))} />
    </Section>
  );
}
