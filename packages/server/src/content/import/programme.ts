import { maxScheduleItems } from '@tand/festival';
import { ContentError } from '../problems.ts';
import type { FestivalTimes } from '../festival.ts';
import type { StoredContent } from '../revisions.ts';
import { carryOver, unsaid } from './carryOver.ts';
import { Losses, type ForeignProgramme } from './foreign.ts';
import { readFrabJson, readFrabXml } from './frab.ts';
import { readTable } from './table.ts';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

export type Reader = (file: string, source: string, losses: Losses, timeZone: string) => ForeignProgramme;

export function readerOf(file: string, source: string): Reader | undefined {
  const text = source.replace(/^\uFEFF/, '').trimStart();
  if (text.startsWith('<')) return readFrabXml;
  if (/\.(?:csv|tsv|txt)$/i.test(file) || /^"?sep=/i.test(text)) return readTable;
  return /^[{[]/.test(text) || /^(?:var|let|const)\s+program\s*=/.test(text) ? readFrabJson : undefined;
}

/** SCHED-50 */
export function readForeign(
  read: Reader,
  file: string,
  source: string,
  current: Pick<StoredContent, 'places' | 'items'>,
  { days, timeZone }: Pick<FestivalTimes, 'days' | 'timeZone'>,
) {
  const losses = new Losses();
  const given = read(file, source, losses, timeZone);
  const count = given.events.length + given.unread;
  if (given.unread > 0) losses.say(`left out: neither in a room nor in a day, ${given.unread} ×`);
  if (given.isOwn) losses.say(`not in this format, and unchanged in existing items: ${unsaid}`);
  const programme = carryOver(file, given, current, days, losses);
  if (programme.items.length > maxScheduleItems) {
    throw new ContentError([{ file, code: 'tooManyItems', params: { count: programme.items.length, max: maxScheduleItems } }]);
  }
  const notes = [`  read ${counted(count, 'event')} as ${counted(programme.items.length, 'item')}`, ...losses.lines()];
  // A similar but unknown format must not count as an empty programme.
  if (programme.items.length === 0) {
    throw new ContentError([
      {
        file,
        ...(count > 0
          ? { code: 'noneRead', params: { count, reasons: losses.lines().join('\n') } }
          : { code: 'noneIn', params: { what: 'events' } }),
      },
    ]);
  }
  return { ...programme, notes };
}
