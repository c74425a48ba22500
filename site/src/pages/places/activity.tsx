import { edition } from '@edition/edition.ts';
import { activities } from '@edition/lists/activities.ts';
import { Card, FactList, Grid, Heading, Picture, Quote, Section, SectionHeader, Stack, Text, VideoEmbed } from '@tand/ui';
import { NextSection, PageHeader, TextColumns, TextFacts, TitledSection } from '@tand/ui-festival';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Head, coverPicture, scenePicture, useBreadcrumbs, useCopy, useEntry, useEntryCopy, usePhaseLink } from '#app';

/** Bands that only one activity has, between its facts and its texts. */
const bands: Readonly<Record<string, ComponentType>> = { console: Formats, saab: Film, 'arcane-game': Clue };

/** ACT-1, ACT-3, DISTRICT-3 */
export default function ActivityPage() {
  const { entry, look, texts } = useEntry(activities);
  const copy = useEntryCopy<'activity'>(texts);
  const labels = useCopy('activities')('labels');
  const parent = { text: useCopy('common')('links').activities, href: '/activities' };
  const { [entry.slug]: Band } = bands;
  return (
    <>
      <Head {...copy('meta')} />
      <PageHeader
        title={copy('headline')}
        lead={copy('preamble')}
        breadcrumbs={useBreadcrumbs(parent, copy('meta').title)}
        band={look.band}
        image={{ ...scenePicture(`scenes/${entry.slug}`), alt: copy('imageAlt') }}
      />
      <TitledSection title={labels.facts} titleId="facts" titleSize="title" band="wood">
        <TextFacts facts={copy('facts')} size="large" />
      </TitledSection>
      {Band && <Band />}
      <Section>
        <TextColumns texts={copy('sections')} layout="rows" />
      </Section>
      <NextSection
        title={labels.next}
        links={copy('links').map(usePhaseLink())}
        back={{ text: labels.back, href: parent.href }}
        band="wood"
      />
    </>
  );
}

/** ACT-2 */
function Formats() {
  const { headline, items } = useCopy('activityConsole')('formats');
  return (
    <Section band="yellow" aria-labelledby="formats">
      <SectionHeader title={headline} titleId="formats" />
      <Grid columns={2}>
        {items.map(format => (
          <Card key={format.id} element="article" id={format.id} hasStriker>
            <Stack gap={4}>
              <Heading level={3} size="heading">
                {format.headline}
              </Heading>
              <Text>{format.text}</Text>
              <FactList facts={format.rules} />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}

/** ACT-4 */
function Film() {
  const { title, text, posterAlt } = useCopy('activitySaab')('video');
  const { playVideo } = useCopy('activities')('labels');
  const { saabVideo, saabVideoEmbed } = edition.links;
  const { t } = useTranslation('common');
  return (
    <Section band="yellow" width="narrow" aria-labelledby="film">
      <SectionHeader title={title} titleId="film" size="title" lead={text} />
      <VideoEmbed
        title={title}
        src={saabVideoEmbed}
        href={saabVideo}
        poster={<Picture {...coverPicture('/img/activities/saab.svg')} alt={posterAlt} />}
        labels={{
          load: playVideo,
          notice: t('embed.notice', { host: new URL(saabVideo).host }),
          direct: t('embed.direct'),
          newTab: t('newTab'),
        }}
      />
    </Section>
  );
}

function Clue() {
  const { headline, preamble, lines } = useCopy('arcaneGame')('clue');
  return (
    <Section band="striker" aria-labelledby="clue">
      <SectionHeader title={headline} titleId="clue" lead={preamble} />
      <Quote>
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
      </Quote>
    </Section>
  );
}
