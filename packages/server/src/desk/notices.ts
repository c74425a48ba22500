import { randomBytes } from 'node:crypto';
import type { Notice } from '@tand/festival';
import type { DeskBody } from '@tand/festival/desk';
import type { Change } from '../db/content.ts';
import { refuseProblems, type Standing } from './documents.ts';
import { Refusal } from './refusal.ts';

type Given = DeskBody<'notices/save'>['notice'];

/** How long a notice may stand, in days: what stands longer is an article. */
const longest = 14;

/** A notice as it is saved (DESK-18). @throws Refusal */
export function writtenNotice({ id, from, until, ...rest }: Given, { content }: Standing): Notice {
  if (id !== undefined) findNotice(id, content.notices);
  const [start, end] = [Date.parse(from), Date.parse(until)];
  if (end <= start) refuseProblems([{ field: 'until', message: 'must be later than from' }]);
  if (end - start > longest * 86_400_000) refuseProblems([{ field: 'until', message: `must be at most ${longest} days after from` }]);
  return { id: id ?? randomBytes(6).toString('hex'), ...rest, from, until };
}

/** A notice that ends now; one that has not begun is gone. @throws Refusal */
export function endedNotice(id: string, now: number, { content }: Standing): Notice | undefined {
  const notice = findNotice(id, content.notices);
  if (Date.parse(notice.until) <= now) throw new Refusal('invalid', 'It has ended already.');
  return Date.parse(notice.from) < now ? { ...notice, until: new Date(now).toISOString() } : undefined;
}

function findNotice(id: string, notices: readonly Notice[]): Notice {
  const found = notices.find(one => one.id === id);
  if (!found) throw new Refusal('missing', `There is no notice ${id}.`);
  return found;
}

/** The change that puts a notice, or nothing, in the place of what stands. */
export const noticeChange = (id: string, after: Notice | undefined, { documents }: Standing): Change[] => [
  { kind: 'notice', id, before: documents.notice.get(id) ?? null, after: after ? { ...after } : null },
];
