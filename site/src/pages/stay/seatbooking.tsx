import { Grid, Section, SectionHeader } from '@tand/ui';
import { TextBand, TextBlock, TitledSection, headingOf, withIds } from '@tand/ui-festival';
import { PageTop, PhaseCallToAction, Questions, useCopy } from '#app';
import { HallPlan } from '../../sections/HallPlan.tsx';

/** TICKET-4 */
export default function SeatbookingPage() {
  const copy = useCopy('ticketsSeatbooking');
  return (
    <>
      <PageTop band="teal" scene="scenes/seat-map" />
      <HallPlan />
      <TextBand band="pink" texts={withIds({ districts: copy('districts') })} />
      <Section band="wood" aria-labelledby="steps">
        <Grid columns={2} gap="loose" align="start">
          <SectionHeader title={copy('steps').headline} titleId="steps" />
          <TextBlock steps={copy('steps').list} />
        </Grid>
      </Section>
      <PhaseCallToAction id="buy" {...copy('buy')} href="ticket:lan" emblem="desk" />
      <TitledSection {...headingOf('questions', copy('faq'))}>
        <Questions items={copy('faq').items} />
      </TitledSection>
    </>
  );
}
