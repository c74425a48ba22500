import { edition } from '@edition/edition.ts';
import { EmailLink, Grid, InfoCard, Section, SocialLinks, Stack, Text } from '@tand/ui';
import { BackLink, RichText, TextBand, TextLinks, TextSection, TitledSection, headingOf, withIds } from '@tand/ui-festival';
import { CardGrid, PageTop, PhaseAction, useCopy } from '#app';

const channels = [
  ['web', edition.links.veizla],
  ['discord', edition.links.veizlaDiscord],
  ['instagram', edition.links.veizlaInstagram],
  ['facebook', edition.links.veizlaFacebook],
] as const;

/** ACT-6 */
export default function VeizlaMegaPage() {
  const copy = useCopy('veizlaMega');
  return (
    <>
      <PageTop path="activities/veizla-mega" band="pink" scene="scenes/veizla-mega" />
      <TextBand texts={withIds({ concept: copy('concept') })} />
      <TitledSection {...headingOf('days', copy('days'))} band="blue">
        <CardGrid element="ol" columns={3}>
          {copy('days').items.map(({ when, headline, text }) => (
            <InfoCard key={headline} title={headline} kicker={when}>
              {text}
            </InfoCard>
          ))}
        </CardGrid>
      </TitledSection>
      <Tickets />
      <TextBand band="wood" layout="columns" texts={withIds({ travel: copy('travel'), accommodation: copy('accommodation') })} />
      <Organiser />
    </>
  );
}

function Tickets() {
  const { items, cta, href, note, ...texts } = useCopy('veizlaMega')('tickets');
  return (
    <TitledSection {...headingOf('tickets', texts)} band="yellow">
      <Stack gap={6}>
        <CardGrid columns={3}>
          {items.map(ticket => (
            <InfoCard key={ticket.headline} title={ticket.headline}>
              {ticket.text}
            </InfoCard>
          ))}
        </CardGrid>
        <PhaseAction text={cta} href={href} />
        <Text isMeasured>
          <RichText>{note}</RichText>
        </Text>
      </Stack>
    </TitledSection>
  );
}

function Organiser() {
  const copy = useCopy('veizlaMega');
  const common = useCopy('common');
  const { headline, text, name, cta, href } = copy('contact');
  const social = copy('social');
  const { names } = common('social');
  return (
    <Section>
      <Stack gap={7}>
        <Grid columns={2} gap="loose">
          <TextSection id="contact" headline={headline} paragraphs={[text]}>
            <EmailLink address={edition.emails.partner}>{common('email', { name }).write}</EmailLink>
            <TextLinks links={[{ text: cta, href }]} />
          </TextSection>
          <TextSection id="social" headline={social.headline}>
            <SocialLinks
              hasNames
              profiles={channels.map(([id, href]) => ({ id, text: names[id], href }))}
              labels={{ list: social.label, newTab: common('newTab') }}
            />
          </TextSection>
        </Grid>
        <p>
          <BackLink href="/activities" text={useCopy('activities')('labels').back} />
        </p>
      </Stack>
    </Section>
  );
}
