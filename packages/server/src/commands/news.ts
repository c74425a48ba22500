import { InvalidArgumentError, type Command } from 'commander';
import { contentLanguages, type Article } from '@tand/festival';
import type { DeskNote, DeskNoteCode } from '@tand/festival/desk';
import { readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { readInstant } from '@tand/festival/schemas';
import { parseNews, type NewsOptions } from '../content/import/newsMarkdown.ts';
import { lastNewsId, publishedAt, stateOf, withdrawnAt } from '../content/newsState.ts';
import { ContentError, type ContentProblem } from '../content/problems.ts';
import { findRepeats, readNews, readTopics } from '../content/import/editionFolder.ts';

import { editionImport, readContent, type StoredContent } from '../content/revisions.ts';
import { previewTokens } from '../content/previews.ts';
import { printLinks, readGiven, RefusedError, type CommandContext, type Run, keepNewer, saveContent } from './context.ts';

interface Draft {
  file: string;
  item: Article;
}

/** The commands change the database only; `content export` updates the files. */
export function addNewsCommands(news: Command, run: Run): void {
  const runStored = (work: (context: CommandContext, stored: StoredContent) => Promise<void>, isCreating = false) =>
    run(async context => work(context, await readContent(context.db)), { isCreating });
  const change = (slug: string, code: DeskNoteCode, changed: (context: CommandContext, item: Article) => Draft | Promise<Draft>) =>
    runStored(async (context, stored) => {
      const item = find(stored, slug);
      await save(context, stored, [await changed(context, item)], { code, what: item.slug });
    });
  const changeAt = (slug: string, { at }: { at?: string }, code: DeskNoteCode, changed: typeof published) =>
    change(slug, code, async (context, item) =>
      changed(context, item, at === undefined ? undefined : readInstant(at, (await context.festival()).timeZone)),
    );
  news
    .command('list')
    .description('lists every article with its state')
    .action(() => runStored(list));
  news
    .command('add <file.md...>')
    .description('adds files as drafts and prints their preview links')
    .option('--publish', 'publishes them')
    .action((files: string[], { publish = false }: { publish?: boolean }) =>
      runStored(async (context, stored) => save(context, stored, await added(context, stored, files, publish), importOf(files)), true),
    );
  news
    .command('edit <slug> <file.md>')
    .description('replaces the text')
    .action((slug: string, file: string) => change(slug, 'save', (context, item) => edited(context, item, file)));
  news
    .command('publish <slug>')
    .description('publishes an article now, or at a time')
    .option('--at <time>', 'such as 2025-06-13T10:00', readTime)
    .action((slug: string, options: { at?: string }) => changeAt(slug, options, 'publish', published));
  news
    .command('unpublish <slug>')
    .description('withdraws it now, or at a time; one that was never published becomes a draft')
    .option('--at <time>', 'such as 2025-06-13T10:00', readTime)
    .action((slug: string, options: { at?: string }) => changeAt(slug, options, 'withdraw', unpublished));
  news
    .command('import [paths...]')
    .description("imports new and changed files, or those of folders, as they are; default: the edition's own")
    .action((paths: string[]) =>
      runStored(async (context, stored) => {
        if (paths.length === 0) await importOwn(context);
        else await save(context, stored, await readDrafts(context, stored, paths), importOf(paths));
      }, true),
    );
}

const importOf = (files: readonly string[]): DeskNote => ({ code: 'importFile', what: files.join(' ') });

function readTime(text: string): string {
  if (!readInstant(text, 'UTC')) throw new InvalidArgumentError('Write a time such as 2025-06-13T10:00.');
  return text;
}

async function importOwn(context: CommandContext): Promise<void> {
  const { timeZone } = await context.festival();
  const news = await readNews(context.folder, timeZone);
  if (!news) throw new ContentError([{ file: join(context.folder, 'news'), code: 'noneIn', params: { what: '*.md' } }]);
  if (news.problems.length > 0) throw new ContentError(news.problems);
  await saveContent(context, { news: await keepNewer(context, news.items) }, editionImport);
}

function find({ news }: StoredContent, slug: string): Article {
  const found = news.find(item => item.slug === slug || String(item.id) === slug);
  if (!found) throw new RefusedError(`There is no item with the slug or id "${slug}".`);
  return found;
}

/** Defaults: the slug is the file's name; id and date are those of the stored article with the slug, else the next id and now. */
async function readDrafts(context: CommandContext, stored: StoredContent, paths: readonly string[]): Promise<Draft[]> {
  const { timeZone } = await context.festival();
  const topics = await readTopics(context.folder);
  let last = lastNewsId(stored);
  const files = (await Promise.all(paths.map(path => markdownIn(context, path)))).flat();
  const parsed = (await Promise.all(files.map(async file => ({ file, source: await readGiven(context, file, 'news') })))).map(
    ({ file, source }) => {
      const name = basename(file).replace(/\.md$/, '');
      const defaults: NewsOptions['defaults'] = ({ id, slug = name }) => {
        const known = stored.news.find(item => item.slug === slug);
        if (id === undefined && !known) last += 1;
        return { id: known?.id ?? last, slug, publishedDate: (known?.publishedDate ?? context.now).toISOString() };
      };
      return { file, ...parseNews(file, source, { defaults, topics, timeZone }) };
    },
  );
  const problems = parsed.flatMap(one => one.problems);
  if (problems.length > 0) throw new ContentError(problems);
  return parsed.flatMap(({ file, item }) => (item ? [{ file, item }] : []));
}

async function markdownIn(context: CommandContext, path: string): Promise<string[]> {
  const isFolder = await stat(resolve(context.from, path)).then(
    found => found.isDirectory(),
    () => false,
  );
  if (!isFolder) return [path];
  const names = (await readdir(resolve(context.from, path))).filter(name => name.endsWith('.md'));
  if (names.length === 0) throw new ContentError([{ file: path, code: 'noneIn', params: { what: '*.md' } }]);
  return names.map(name => join(path, name));
}

async function added(context: CommandContext, stored: StoredContent, paths: readonly string[], isPublished: boolean): Promise<Draft[]> {
  const drafts = await readDrafts(context, stored, paths);
  const problems = drafts.flatMap(({ file, item: { id, slug } }): ContentProblem[] => {
    const known = stored.news.find(item => item.slug === slug || item.id === id);
    if (!known) return [];
    if (known.slug !== slug) return [{ file, path: 'id', code: 'taken', params: { found: id, by: known.slug } }];
    return [{ file, path: 'slug', code: 'slugThere', params: { slug, file } }];
  });
  if (problems.length > 0) throw new ContentError(problems);
  return drafts.map(({ file, item: { isDraft: _draft, ...item } }) => ({ file, item: isPublished ? item : { ...item, isDraft: true } }));
}

async function edited(context: CommandContext, stored: Article, file: string): Promise<Draft> {
  const { id, slug, publishedDate, unpublishedDate, isDraft } = stored;
  const { timeZone } = await context.festival();
  const { item, problems } = parseNews(file, await readGiven(context, file, 'news'), {
    defaults: () => ({ id, slug, publishedDate, ...(isDraft && { draft: true }), ...(unpublishedDate && { unpublishedDate }) }),
    topics: await readTopics(context.folder),
    timeZone,
  });
  if (!item) throw new ContentError(problems);
  if (item.id !== id) throw new ContentError([{ file, path: 'id', code: 'fixedId', params: { id } }]);
  return { file, item: { ...item, ...(!isDraft && { updatedDate: context.now }) } };
}

function published(context: CommandContext, stored: Article, at: Date | undefined): Draft {
  if (at === undefined && stateOf(stored, context.now) === 'published') throw new RefusedError(`${stored.slug} is published already.`);
  return { file: stored.slug, item: publishedAt(stored, at ?? context.now) };
}

function unpublished(context: CommandContext, stored: Article, at: Date | undefined): Draft {
  return { file: stored.slug, item: withdrawnAt(stored, at ?? context.now) };
}

async function save(context: CommandContext, { news }: StoredContent, drafts: readonly Draft[], note: DeskNote): Promise<void> {
  const others = news.filter(({ id }) => !drafts.some(({ item }) => item.id === id));
  const problems = findRepeats([...others.map(item => ({ file: item.slug, item })), ...drafts]);
  if (problems.length > 0) throw new ContentError(problems);
  const items = drafts.map(({ item }) => item);
  if (!(await saveContent(context, { news: [...others, ...items] }, note))) return;
  // Of more than three articles, only those that are not published are printed.
  const shown = items.filter(item => items.length <= 3 || stateOf(item, context.now) !== 'published');
  const tokenOf = await previewTokens(context.db);
  printLinks(
    context,
    shown.flatMap(item => lines(context, item, tokenOf(item))),
  );
}

function lines({ now, siteUrl }: CommandContext, item: Article, token: string): string[] {
  const state = stateOf(item, now);
  const query = state === 'published' ? '' : `?preview=${token}`;
  return [`${item.slug}: ${state}`, ...contentLanguages.map(lang => `  ${siteUrl}/${lang}/news/${item.slug}${query}`)];
}

async function list({ now, print }: CommandContext, { news }: StoredContent): Promise<void> {
  for (const item of news) print(`${item.publishedDate.toISOString().slice(0, 16)}  ${stateOf(item, now).padEnd(9)}  ${item.slug}`);
}
