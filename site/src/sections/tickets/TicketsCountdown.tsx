import { edition } from '@edition/edition.ts';
import { countdownTarget, type CountdownName } from '@tand/festival';
import { CountdownSection } from '@tand/ui';
import { useCopy } from '../../app/useCopy.ts';
import { useCountdownLabels } from '../../app/useCountdownLabels.ts';
import { useFestivalTime } from '../../app/useFestivalTime.ts';

/** Counts to the ticket release while that lies ahead (SPEC 4), then to the doors; after them a call to action stands. */
export function TicketsCountdown() {
  const { now } = useFestivalTime();
  const copy = useCopy('tickets');
  const { done, cta, ...doors } = copy('doors');
  if (now < countdownTarget(edition, 'ticketRelease')) return <Band name="ticketRelease" {...copy('countdown')} />;
  return <Band name="doorsOpen" {...doors} done={done} cta={cta} />;
}

interface BandProps {
  name: CountdownName;
  headline: string;
  label: string;
  text: string;
  target: string;
  done?: string;
  cta?: string;
}

function Band({ name, headline, label, text, target, done, cta }: BandProps) {
  const labels = useCountdownLabels(label, target);
  const { now, builtAt } = useFestivalTime();
  const instant = countdownTarget(edition, name);
  return (
    <CountdownSection
      title={headline}
      titleId="countdown"
      lead={now < instant ? text : undefined}
      target={instant}
      builtAt={builtAt}
      labels={labels}
      over={done && cta ? { text: done, cta, href: '/schedule' } : undefined}
    />
  );
}
