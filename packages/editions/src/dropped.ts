import { entryPages, kinds, type EntryPage } from './entries.ts';
import { chainOf } from './folder.ts';
import { readLists, type LoadModule } from './lists.ts';

export const listsWithPages = new RegExp(
  `^(?:${Object.values(kinds)
    .map(({ lists: [file] }) => file)
    .join('|')})\\.ts$`,
);

/** Pages of earlier years' entries that the edition no longer has; their copy still exists. */
export async function droppedPages(folder: string, load?: LoadModule): Promise<EntryPage[]> {
  const [own = [], ...before] = await Promise.all(
    chainOf(folder).map(async year => entryPages(await readLists(year, load, listsWithPages))),
  );
  return before.flat().filter(({ path }) => !own.some(entry => entry.path === path));
}
