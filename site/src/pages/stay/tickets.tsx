import { edition } from '@edition/edition.ts';
import { festivalPhase } from '@tand/festival';
import { TicketsPage as Pattern } from '@tand/ui-festival';
import { Head } from '../../app/Head.tsx';
import { scenePicture } from '../../app/scenePicture.ts';
import { useCopy } from '../../app/useCopy.ts';
import { useFestivalTime } from '../../app/useFestivalTime.ts';
import { TicketsPhase } from '../../sections/tickets/TicketsPhase.tsx';
import { useTicketCards } from '../../sections/tickets/useTicketCards.ts';
import { useTicketsCountdown } from '../../sections/tickets/useTicketsCountdown.ts';
import { useTicketsTexts } from '../../sections/tickets/useTicketsTexts.tsx';
import { useBattlepass } from '../../sections/useBattlepass.tsx';

/** TICKET-1 */
export default function TicketsPage() {
  const copy = useCopy('tickets');
  const phase = festivalPhase(edition, useFestivalTime());
  return (
    <>
      <Head {...copy('meta')} path="tickets" image="tickets" />
      <Pattern
        title={copy('headline')}
        lead={copy('preamble')}
        tone="yellow"
        image={{ ...scenePicture('scenes/tickets'), alt: copy('imageAlt') }}
        cards={{ ...useTicketCards(phase), notice: <TicketsPhase phase={phase} /> }}
        countdown={useTicketsCountdown()}
        battlepass={useBattlepass('tickets')}
        {...useTicketsTexts()}
      />
    </>
  );
}
