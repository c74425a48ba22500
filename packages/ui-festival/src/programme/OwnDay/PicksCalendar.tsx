import { encodePicks, mostPicks } from '@tand/festival';
import { Button } from '@tand/ui/components/Button';
import { calendarGlyph, Icon } from '@tand/ui/components/Icon';
import { useEffect, useState } from 'react';

export interface PicksCalendarProps {
  picks: ReadonlySet<string>;
  programme: readonly { id: string }[];
  label: string;
  calendarHref: (part: string) => string;
  isCalendarServed: (href: string) => Promise<boolean>;
}

/** Without a server there is no calendar of the picks. */
export function PicksCalendar({ picks, programme, label, calendarHref, isCalendarServed }: PicksCalendarProps) {
  const [isServed, setServed] = useState(false);
  const first = programme.find(({ id }) => picks.has(id))?.id;
  useEffect(() => {
    if (isServed || first === undefined) return undefined;
    let isGone = false;
    isCalendarServed(calendarHref(`/picks/${encodePicks(new Set([first]), programme)}`)).then(
      is => isGone || setServed(is),
      () => {}, // unknown while offline
    );
    return () => void (isGone = true);
  }, [isServed, first, programme, calendarHref, isCalendarServed]);
  if (!isServed || picks.size > mostPicks) return null;
  return (
    <Button variant="ghost" href={calendarHref(`/picks/${encodePicks(picks, programme)}`)}>
      <Icon glyph={calendarGlyph} size="small" /> {label}
    </Button>
  );
}
