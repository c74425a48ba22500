import { edition } from '@edition/edition.ts';
import { festivalPhase, type FestivalPhase } from '@tand/festival';
import { useCopy } from '../app/useCopy.ts';
import { useFestivalTime } from '../app/useFestivalTime.ts';

/** A link of the copy: an internal path, `ext:` and a key of the edition's links, or `ticket:` and a product. */
export interface CopyLink {
  text: string;
  href: string;
}

/** Products that are sold at the entrance while the festival is on. */
const atDoor: ReadonlySet<string> = new Set(['ticket:day', 'ticket:parents']);
const external = (...keys: string[]): ReadonlySet<string> => new Set(keys.map(key => `ext:${key}`));
/** Forms of those who need a ticket first: they open with the sale and close with the doors. */
const contests = external('tournamentPlatform', 'aoeSignup', 'ecec', 'cosplayForm');
/** Forms of others who come to take part; with the doors they close. */
const entries = external('crewForm', 'groupsForm', 'accreditationForm');

/** Whether nothing is sold or entered by a link of the copy in a phase (FEST-6). */
export function isClosed(href: string, phase: FestivalPhase): boolean {
  if (href.startsWith('ticket:')) return phase === 'during' ? !atDoor.has(href) : phase !== 'on-sale' && phase !== 'last-days';
  return contests.has(href) ? phase === 'before-sale' || phase === 'after' : phase === 'after' && entries.has(href);
}

/** What a call to action says now: its own, or where the sale stands once nothing is to be had by it. A way to the tickets names them while none is sold. */
export function usePhaseLink(): (link: CopyLink) => CopyLink {
  const phase = festivalPhase(edition, useFestivalTime());
  const { cta, href } = useCopy('common')('phases')[phase];
  const { tickets } = useCopy('common')('links');
  const isSold = !isClosed('ticket:day', phase);
  return link => {
    if (isClosed(link.href, phase)) return { text: cta, href };
    return link.href === '/tickets' && !isSold ? { ...link, text: tickets } : link;
  };
}
