import type { Article } from '@tand/festival';

import { readNewsSince, toDocuments } from '../content/revisions.ts';
import { isDeepStrictEqual } from 'node:util';
import type { CommandContext } from './context.ts';

/** News from files, except what commands have changed since the last import or export (NEWS-16). */
export async function keepNewer({ db, isOverwriting, print }: CommandContext, files: Article[]): Promise<Article[]> {
  if (isOverwriting) return files;
  const given = toDocuments({ news: files, places: [], items: [] }).news;
  const newer = (await readNewsSince(db)).filter(item => {
    const own = toDocuments({ news: [item], places: [], items: [] }).news.get(String(item.id));
    return !isDeepStrictEqual(own, given.get(String(item.id)));
  });
  for (const { headline, slug } of newer)
    print(`  skipped news “${headline.sv}” (${slug}): changed by a command and not exported since; --overwrite imports the file`);
  return [...files.filter(({ id }) => !newer.some(item => item.id === id)), ...newer];
}
