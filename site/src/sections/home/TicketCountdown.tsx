import { edition } from '@edition/edition.ts';
import { countdownTarget } from '@tand/festival';
import { CountdownSection } from '@tand/ui';
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
    <CountdownSection
      title={headline}
      titleId="release"
      lead={text}
      action={{ text: cta, href }}
      target={release}
      builtAt={builtAt}
      labels={labels}
    />
  );
}
