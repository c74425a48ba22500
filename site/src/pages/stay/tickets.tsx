import { edition } from '@edition/edition.ts';
import { festivalPhase } from '@tand/festival';
import { useCopy } from '../../app/useCopy.ts';
import { useFestivalTime } from '../../app/useFestivalTime.ts';
import { Battlepass } from '../../sections/Battlepass.tsx';
import { Extras, GameOfTheMonth, Groups, Included, Phase, Questions, SeatBooking } from '../../sections/tickets/Parts.tsx';
import { TicketCards } from '../../sections/tickets/TicketCards.tsx';
import { TicketsCountdown } from '../../sections/tickets/TicketsCountdown.tsx';
import { scenePicture } from '../../app/scenePicture.ts';
import { TextPage } from '../../templates/TextPage.tsx';

/** Nothing to fetch; the moment of the build comes with it. */
export const load = () => Promise.resolve(null);

/** SPEC 2.4, tickets. What can be bought follows the festival's phase. */
export default function TicketsPage() {
  const copy = useCopy('tickets');
  const phase = festivalPhase(edition, useFestivalTime().now);
  return (
    <TextPage
      meta={copy('meta')}
      headline={copy('headline')}
      preamble={copy('preamble')}
      path="tickets"
      image="tickets"
      tone="yellow"
      picture={{ ...scenePicture('scenes/tickets'), alt: copy('imageAlt') }}
    >
      <TicketCards phase={phase} notice={<Phase phase={phase} />} />
      <TicketsCountdown />
      <Battlepass page="tickets" tone="blue" />
      <GameOfTheMonth />
      <SeatBooking />
      <Groups />
      <Included />
      <Extras />
      <Questions />
    </TextPage>
  );
}
