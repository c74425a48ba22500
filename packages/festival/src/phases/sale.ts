import type { FestivalPhase } from './phases.ts';

/** Sold at the entrance during the festival. */
const atDoor: ReadonlySet<string> = new Set(['ticket:day', 'ticket:parents']);
const external = (...keys: string[]): ReadonlySet<string> => new Set(keys.map(key => `ext:${key}`));
/** Forms that need a ticket: open from the ticket release until the doors close. */
const contests = external('tournamentPlatform', 'aoeSignup', 'ecec', 'cosplayForm');
/** Forms of other participants: closed when the doors close. */
const entries = external('crewForm', 'groupsForm', 'accreditationForm');

/** Whether a link sells or enters nothing in a phase (FEST-6). */
export function isClosed(href: string, phase: FestivalPhase): boolean {
  if (href.startsWith('ticket:')) return phase === 'during' ? !atDoor.has(href) : phase !== 'on-sale' && phase !== 'last-days';
  return contests.has(href) ? phase === 'before-sale' || phase === 'after' : phase === 'after' && entries.has(href);
}
