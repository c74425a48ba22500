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
import {
  printLinks,
  readGiven,
  RefusedError,
  takesOneOf,
  UsageError,
  type Command,
  type CommandContext,
  keepNewer,
  saveContent,
} from './context.ts';

export interface TimeOptions {
  /** Time of publication or withdrawal. Default: now. */
  at: string | undefined;
  isPublished: boolean;
}

interface Draft {
  file: string;
  item: Article;
}

const withStored =
  (work: (context: CommandContext, stored: StoredContent) => Promise<void>): Command =>
  async context =>
    work(context, await readContent(context.db));

/** Changes the database only; `content export` updates the files. @throws UsageError */
export function newsCommand([verb, ...args]: readonly string[], { at, isPublished }: TimeOptions): Command {
  const [first, file] = args;
  const note = { code: 'importFile', what: args.join(' ') } as const;
  const change = (code: DeskNoteCode, changed: (context: CommandContext, item: Article) => Draft | Promise<Draft>): Command => {
    if (first === undefined) throw new UsageError('Name a slug.');
    return withStored(async (context, stored) => {
      const item = find(stored, first);
      await save(context, stored, [await changed(context, item)], { code, what: item.slug });
    });
  };
  const changeAt = (code: DeskNoteCode, changed: typeof published): Command => {
    if (at !== undefined && !readInstant(at, 'UTC')) throw new UsageError(`--at takes a time such as 2025-06-13T10:00, not "${at}".`);
    return change(code, async (context, item) =>
      changed(context, item, at === undefined ? undefined : readInstant(at, (await context.festival()).timeZone)),
    );
  };
  switch (verb) {
    case 'list':
      return withStored(list);
    case 'add':
      if (args.length === 0) throw new UsageError('Name a file.');
      return withStored(async (context, stored) => save(context, stored, await added(context, stored, args, isPublished), note));
    case 'edit': {
      if (file === undefined) throw new UsageError('Name a file with the new text.');
      return change('save', (context, item) => edited(context, item, file));
    }
    case 'publish':
      return changeAt('publish', published);
    case 'unpublish':
      return changeAt('withdraw', unpublished);
    case 'import':
      if (args.length === 0) return importOwn;
      return withStored(async (context, stored) => save(context, stored, await readDrafts(context, stored, args), note));
    default:
      throw takesOneOf('content news', ['list', 'add', 'edit', 'publish', 'unpublish', 'import'], verb);
  }
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
  // For more than three articles, prints no links of published ones.
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
