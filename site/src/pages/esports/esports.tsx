import { challenges } from '@edition/lists/challenges.ts';
import { tournaments } from '@edition/lists/tournaments.ts';
import type { TournamentGroup } from '@tand/festival';
import { CallToAction, Card, Grid, Heading, LinkArrow, Section, SectionHeader, Stack, Text, type Band } from '@tand/ui';
import { PageHeader, RichText, TextSection, TournamentCard } from '@tand/ui-festival';
import { Head, PhaseButton, coverPicture, emblemPicture, labelPicture, useCopy, useLang } from '#app';

const groups: readonly TournamentGroup[] = ['official', 'partner', 'community'];
const groupBands: Record<TournamentGroup, Band> = { official: 'paper', partner: 'wood', community: 'pink' };

/** ESPORT-1, ESPORT-2 */
export default function EsportsPage() {
  const copy = useCopy('esports');
  const prizes = copy('prizes');
  const watch = copy('watch');
  return (
    <>
      <Head {...copy('meta')} />
      <PageHeader
        title={copy('headline')}
        lead={copy('preamble')}
        band="red"
        image={{ ...coverPicture('/img/pages/esports.svg'), alt: copy('imageAlt') }}
        actions={<Jumps />}
      />
      {groups.map(group => (
        <Tournaments key={group} group={group} />
      ))}
      <Challenges />
      <Steps />
      <Section band="wood">
        <TextSection
          id="rules"
          headline={copy('rules').headline}
          paragraphs={[copy('rules').preamble]}
          bullets={copy('rules').bullets}
          isSplit
        />
      </Section>
      <CallToAction
        title={prizes.headline}
        titleId="prizes"
        band="yellow"
        image={emblemPicture('cogTrophy')}
        actions={<PhaseButton text={prizes.cta} href={prizes.href} />}
      >
        {prizes.text}
      </CallToAction>
      <Section>
        <Grid columns={2} gap="loose" align="start">
          <TextSection id="watch" headline={watch.headline} paragraphs={watch.paragraphs}>
            <p>
              <PhaseButton {...watch.cta} />
            </p>
          </TextSection>
          <TextSection id="team" {...copy('team')} />
        </Grid>
      </Section>
    </>
  );
}

function Jumps() {
  const copy = useCopy('esports');
  return (
    <Stack element="nav" direction="row" gap={5} aria-label={copy('jump')}>
      {groups.map(group => (
        <LinkArrow key={group} href={`#${group}`} direction="none">
          {copy('groups')[group].headline}
        </LinkArrow>
      ))}
    </Stack>
  );
}

function Tournaments({ group }: { group: TournamentGroup }) {
  const lang = useLang();
  const { headline, preamble } = useCopy('esports')('groups')[group];
  return (
    <Section band={groupBands[group]} id={group} aria-labelledby={`${group}-headline`}>
      <SectionHeader title={headline} titleId={`${group}-headline`} lead={preamble} />
      <Grid element="ul" columns={group === 'partner' ? 4 : 3}>
        {tournaments
          .filter(tournament => tournament.group === group)
          .map(({ slug, title, image, alt, link, line }) => (
            <li key={slug}>
              <TournamentCard title={title[lang]} href={link} image={{ ...coverPicture(image), alt: alt[lang] }}>
                {line[lang]}
              </TournamentCard>
            </li>
          ))}
      </Grid>
    </Section>
  );
}

function Challenges() {
  const lang = useLang();
  const { headline, preamble } = useCopy('esports')('challenges');
  return (
    <Section band="night" id="challenges" aria-labelledby="challenges-headline">
      <SectionHeader title={headline} titleId="challenges-headline" lead={preamble} />
      <Grid element="ul" columns={4}>
        {challenges.map(({ slug, title, line, district, link }) => (
          <li key={slug}>
            <TournamentCard title={title[lang]} href={link} image={labelPicture(district)} ratio="4:3">
              {line[lang]}
            </TournamentCard>
          </li>
        ))}
      </Grid>
    </Section>
  );
}

function Steps() {
  const { headline, items } = useCopy('esports')('steps');
  return (
    <Section aria-labelledby="steps">
      <SectionHeader title={headline} titleId="steps" />
      <Grid element="ol" columns={4}>
        {items.map((step, index) => (
          <Card key={step.headline} element="li">
            <Stack gap={3}>
              <Text size="pixel" tone="accent">
                {index + 1}
              </Text>
              <Heading level={3}>{step.headline}</Heading>
              <Text>
                <RichText>{step.text}</RichText>
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
