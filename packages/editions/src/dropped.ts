import { entryPages, type EntryPage } from './entries.ts';
import { chainOf } from './folder.ts';
import { readLists, type LoadModule } from './lists.ts';

export async function droppedPages(folder: string, load?: LoadModule): Promise<EntryPage[]> {
  const [own = [], ...before] = await Promise.all(chainOf(folder).map(async year => entryPages(await readLists(year, load))));
  return before.flat().filter(({ path }) => !own.some(entry => entry.path === path));
}
