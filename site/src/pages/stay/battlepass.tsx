import { Grid, Heading, Section, SectionHeader, Stack } from '@tand/ui';
import { Island } from '@tand/runtime/islands';
import { BattlepassSection, TextBlock, TitledSection } from '@tand/ui-festival';
import { use } from 'react';
import { PageTop, Questions, useBattlepass, useCopy } from '#app';
import type { LookupIslandProps } from '../../islands/lookup.tsx';
import { Served } from '@tand/runtime/render/served';

/** LOOKUP-1 */
export default function BattlepassPage() {
  const questions = useCopy('ticketsBattlepass')('questions');
  return (
    <>
      <PageTop band="blue" scene="scenes/battlepass" />
      <Explanation />
      <BattlepassSection {...useBattlepass('ticketsBattlepass')} />
      <Section band="yellow">
        <Grid columns={2} gap="loose" align="start">
          <Island<LookupIslandProps> of="lookup" props={{ posted: use(Served).lookup }} />
          <section aria-labelledby="questions">
            <SectionHeader title={questions.headline} titleId="questions" size="title" />
            <Questions items={questions.items} />
          </section>
        </Grid>
      </Section>
    </>
  );
}

function Explanation() {
  const { headline, paragraphs, points } = useCopy('ticketsBattlepass')('explanation');
  return (
    <TitledSection title={headline} titleId="explanation">
      <Grid columns={2} gap="loose">
        <TextBlock paragraphs={[...paragraphs, useCopy('ticketsBattlepass')('state')]} />
        <Stack gap={4}>
          <Heading level={3} size="heading">
            {points.headline}
          </Heading>
          <TextBlock bullets={points.list} />
        </Stack>
      </Grid>
    </TitledSection>
  );
}
