import { randomBytes } from 'node:crypto';
import type { Notice } from '@tand/festival';
import type { DeskBody } from '@tand/festival/desk';
import type { CurrentContent } from './documents.ts';
import { Refusal, refuseProblems } from './refusal.ts';

type Given = DeskBody<'notices/save'>['notice'];

/** In days. */
const longest = 14;

// DESK-18
export function writtenNotice({ id, from, until, ...rest }: Given, { content }: CurrentContent): Notice {
  if (id !== undefined) findNotice(id, content.notices);
  const [start, end] = [Date.parse(from), Date.parse(until)];
  if (end <= start) refuseProblems([{ path: 'until', code: 'laterThanFrom' }]);
  if (end - start > longest * 86_400_000) refuseProblems([{ path: 'until', code: 'lastsTooLong', params: { days: longest } }]);
  return { id: id ?? randomBytes(6).toString('hex'), ...rest, from, until };
}

/** Undefined removes a notice that has not begun. */
export function endedNotice(id: string, now: number, { content }: CurrentContent): Notice | undefined {
  const notice = findNotice(id, content.notices);
  if (Date.parse(notice.until) <= now) refuseProblems([{ path: 'until', code: 'ended' }]);
  return Date.parse(notice.from) < now ? { ...notice, until: new Date(now).toISOString() } : undefined;
}

function findNotice(id: string, notices: readonly Notice[]): Notice {
  const found = notices.find(one => one.id === id);
  if (!found) throw new Refusal('missing');
  return found;
}
