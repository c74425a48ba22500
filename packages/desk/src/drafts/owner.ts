import type { DeskSession } from '@tand/festival/desk';
import { forgetDrafts, savedState } from './savedState.ts';

const owner = savedState<{ person: string; until: string } | null>('owner', null);

export function noteSignIn({ person, device }: DeskSession): void {
  const before = owner.get();
  if (before && before.person !== person.id) forgetDrafts();
  owner.set(() => ({ person: person.id, until: device.until }));
}

/** A session that ended early was revoked, so its drafts are deleted. */
export function noteSignOut(now: number): void {
  const before = owner.get();
  if (before && Date.parse(before.until) > now) forgetDrafts();
}
