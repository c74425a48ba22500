import { edition } from '@edition/edition.ts';
import { festivalPhase } from '@tand/festival';
import { Accordion, Grid, Heading, Section, SectionHeader, Stack } from '@tand/ui';
import { Island } from '@tand/runtime/islands';
import { BattlepassSection, PageHeader, TextBlock } from '@tand/ui-festival';
import { use } from 'react';
import { Head, scenePicture, useBattlepass, useBreadcrumbs, useCopy, useFestivalTime } from '#app';
import type { LookupIslandProps } from '../../islands/lookup.tsx';
import { Served } from '../../seo/served.ts';

/** LOOKUP-1 */
export default function BattlepassPage() {
  const tickets = useCopy('common')('links').tickets;
  const copy = useCopy('ticketsBattlepass');
  return (
    <>
      <Head {...copy('meta')} />
      <PageHeader
        title={copy('headline')}
        lead={copy('preamble')}
        breadcrumbs={useBreadcrumbs({ text: tickets, href: '/tickets' }, copy('meta').title)}
        band="blue"
        image={{ ...scenePicture('scenes/battlepass'), alt: copy('imageAlt') }}
      />
      <Explanation />
      <BattlepassSection {...useBattlepass('ticketsBattlepass')} />
      <Section band="yellow">
        <Grid columns={2} gap="loose" align="start">
          <Island<LookupIslandProps> of="lookup" props={{ posted: use(Served).lookup }} />
          <Questions />
        </Grid>
      </Section>
    </>
  );
}

function Explanation() {
  const { headline, paragraphs, notYet, lit, points } = useCopy('ticketsBattlepass')('explanation');
  const isBeforeSale = festivalPhase(edition, useFestivalTime()) === 'before-sale';
  return (
    <Section aria-labelledby="explanation">
      <SectionHeader title={headline} titleId="explanation" />
      <Grid columns={2} gap="loose">
        <TextBlock paragraphs={[...paragraphs, isBeforeSale ? notYet : lit]} />
        <Stack gap={4}>
          <Heading level={3} size="heading">
            {points.headline}
          </Heading>
          <TextBlock bullets={points.list} />
        </Stack>
      </Grid>
    </Section>
  );
}

function Questions() {
  const { headline, items } = useCopy('ticketsBattlepass')('questions');
  return (
    <section aria-labelledby="questions">
      <SectionHeader title={headline} titleId="questions" size="title" />
      <Accordion items={items.map(({ id, question, answer }) => ({ id, title: question, content: <TextBlock paragraphs={answer} /> }))} />
    </section>
  );
}
