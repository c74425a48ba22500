import { cosplayGuests } from '@edition/lists/cosplayGuests.ts';
import { BackLink, CallToAction, Card, Grid, Heading, InfoCard, Picture, Section, SectionHeader, Stack } from '@tand/ui';
import { GuestCard, PageHeader, TextBlock, TextFacts } from '@tand/ui-festival';
import { useTranslation } from 'react-i18next';
import { Head, PhaseButton, avatarPicture, emblemPicture, scenePicture, useBreadcrumbs, useCopy, useLang } from '#app';

/** GUEST-1 */
export default function CosplayPage() {
  const copy = useCopy('cosplay');
  return (
    <>
      <Head {...copy('meta')} />
      <PageHeader
        title={copy('headline')}
        lead={copy('preamble')}
        breadcrumbs={useBreadcrumbs({ text: useCopy('common')('links').activities, href: '/activities' }, copy('meta').title)}
        band="blue"
        image={{ ...scenePicture('scenes/cosplay-village'), alt: copy('imageAlt') }}
      />
      <Village />
      <Signup />
      <Workshops />
      <Guests />
      <Contests />
      <Section padding="compact">
        <BackLink href="/activities">{useCopy('activities')('labels').back}</BackLink>
      </Section>
    </>
  );
}

function Village() {
  const { headline, paragraphs, facts } = useCopy('cosplay')('village');
  return (
    <Section aria-labelledby="village">
      <SectionHeader title={headline} titleId="village" />
      <Grid columns={2} gap="loose" align="start">
        <TextBlock paragraphs={paragraphs} />
        <TextFacts facts={facts} />
      </Grid>
    </Section>
  );
}

function Signup() {
  const { headline, paragraphs, cta, href } = useCopy('cosplay')('signup');
  return (
    <CallToAction
      title={headline}
      titleId="signup"
      band="yellow"
      image={emblemPicture('sewing')}
      actions={<PhaseButton text={cta} href={href} />}
    >
      <TextBlock paragraphs={paragraphs} />
    </CallToAction>
  );
}

function Workshops() {
  const { headline, preamble, items, more, moreHref } = useCopy('cosplay')('activities');
  return (
    <Section band="wood" aria-labelledby="activities">
      <SectionHeader title={headline} titleId="activities" lead={preamble} />
      <Grid element="ul" columns={4}>
        {items.map(item => (
          <li key={item.headline}>
            <InfoCard title={item.headline} kicker={item.when}>
              {item.text}
            </InfoCard>
          </li>
        ))}
        <li>
          <InfoCard band="yellow" title={more} href={moreHref} />
        </li>
      </Grid>
    </Section>
  );
}

function Guests() {
  const lang = useLang();
  const { t } = useTranslation('cosplay');
  return (
    <Section aria-labelledby="guests">
      <SectionHeader title={t('guests.headline')} titleId="guests" lead={t('guests.preamble')} />
      <Grid element="ul" columns={4} mobileColumns={2}>
        {cosplayGuests.map(({ slug, img, name, short }) => (
          <li key={slug}>
            <GuestCard
              name={name}
              roleName={short[lang]}
              href={`/activities/cosplay/presentation/${slug}`}
              image={{ ...avatarPicture(img), alt: t('guests.imageAlt', { name }) }}
            />
          </li>
        ))}
      </Grid>
    </Section>
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
