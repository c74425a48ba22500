import { edition } from '@edition/edition.ts';
import { activities } from '@edition/lists/activities.ts';
import { withJoiners } from '@tand/festival';
import { Card, Grid, Heading, Quote, Stack } from '@tand/ui';
import { NextSection, TextBand, TextBlock, TextFacts, TitledSection, headingOf } from '@tand/ui-festival';
import type { ComponentType } from 'react';
import { coverPicture, Film, PageTop, useCopy, useEntry, useEntryCopy, usePhaseLink } from '#app';

const bands: Readonly<Record<string, ComponentType>> = { console: Formats, saab: SaabFilm, 'arcane-game': Clue };

/** ACT-1, ACT-3 */
export default function ActivityPage() {
  const { entry, look, texts } = useEntry(activities);
  const copy = useEntryCopy<'activity'>(texts);
  const labels = useCopy('activities')('labels');
  const { [entry.slug]: Band } = bands;
  return (
    <>
      <PageTop band={look.band} scene={`scenes/${entry.slug}`} />
      <TitledSection title={labels.facts} titleId="facts" titleSize="title" band="wood">
        <TextFacts facts={copy('facts')} size="large" />
      </TitledSection>
      {Band && <Band />}
      <TextBand texts={copy('sections')} layout="thirds" />
      <NextSection
        title={labels.next}
        links={copy('links').map(usePhaseLink())}
        back={{ text: labels.back, href: '/activities' }}
        band="wood"
      />
    </>
  );
}

/** ACT-2 */
function Formats() {
  const formats = useCopy('activityConsole')('formats');
  return (
    <TitledSection {...headingOf('formats', formats)} band="yellow">
      <Grid columns={2}>
        {formats.items.map(format => (
          <Card key={format.id} element="article" id={format.id} hasStriker>
            <Stack gap={4}>
              <Heading level={3} size="heading">
                {withJoiners(format.headline)}
              </Heading>
              <TextBlock paragraphs={[format.text]} bullets={format.rules} />
            </Stack>
          </Card>
        ))}
      </Grid>
    </TitledSection>
  );
}

/** ACT-4 */
function SaabFilm() {
  const { title, text, posterAlt } = useCopy('activitySaab')('video');
  const { playVideo } = useCopy('activities')('labels');
  const { saabVideo, saabVideoEmbed } = edition.links;
  return (
    <TitledSection title={title} titleId="film" titleSize="title" lead={text} band="yellow" width="narrow">
      <Film
        title={title}
        src={saabVideoEmbed}
        href={saabVideo}
        poster={{ ...coverPicture('/img/activities/saab.svg'), alt: posterAlt }}
        play={playVideo}
      />
    </TitledSection>
  );
}

function Clue() {
  const clue = useCopy('arcaneGame')('clue');
  return (
    <TitledSection {...headingOf('clue', clue)} band="striker">
      <Quote>
        {clue.lines.map(line => (
          <p key={line}>{line}</p>
        ))}
      </Quote>
    </TitledSection>
  );
}
