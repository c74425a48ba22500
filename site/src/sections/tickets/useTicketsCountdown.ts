import { edition } from '@edition/edition.ts';
import { countdownTarget } from '@tand/festival';
import type { CountdownSectionProps } from '@tand/ui';
import { useCopy } from '../../app/useCopy.ts';
import { useCountdownLabels } from '../../app/useCountdownLabels.ts';
import { useFestivalTime } from '../../app/useFestivalTime.ts';

/** Counts to the ticket release while that lies ahead (SPEC 4), then to the doors; after them a call to action stands. */
export function useTicketsCountdown(): CountdownSectionProps {
  const copy = useCopy('tickets');
  const { now, builtAt } = useFestivalTime();
  const release = countdownTarget(edition, 'ticketRelease');
  const isBefore = now < release;
  const target = isBefore ? release : countdownTarget(edition, 'doorsOpen');
  const { done, cta, ...doors } = copy('doors');
  const { headline, label, text, target: words } = isBefore ? copy('countdown') : doors;
  return {
    title: headline,
    titleId: 'countdown',
    lead: now < target ? text : undefined,
    target,
    builtAt,
    labels: useCountdownLabels(label, words),
    over: isBefore ? undefined : { text: done, cta, href: '/schedule' },
  };
}
