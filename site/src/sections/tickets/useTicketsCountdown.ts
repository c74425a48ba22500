import { edition } from '@edition/edition.ts';
import { countdownTarget, festivalPhase } from '@tand/festival';
import type { CountdownSectionProps } from '@tand/ui-festival';
import { useCopy } from '../../app/useCopy.ts';
import { useCountdownLabels } from '../../app/useCountdownLabels.ts';
import { useFestivalTime } from '../../app/useFestivalTime.ts';

/** Counts to the ticket release (COUNT-3), then to the doors; then a call to action. */
export function useTicketsCountdown(): CountdownSectionProps {
  const copy = useCopy('tickets');
  const now = useFestivalTime();
  const phase = festivalPhase(edition, now);
  const { during, after, ...doors } = copy('doors');
  const countdown = copy('countdown');
  const words = phase === 'before-sale' ? countdown : doors;
  const over = phase === 'after' ? after : during;
  const target = countdownTarget(edition, phase === 'before-sale' ? 'ticketRelease' : 'doorsOpen');
  const isOver = now >= target;
  return {
    title: isOver ? over.headline : words.headline,
    titleId: 'countdown',
    lead: isOver ? undefined : words.text,
    target,
    labels: useCountdownLabels(words.label, words.target),
    over: phase === 'before-sale' ? undefined : { text: over.text, actionText: over.cta, href: over.href },
  };
}
