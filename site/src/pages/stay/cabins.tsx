import { cabinsSoldOutFrom } from '@edition/lists/accommodation.ts';
import { edition } from '@edition/edition.ts';
import { localToInstant } from '@tand/festival';
import { Statement, useHasCome } from '@tand/ui';
import { Rich } from '../../app/Rich.tsx';
import { useCopy } from '../../app/useCopy.ts';
import { CopyButton } from '../../templates/CopyLinks.tsx';
import { StayPage } from '../../templates/StayPage.tsx';

/** STAY-2 */
export default function CabinsPage() {
  const isSoldOut = useHasCome(localToInstant(cabinsSoldOutFrom, edition.timeZone));
  const isOver = useHasCome(localToInstant(edition.dates.doorsOpen, edition.timeZone));
  return <StayPage notice={isSoldOut && !isOver && <SoldOut />} />;
}

function SoldOut() {
  const { headline, text, button } = useCopy('accommodationCabins')('soldOut');
  return (
    <Statement title={headline} titleId="sold-out" actions={<CopyButton text={button} href="ticket:cabins" />}>
      <Rich>{text}</Rich>
    </Statement>
  );
}
