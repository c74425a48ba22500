import type { NewsItem, ScheduleItem } from '@tand/festival';
import type { Content } from '../../content/snapshot.ts';

export type Entry = NewsItem | ScheduleItem;

const entriesOf = ({ news, schedule, gone }: Content): Entry[] => [...news, ...schedule.items, ...gone.news, ...gone.items];

const withEntries = ({ news, schedule, gone, ...content }: Content, has: (entry: Entry) => boolean): Content => ({
  ...content,
  news: news.filter(has),
  schedule: { ...schedule, items: schedule.items.filter(has) },
  gone: { news: gone.news.filter(has), items: gone.items.filter(has) },
});

/** Leaves out the entries that make `make` fail, found by binary search. */
export async function makeOfSound<T>(
  content: Content,
  make: (content: Content) => T | Promise<T>,
  leaveOut: (entry: Entry, error: unknown) => void,
): Promise<T> {
  try {
    return await make(content);
  } catch {
    await make(withEntries(content, () => false));
    const failing = new Set(await findFailing(entriesOf(content)));
    return make(withEntries(content, entry => !failing.has(entry)));
  }

  async function findFailing(entries: readonly Entry[]): Promise<Entry[]> {
    const own = new Set(entries);
    try {
      await make(withEntries(content, entry => own.has(entry)));
      return [];
    } catch (error) {
      const [only, ...others] = entries;
      if (!only) throw error;
      if (others.length === 0) {
        leaveOut(only, error);
        return [only];
      }
      const middle = Math.ceil(entries.length / 2);
      return [...(await findFailing(entries.slice(0, middle))), ...(await findFailing(entries.slice(middle)))];
    }
  }
}
