import { encodePicks, mostPicks } from '@tand/festival';
import { href, useLang } from '@tand/runtime/i18n';
import { Button, calendarGlyph, Icon } from '@tand/ui';
import { useEffect, useState } from 'react';
import { useCopy } from '../app/useCopy.ts';
import { subscription } from './subscription.ts';

let isKnown = false;

async function answers(path: string): Promise<boolean> {
  try {
    isKnown ||= (await fetch(path, { method: 'HEAD' })).ok;
  } catch {
    // Offline this is unknown.
  }
  return isKnown;
}

export interface PicksCalendarProps {
  picks: ReadonlySet<string>;
  programme: readonly { id: string }[];
}

/** Link to a calendar that follows the picks: the address holds them, so only a server can respond (SCHED-46). Asks until one does. */
export function PicksCalendar({ picks, programme }: PicksCalendarProps) {
  const lang = useLang();
  const copy = useCopy('schedule')('calendar');
  const [isServed, setServed] = useState(isKnown);
  const first = programme.find(({ id }) => picks.has(id));
  const path = first && !isServed ? href(lang, `schedule/picks/${encodePicks(new Set([first.id]), programme)}.ics`) : undefined;
  useEffect(() => {
    let isGone = false;
    const ask = async (address: string) => {
      const isOk = await answers(address);
      if (!isGone) setServed(isOk);
    };
    if (path !== undefined) void ask(path);
    return () => {
      isGone = true;
    };
  }, [path]);
  if (!isServed || picks.size > mostPicks) return null;
  return (
    <Button variant="ghost" href={subscription(lang, `schedule/picks/${encodePicks(picks, programme)}`)}>
      <Icon glyph={calendarGlyph} size="small" /> {copy.subscribePicks}
    </Button>
  );
}
