import { entryPages, kinds, type EntryPage } from './entries.ts';
import { chainOf } from './folder.ts';
import { readLists, type LoadModule } from './lists.ts';

/** The files whose entries have pages. */
export const listsWithPages = new RegExp(
  `^(?:${Object.values(kinds)
    .map(({ lists: [file] }) => file)
    .join('|')})\\.ts$`,
);

/** The pages of entries that years before had and an edition has no more; their copy is still there to be taken up again. */
export async function droppedPages(folder: string, load?: LoadModule): Promise<EntryPage[]> {
  const [own = [], ...before] = await Promise.all(
    chainOf(folder).map(async year => entryPages(await readLists(year, load, listsWithPages))),
  );
  return before.flat().filter(({ path }) => !own.some(entry => entry.path === path));
}
