import { edition } from '@edition/edition.ts';
import { countdownTarget } from '@tand/festival';
import { useHasCome } from '@tand/ui';
import { CountdownSection } from '@tand/ui-festival';
import { useCountdownLabels } from '../../app/useCountdownLabels.ts';
import { useCopy } from '../../app/useCopy.ts';

/** Hidden after the ticket release (COUNT-3). */
export function TicketCountdown() {
  const { headline, label, target, text, cta, href } = useCopy('home')('tickets');
  const labels = useCountdownLabels(label, target);
  const release = countdownTarget(edition, 'ticketRelease');
  if (useHasCome(release)) return null;
  return <CountdownSection title={headline} titleId="release" lead={text} action={{ text: cta, href }} target={release} labels={labels} />;
}
