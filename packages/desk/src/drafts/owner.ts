import type { DeskSession } from '@tand/festival/desk';
import { forgetDrafts, savedState } from './savedState.ts';

/** Person whose drafts are on this device, and the end of the session. */
const owner = savedState<{ person: string; until: string } | null>('owner', null);

/** The next person at a shared device does not see the previous person's drafts. */
export function noteSignIn({ person, device }: DeskSession): void {
  const before = owner.get();
  if (before && before.person !== person.id) forgetDrafts();
  owner.set(() => ({ person: person.id, until: device.until }));
}

/** A session that ends before its time was revoked; an expired one leaves its drafts. */
export function noteSignOut(now: number): void {
  const before = owner.get();
  if (before && Date.parse(before.until) > now) forgetDrafts();
}
