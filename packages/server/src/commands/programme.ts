import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readerOf, readForeign, type Reader } from '../content/import/programme.ts';
import { ContentError } from '../content/problems.ts';
import { readEditionContent, scheduleIn, withBefore } from '../content/import/editionFolder.ts';
import { parseSchedule, type SourceFile } from '../content/import/programmeYaml.ts';
import { insertIds, withIds } from '../content/export/programmeYaml.ts';
import { importPictures } from '../content/pictures.ts';
import { editionImport, readContent } from '../content/revisions.ts';
import { readGiven, type CommandContext, keepNewer, saveContent } from './context.ts';

export async function importFolder(context: CommandContext): Promise<void> {
  const { news, ...others } = await readEditionContent(context.folder, await context.festival());
  const isDone = await saveContent(context, { ...others, ...(news && { news: await keepNewer(context, news) }) }, editionImport);
  if (isDone) await importPictures(context.db, context.folder);
}

/** Also writes missing ids into imported YAML files. */
export async function importSchedule(context: CommandContext, path?: string): Promise<void> {
  if (path !== undefined) {
    const source = await readGiven(context, path, 'programme');
    const read = readerOf(path, source);
    if (read) return importForeign(context, read, { file: path, source });
  }
  const folder = path === undefined ? context.folder : context.from;
  const files =
    path === undefined
      ? await scheduleIn(folder)
      : [await withBefore(folder, { file: path, source: await readGiven(context, path, 'programme') })];
  if (files.length === 0) throw new ContentError([{ file: folder, code: 'noneIn', params: { what: 'schedule*.yaml' } }]);
  const options = { mayOmitIds: true, ...(await context.festival()) };
  const { locations, items: given, problems } = parseSchedule(files, options);
  if (problems.length > 0) throw new ContentError(problems);
  const stored = await readContent(context.db);
  // Importing the edition fails while items have no ids, so a new database gets all content here.
  const fileContent = path === undefined && stored.number === 0 ? await readEditionContent(folder, options) : {};
  const items = withIds(given, stored.items);
  const written = withTheirIds(files, given, items);
  const note = { code: 'importFile', what: files.map(({ file }) => file).join(' ') } as const;
  const isDone = await saveContent(context, { ...fileContent, locations, items }, note);
  for (const { file, text, count } of written) {
    if (isDone) await writeFile(resolve(folder, file), text);
    context.print(`${isDone ? 'Wrote' : 'Would write'} ${count} missing ${count === 1 ? 'id' : 'ids'} into ${file}`);
  }
}

/** SCHED-50 */
async function importForeign(context: CommandContext, read: Reader, { file, source }: SourceFile): Promise<void> {
  const stored = await readContent(context.db);
  const { notes, locations, items: given } = readForeign(read, file, source, stored, await context.festival());
  const items = withIds(given, stored.items);
  for (const note of notes) context.print(note);
  await saveContent(context, { locations, items }, { code: 'importFile', what: file });
}

function withTheirIds(files: readonly SourceFile[], given: readonly { id: string }[], items: readonly { id: string }[]) {
  let from = 0;
  return files.flatMap(({ file, source, before }) => {
    const length = parseSchedule([{ file, source, before }], { mayOmitIds: true }).items.length;
    const ids = items.slice(from, from + length).map(({ id }) => id);
    const count = given.slice(from, from + length).filter(({ id }) => id === '').length;
    from += length;
    if (count === 0) return [];
    const text = insertIds(source, ids);
    if (text === undefined) throw new ContentError([{ file, path: 'items', code: 'idByHand' }]);
    return [{ file, text, count }];
  });
}
