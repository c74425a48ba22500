import { edition } from '@edition/edition.ts';
import { countdownTarget } from '@tand/festival';
import { Button, Countdown, Section, SectionHeader } from '@tand/ui';
import { useCountdownLabels } from '../../app/useCountdownLabels.ts';
import { useCopy } from '../../app/useCopy.ts';
import { useFestivalTime } from '../../app/useFestivalTime.ts';

/** Counts to the ticket release and is gone after it (SPEC 4). */
export function TicketCountdown() {
  const { headline, label, target, text, cta, href } = useCopy('home')('tickets');
  const labels = useCountdownLabels(label, target);
  const { now, builtAt } = useFestivalTime();
  const release = countdownTarget(edition, 'ticketRelease');
  if (now >= release) return null;
  return (
    <Section tone="striker" aria-labelledby="release">
      <SectionHeader title={headline} titleId="release" lead={text} action={<Button href={href}>{cta}</Button>} />
      <Countdown target={release} labels={labels} builtAt={builtAt} size="large" hasTarget />
    </Section>
  );
}
