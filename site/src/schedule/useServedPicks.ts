import { encodePicks, mostPicks } from '@tand/festival';
import { useEffect, useState } from 'react';
import { useLang, href } from '@tand/runtime/i18n';

let isKnown = false;

async function answers(path: string): Promise<boolean> {
  try {
    isKnown ||= (await fetch(path, { method: 'HEAD' })).ok;
  } catch {
    // Offline this is unknown.
  }
  return isKnown;
}

/** Whether calendars can follow these picks: the address holds them, so only a server can respond (SCHED-46). Asks until one does. */
export function useServedPicks(picks: ReadonlySet<string>, programme: readonly { id: string }[]): boolean {
  const lang = useLang();
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
  return isServed && picks.size <= mostPicks;
}
