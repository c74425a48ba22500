import { edition } from '@edition/edition.ts';
import { BackLink, Card, EmailLink, Grid, Heading, InfoCard, Section, SectionHeader, SocialLinks, Stack, Text } from '@tand/ui';
import { PageHeader, RichText, TextLinks, TextSection } from '@tand/ui-festival';
import { Head, PhaseButton, scenePicture, useBreadcrumbs, useCopy } from '#app';

/** ACT-6 */
export default function VeizlaMegaPage() {
  const copy = useCopy('veizlaMega');
  const days = copy('days');
  return (
    <>
      <Head {...copy('meta')} path="activities/veizla-mega" />
      <PageHeader
        title={copy('headline')}
        lead={copy('preamble')}
        breadcrumbs={useBreadcrumbs({ text: useCopy('common')('links').activities, href: '/activities' }, copy('meta').title)}
        band="pink"
        image={{ ...scenePicture('scenes/veizla-mega'), alt: copy('imageAlt') }}
      />
      <Section>
        <TextSection id="concept" {...copy('concept')} isSplit />
      </Section>
      <Section band="blue" aria-labelledby="days">
        <SectionHeader title={days.headline} titleId="days" />
        <Grid element="ol" columns={3}>
          {days.items.map(({ when, headline, text }) => (
            <li key={headline}>
              <InfoCard title={headline} kicker={when}>
                {text}
              </InfoCard>
            </li>
          ))}
        </Grid>
      </Section>
      <Tickets />
      <Section band="wood">
        <Grid columns={2} gap="loose">
          <TextSection id="travel" {...copy('travel')} />
          <TextSection id="accommodation" {...copy('accommodation')} />
        </Grid>
      </Section>
      <Organiser />
    </>
  );
}

function Tickets() {
  const { headline, preamble, items, cta, href, note } = useCopy('veizlaMega')('tickets');
  return (
    <Section band="yellow" aria-labelledby="tickets">
      <SectionHeader title={headline} titleId="tickets" lead={preamble} />
      <Stack gap={6}>
        <Grid element="ul" columns={3}>
          {items.map(ticket => (
            <Card key={ticket.headline} element="li" hasStriker>
              <Stack gap={3}>
                <Heading level={3}>{ticket.headline}</Heading>
                <Text>{ticket.text}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
        <p>
          <PhaseButton text={cta} href={href} />
        </p>
        <Text isMeasured>
          <RichText>{note}</RichText>
        </Text>
      </Stack>
    </Section>
  );
}

function Organiser() {
  const copy = useCopy('veizlaMega');
  const common = useCopy('common');
  const { headline, text, name, cta, href } = copy('contact');
  const social = copy('social');
  const { veizla, veizlaDiscord, veizlaInstagram, veizlaFacebook } = edition.links;
  const { names } = common('social');
  const profiles = [
    { id: 'web', text: names.web, href: veizla },
    { id: 'discord', text: names.discord, href: veizlaDiscord },
    { id: 'instagram', text: names.instagram, href: veizlaInstagram },
    { id: 'facebook', text: names.facebook, href: veizlaFacebook },
  ];
  return (
    <Section>
      <Stack gap={7}>
        <Grid columns={2} gap="loose">
          <TextSection id="contact" headline={headline} paragraphs={[text]}>
            <EmailLink address={edition.emails.partner}>{common('email', { name }).write}</EmailLink>
            <TextLinks links={[{ text: cta, href }]} />
          </TextSection>
          <TextSection id="social" headline={social.headline}>
            <SocialLinks hasNames profiles={profiles} labels={{ list: social.label, newTab: common('newTab') }} />
          </TextSection>
        </Grid>
        <p>
          <BackLink href="/activities">{useCopy('activities')('labels').back}</BackLink>
        </p>
      </Stack>
    </Section>
  );
}
