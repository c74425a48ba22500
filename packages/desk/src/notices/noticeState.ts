import type { Notice } from '@tand/festival';

export function noticeState({ from, until }: Pick<Notice, 'from' | 'until'>, now: number): 'shown' | 'to come' | 'over' {
  if (Date.parse(until) <= now) return 'over';
  return Date.parse(from) <= now ? 'shown' : 'to come';
}
