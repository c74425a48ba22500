import { encodePicks, mostPicks } from '@tand/festival';
import { Button } from '@tand/ui/components/Button';
import { calendarGlyph, Icon } from '@tand/ui/components/Icon';
import { useEffect, useState } from 'react';

export interface PicksCalendarProps {
  picks: ReadonlySet<string>;
  programme: readonly { id: string }[];
  label: string;
  /** Returns the address of the calendar of a part of the programme. */
  calendarHref: (part: string) => string;
}

/** Link to a calendar that follows the picks: the address holds them, so only a server can respond (SCHED-46). Asks until one does. */
export function PicksCalendar({ picks, programme, label, calendarHref }: PicksCalendarProps) {
  const [isServed, setServed] = useState(false);
  const first = programme.find(({ id }) => picks.has(id))?.id;
  useEffect(() => {
    if (isServed || first === undefined) return undefined;
    const asked = new AbortController();
    const { pathname } = new URL(calendarHref(`/picks/${encodePicks(new Set([first]), programme)}`));
    fetch(pathname, { method: 'HEAD', signal: asked.signal }).then(
      ({ ok }) => setServed(ok),
      () => {}, // offline this is unknown
    );
    return () => asked.abort();
  }, [isServed, first, programme, calendarHref]);
  if (!isServed || picks.size > mostPicks) return null;
  return (
    <Button variant="ghost" href={calendarHref(`/picks/${encodePicks(picks, programme)}`)}>
      <Icon glyph={calendarGlyph} size="small" /> {label}
    </Button>
  );
}
