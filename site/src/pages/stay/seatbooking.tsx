import { districts } from '@edition/lists/districts.ts';
import { Accordion, CallToAction, Grid, InfoCard, LinkArrow, Picture, Prose, Section, SectionHeader, Stack, Text } from '@tand/ui';
import { emblemPicture, labelPicture } from '../../app/pictures.ts';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';
import { CopyButton } from '../../templates/CopyLinks.tsx';
import { scenePicture } from '../../app/scenePicture.ts';
import { TextBlock } from '../../templates/TextBlock.tsx';
import { TextPage } from '../../templates/TextPage.tsx';

/** TICKET-4 */
export default function SeatbookingPage() {
  const tickets = useCopy('common')('links').tickets;
  const copy = useCopy('ticketsSeatbooking');
  return (
    <TextPage
      meta={copy('meta')}
      title={copy('headline')}
      lead={copy('preamble')}
      path="tickets/seatbooking"
      preview="ticketsSeatbooking"
      parent={{ text: tickets, href: '/tickets' }}
      tone="teal"
      image={{ ...scenePicture('scenes/seat-map'), alt: copy('imageAlt') }}
    >
      <SeatMap />
      <Districts />
      <Steps />
      <Buy />
      <Questions />
    </TextPage>
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
    <Section tone="pink" aria-labelledby="districts">
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
    <Section tone="wood" aria-labelledby="steps">
      <Grid columns={2} gap="loose" align="start">
        <SectionHeader title={headline} titleId="steps" />
        <Prose>
          <ol>
            {list.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Prose>
      </Grid>
    </Section>
  );
}

function Buy() {
  const { headline, text, cta } = useCopy('ticketsSeatbooking')('buy');
  return (
    <CallToAction title={headline} titleId="buy" image={emblemPicture('desk')} actions={<CopyButton text={cta} href="ticket:lan" />}>
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
