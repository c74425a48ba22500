import { isDeepStrictEqual } from 'node:util';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { instantToLocal } from '@tand/festival';
import type { DeskNote, DeskNoteCode } from '@tand/festival/desk';
import { nameOf, summarise } from '../content/describe.ts';
import { formatNews } from '../content/export/newsMarkdown.ts';
import { parseNews } from '../content/import/newsMarkdown.ts';
import { ContentError } from '../content/problems.ts';
import { planOf } from '../content/import/saveImport.ts';
import { planUndo, findRevision, listRevisions, noteExport, readContent, readRevisionNumber, toDocuments } from '../content/revisions.ts';
import { newsIn, scheduleIn } from '../content/import/editionFolder.ts';
import { parseSchedule } from '../content/import/programmeYaml.ts';
import { formatSchedule } from '../content/export/programmeYaml.ts';
import { exportPictures } from '../content/pictures.ts';
import { RefusedError, type CommandContext, savePlan } from './context.ts';

const noteWords: Record<DeskNoteCode, string> = {
  text: '',
  import: 'import',
  importFile: 'import',
  save: 'save news',
  publish: 'publish news',
  withdraw: 'withdraw news',
  notice: 'notice',
  endNotice: 'end notice',
  undo: 'undo',
};

const noteText = ({ code, what }: DeskNote) => [noteWords[code], what].filter(Boolean).join(' ');

export async function showHistory({ db, print, festival }: CommandContext, limit: number): Promise<void> {
  const revisions = await listRevisions(db, limit);
  const { timeZone } = await festival();
  for (const { number, at, author, note, changes } of revisions) {
    const time = instantToLocal(at.getTime(), timeZone).slice(0, 16).replace('T', ' ');
    print(`${String(number).padStart(5)}  ${time}  ${[author, noteText(note), summarise(changes)].filter(Boolean).join('  ')}`);
  }
  if (revisions.length === 0) print('There is no revision yet.');
}

/** Undoes the latest revision if no number is given. */
export async function undo(context: CommandContext, given?: number): Promise<void> {
  const number = given ?? (await readRevisionNumber(context.db));
  const revision = await findRevision(context.db, number);
  if (!revision) throw new RefusedError(number === 0 ? 'There is nothing to undo.' : `There is no revision ${number}.`);
  const current = toDocuments(await readContent(context.db));
  const { changes, later } = planUndo(revision, current);
  if (later.length > 0) {
    const names = later.slice(0, 5).map(nameOf).join(', ');
    throw new RefusedError(
      `Revision ${number} cannot be undone: ${names}${later.length > 5 ? ` and ${later.length - 5} more` : ''} changed since. Undo the later revision first; "content history" lists them.`,
    );
  }
  await savePlan(context, planOf(current, changes), { code: 'undo', what: String(number) });
}

/** Files with the stored content stay as they are; news files without a stored article are removed. */
export async function exportFiles(context: CommandContext, path: string): Promise<void> {
  const folder = resolve(context.from, path);
  const { news, places, items, number } = await readContent(context.db);
  const wanted = toDocuments({ news, places, items });
  const sources = await newsIn(folder);
  const { timeZone } = sources.length > 0 ? await context.festival() : {};
  const newsFiles = sources.map(({ file, source }) => ({ file, item: parseNews(file, source, { timeZone }).item }));
  const fileOf = (id: number, slug: string) => newsFiles.find(({ item }) => item?.id === id)?.file ?? `news/${slug}.md`;
  const files = news.map(item => ({ file: fileOf(item.id, item.slug), text: formatNews(item), item }));
  const changed = files.filter(({ file, item }) => !isDeepStrictEqual(newsFiles.find(one => one.file === file)?.item, item));
  const superfluous = newsFiles.filter(({ file }) => !files.some(one => one.file === file)).map(({ file }) => file);
  const scheduleFiles = await scheduleIn(folder);
  const { locations, items: written, problems } = parseSchedule(scheduleFiles);
  const there = toDocuments({ news: [], places: locations, items: written });
  const isSame = problems.length === 0 && isDeepStrictEqual([there.place, there.item], [wanted.place, wanted.item]);
  const before = scheduleFiles.find(({ file }) => file === 'schedule.yaml')?.before;
  const other = scheduleFiles.find(({ file }) => file !== 'schedule.yaml')?.file;
  if (!isSame && other) throw new ContentError([{ file: join(path, other), code: 'otherFile' }]);
  const texts = [...changed, ...(isSame ? [] : [{ file: 'schedule.yaml', text: formatSchedule(places, items, before) }])];
  if (!context.isDryRun) {
    await mkdir(join(folder, 'news'), { recursive: true });
    for (const { file, text } of texts) await writeFile(join(folder, file), text);
    for (const file of superfluous) await rm(join(folder, file));
    const pictures = await exportPictures(context.db, folder, news);
    if (pictures > 0) context.print(`Wrote ${pictures} pictures to ${join(path, 'news/pictures')}`);
    await noteExport(context.db, number);
  }
  const will = context.isDryRun ? 'Would write' : 'Wrote';
  for (const file of superfluous) context.print(`  ${context.isDryRun ? 'would remove' : 'removed'} ${file}, which is not in the content`);
  context.print(
    `${will} ${texts.length} ${texts.length === 1 ? 'file' : 'files'} to ${path}; ${files.length + 1 - texts.length} were up to date`,
  );
}
