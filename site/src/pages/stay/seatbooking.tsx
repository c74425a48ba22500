import { TextBand, TitledSection, headingOf, withIds } from '@tand/ui-festival';
import { PageTop, PhaseCallToAction, Questions, useCopy } from '#app';
import { HallPlan } from '../../sections/HallPlan.tsx';

/** TICKET-4 */
export default function SeatbookingPage() {
  const copy = useCopy('ticketsSeatbooking');
  const steps = copy('steps');
  return (
    <>
      <PageTop band="teal" scene="scenes/seat-map" />
      <HallPlan />
      <TextBand band="pink" texts={withIds({ districts: copy('districts') })} />
      <TextBand band="wood" texts={withIds({ steps: { headline: steps.headline, steps: steps.list } })} />
      <PhaseCallToAction id="buy" {...copy('buy')} href="ticket:lan" emblem="desk" />
      <TitledSection {...headingOf('questions', copy('faq'))}>
        <Questions items={copy('faq').items} />
      </TitledSection>
    </>
  );
}
