import { cosplayGuests } from '@edition/lists/cosplayGuests.ts';
import { Card, Grid, Heading, InfoCard, Picture, Section, SectionHeader, Stack } from '@tand/ui';
import { BackLink, TextBlock, TextFacts, TitledSection, headingOf } from '@tand/ui-festival';
import { avatarPicture, CardGrid, PageTop, PhaseCallToAction, scenePicture, shownText, useCopy, useLang } from '#app';

/** GUEST-1 */
export default function CosplayPage() {
  const copy = useCopy('cosplay');
  const village = copy('village');
  const { paragraphs, ...signup } = copy('signup');
  return (
    <>
      <PageTop band="blue" scene="scenes/cosplay-village" />
      <TitledSection {...headingOf('village', village)}>
        <Grid columns={2} gap="loose" align="start">
          <TextBlock paragraphs={village.paragraphs} />
          <TextFacts facts={village.facts} />
        </Grid>
      </TitledSection>
      <PhaseCallToAction id="signup" {...signup} band="yellow" emblem="sewing">
        <TextBlock paragraphs={paragraphs} />
      </PhaseCallToAction>
      <Workshops />
      <Guests />
      <Contests />
      <Section padding="compact">
        <BackLink href="/activities" text={useCopy('activities')('labels').back} />
      </Section>
    </>
  );
}

function Workshops() {
  const { items, more, moreHref, ...texts } = useCopy('cosplay')('activities');
  return (
    <TitledSection {...headingOf('activities', texts)} more={{ text: more, href: moreHref }} band="wood">
      <CardGrid isFilled>
        {items.map(item => (
          <InfoCard key={item.headline} title={item.headline} kicker={item.when}>
            {item.text}
          </InfoCard>
        ))}
      </CardGrid>
    </TitledSection>
  );
}

function Guests() {
  const lang = useLang();
  const copy = useCopy('cosplay');
  return (
    <TitledSection {...headingOf('guests', copy('guests'))}>
      <CardGrid columns={4} mobileColumns={2}>
        {cosplayGuests.map(({ slug, image, name, short }) => (
          <InfoCard
            key={slug}
            title={name}
            href={`/activities/cosplay/presentation/${slug}`}
            image={{ ...avatarPicture(image), alt: copy('guests', { name }).imageAlt }}
            ratio="1:1"
          >
            {shownText(short, lang)}
          </InfoCard>
        ))}
      </CardGrid>
    </TitledSection>
  );
}

function Contests() {
  const copy = useCopy('cosplay');
  const { headline, preamble, imageAlt } = copy('contests');
  return (
    <Section band="pink" aria-labelledby="contests">
      <Stack gap={7}>
        <Grid columns={2} align="center">
          <SectionHeader title={headline} titleId="contests" lead={preamble} width="narrow" />
          <Picture {...scenePicture('scenes/cosplay-stage')} alt={imageAlt} />
        </Grid>
        <Grid columns={2}>
          {(['open', 'masters'] as const).map(contest => (
            <Card key={contest} element="article" id={contest} hasStriker>
              <Stack gap={5}>
                <Heading level={3} size="heading">
                  {copy(contest).headline}
                </Heading>
                <TextBlock paragraphs={copy(contest).paragraphs} />
                <TextFacts facts={copy(contest).facts} />
              </Stack>
            </Card>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}
