import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { applyChanges } from '../content/apply.ts';
import { readInstant } from '../content/fields.ts';
import { parseNews } from '../content/news.ts';
import { fieldOf, formatNews, withFields, type FieldValue } from '../content/newsFile.ts';
import { ContentError, type ContentProblem } from '../content/problems.ts';
import { listFolder } from '../content/read.ts';
import type { NewsContent } from '../content/types.ts';
import { readContent } from '../db/content.ts';
import { previewToken } from '../secrets.ts';
import { readGiven, UsageError, type CommandContext } from './context.ts';
import { summary } from './part.ts';

export interface NewsOptions {
  /** `field=value` pairs for `edit`. */
  set: readonly string[];
  /** When to publish or unpublish; now unless told. */
  at: string | undefined;
  /** Whether what is added goes out at once. */
  isPublished: boolean;
}

/** A file as it will stand in the edition, and where its text came from, for problems to name what the editor has open. */
interface Draft {
  target: string;
  text: string;
  given?: { path: string; text: string };
}

/** `content news …`. @throws UsageError, ContentError */
export async function runNews(
  context: CommandContext,
  verb: string | undefined,
  args: readonly string[],
  options: NewsOptions,
): Promise<void> {
  const [first] = args;
  switch (verb) {
    case 'list':
      return list(context);
    case 'add':
      return save(
        context,
        await Promise.all(required(args, 'a file').map((path, index) => added(context, path, options.isPublished, index))),
      );
    case 'edit':
      return save(context, [await edited(context, required(args, 'a slug')[0]!, args[1], options.set)]);
    case 'publish':
      return save(context, [await published(context, required(args, 'a slug')[0]!, options.at)]);
    case 'unpublish':
      return save(context, [await unpublished(context, required(args, 'a slug')[0]!, options.at)]);
    case 'import':
      return save(context, await imported(context, args));
    case 'export':
      return exportTo(context, first ?? required(args, 'a folder')[0]!);
    default:
      throw new UsageError(verb === undefined ? 'What to do with the news?' : `There is no command "news ${verb}".`);
  }
}

function required(args: readonly string[], what: string): readonly string[] {
  if (args.length === 0) throw new UsageError(`Name ${what}.`);
  return args;
}

interface StoredFile {
  path: string;
  text: string;
  slug: unknown;
  id: unknown;
}

async function storedFiles({ folder }: CommandContext): Promise<StoredFile[]> {
  const names = ((await listFolder(join(folder, 'news'))) ?? []).filter(name => name.endsWith('.md'));
  return Promise.all(
    names.map(async name => {
      const text = await readFile(join(folder, 'news', name), 'utf8');
      return { path: `news/${name}`, text, slug: fieldOf(text, 'slug'), id: fieldOf(text, 'id') };
    }),
  );
}

async function find(context: CommandContext, slug: string): Promise<StoredFile> {
  const found = (await storedFiles(context)).find(file => file.slug === slug || String(file.id) === slug);
  if (!found) throw new ContentError([{ file: 'news', message: `there is no item with the slug or id "${slug}"` }]);
  return found;
}

const nextId = (files: readonly StoredFile[]) => Math.max(0, ...files.map(({ id }) => (typeof id === 'number' ? id : 0))) + 1;

/** What an editor may leave out: id, slug (the file's name) and date (now). */
function completed(text: string, path: string, id: number, now: Date): { slug: string; text: string } {
  const slug = fieldOf(text, 'slug');
  const fields: Record<string, FieldValue> = {};
  if (fieldOf(text, 'id') === undefined) fields['id'] = id;
  if (slug === undefined) fields['slug'] = basename(path).replace(/\.md$/, '');
  if (fieldOf(text, 'publishedDate') === undefined) fields['publishedDate'] = now.toISOString();
  return {
    slug: typeof slug === 'string' ? slug : basename(path).replace(/\.md$/, ''),
    text: Object.keys(fields).length > 0 ? withFields(text, fields) : text,
  };
}

async function added(context: CommandContext, path: string, isPublished: boolean, index: number): Promise<Draft> {
  const given = await readGiven(context, path);
  const files = await storedFiles(context);
  const { slug, text } = completed(given, path, nextId(files) + index, context.now);
  if (files.some(file => file.slug === slug))
    throw new ContentError([
      { file: path, field: 'slug', message: `"${slug}" is there already; change it with: news edit ${slug} ${path}` },
    ]);
  const whole = isPublished ? withFields(text, { draft: undefined }) : withFields(text, { draft: true });
  return { target: `news/${slug}.md`, text: whole, given: { path, text: given } };
}

async function edited(context: CommandContext, slug: string, path: string | undefined, set: readonly string[]): Promise<Draft> {
  const stored = await find(context, slug);
  if (path === undefined && set.length === 0) throw new UsageError('Name a file with the new text, or --set field=value.');
  const given = path === undefined ? undefined : { path, text: await readGiven(context, path) };
  const kept = Object.fromEntries(
    ['id', 'slug', 'publishedDate', 'draft', 'unpublishedDate'].flatMap(field => {
      const value = fieldOf(stored.text, field) as FieldValue;
      return given && value !== undefined && fieldOf(given.text, field) === undefined ? [[field, value]] : [];
    }),
  );
  const isOut = fieldOf(stored.text, 'draft') !== true;
  const text = withFields(given?.text ?? stored.text, {
    ...kept,
    ...(isOut && { updatedDate: context.now.toISOString() }),
    ...Object.fromEntries(set.map(readPair)),
  });
  return { target: stored.path, text, ...(given && { given }) };
}

/** 'sv.headline=Ny rubrik' → ['sv.headline', 'Ny rubrik']; nothing after the sign takes the field away. */
function readPair(pair: string): [string, FieldValue] {
  const [, field, value] = /^([\w.]+)=(.*)$/s.exec(pair) ?? [];
  if (field === undefined || value === undefined) throw new UsageError(`--set takes field=value, not "${pair}".`);
  if (value === '') return [field, undefined];
  return [field, value === 'true' ? true : value === 'false' ? false : field === 'id' ? Number(value) : value];
}

function instantOf({ now }: CommandContext, at: string | undefined): Date {
  if (at === undefined) return now;
  const instant = readInstant(at);
  if (!instant) throw new UsageError(`--at takes a time such as 2025-06-13T10:00, not "${at}".`);
  return instant;
}

async function published(context: CommandContext, slug: string, at: string | undefined): Promise<Draft> {
  const { path, text } = await find(context, slug);
  const start = instantOf(context, at);
  const updated = readInstant(String(fieldOf(text, 'updatedDate')));
  const fields = {
    draft: undefined,
    unpublishedDate: undefined,
    publishedDate: start.toISOString(),
    // What was changed before it goes out is no update of it.
    ...(updated && updated <= start && { updatedDate: undefined }),
  };
  const known = (await readContent(context.db)).news.find(item => item.slug === fieldOf(text, 'slug'));
  if (at === undefined && known && stateOf(known, context.now) === 'published')
    throw new ContentError([{ file: path, message: 'is published already' }]);
  return { target: path, text: withFields(text, fields) };
}

async function unpublished(context: CommandContext, slug: string, at: string | undefined): Promise<Draft> {
  const { path, text } = await find(context, slug);
  const start = readInstant(String(fieldOf(text, 'publishedDate')));
  const end = instantOf(context, at);
  // One that has not been out becomes a draft again.
  return { target: path, text: withFields(text, start && start < end ? { unpublishedDate: end.toISOString() } : { draft: true }) };
}

/** Whether two files hold the same item, however they write it. */
function isSameItem(one: string, other: string): boolean {
  const { item } = parseNews('', one);
  return item !== undefined && isDeepStrictEqual(item, parseNews('', other).item);
}

async function imported(context: CommandContext, paths: readonly string[]): Promise<Draft[]> {
  const files = await storedFiles(context);
  const given = (await Promise.all(paths.map(path => markdownIn(context, path)))).flat();
  let id = nextId(files);
  return Promise.all(
    given.map(async path => {
      const source = await readGiven(context, path);
      const stored = files.find(file => file.slug === (fieldOf(source, 'slug') ?? basename(path).replace(/\.md$/, '')));
      const { slug, text } = completed(source, path, typeof stored?.id === 'number' ? stored.id : id++, context.now);
      // A file that says nothing new leaves the stored one in its own form.
      const kept = stored && isSameItem(stored.text, text) ? stored.text : text;
      return { target: stored?.path ?? `news/${slug}.md`, text: kept, given: { path, text: source } };
    }),
  );
}

async function markdownIn(context: CommandContext, path: string): Promise<string[]> {
  const isFolder = await stat(resolve(context.from, path)).then(
    found => found.isDirectory(),
    () => false,
  );
  if (!isFolder) return [path];
  return (await readdir(resolve(context.from, path))).filter(name => name.endsWith('.md')).map(name => join(path, name));
}

/** Checks, writes and imports; says what became of each item. */
async function save(context: CommandContext, drafts: readonly Draft[]): Promise<void> {
  const changes = new Map(drafts.map(({ target, text }) => [target, text]));
  const tables = ['news'] as const;
  let report;
  try {
    report = await applyChanges(context.db, context.folder, changes, { isDryRun: context.isDryRun, only: tables });
  } catch (error) {
    throw error instanceof ContentError ? new ContentError(error.problems.map(problem => asGiven(problem, drafts))) : error;
  }
  context.print(summary(context, report, tables));
  if (context.isDryRun) return;
  const slugs = new Set(drafts.map(({ text }) => fieldOf(text, 'slug')));
  const items = (await readContent(context.db)).news.filter(({ slug }) => slugs.has(slug));
  // Of many, those that are out need no address to be found.
  const told = items.filter(item => items.length <= 3 || stateOf(item, context.now) !== 'published');
  for (const line of told.flatMap(item => lines(context, item))) context.print(line);
}

const countLines = (text: string) => text.split('\n').length;

/** A problem by the name and the line of the file that the editor wrote: fields that were filled in have made it longer. */
function asGiven(problem: ContentProblem, drafts: readonly Draft[]): ContentProblem {
  const draft = drafts.find(({ target }) => target === problem.file);
  if (!draft?.given) return problem;
  const { path, text } = draft.given;
  const shift = countLines(draft.text) - countLines(text);
  const front = draft.text.split('\n').indexOf('---', 1) + 1;
  const line = problem.line !== undefined && problem.line >= front ? problem.line - shift : problem.line;
  return { ...problem, file: path, ...(line !== undefined && { line }) };
}

type State = 'draft' | 'to come' | 'published' | 'withdrawn';

function stateOf({ isDraft, publishedDate, unpublishedDate }: NewsContent, now: Date): State {
  if (isDraft) return 'draft';
  if (unpublishedDate && unpublishedDate <= now) return 'withdrawn';
  return publishedDate > now ? 'to come' : 'published';
}

/** The state of an item and where it can be seen. */
function lines({ db, now, siteUrl }: CommandContext, item: NewsContent): string[] {
  const state = stateOf(item, now);
  const query = state === 'published' ? '' : `?preview=${previewToken(db.salt, item)}`;
  return [`${item.slug}: ${state}`, ...['sv', 'en'].map(lang => `  ${siteUrl}/${lang}/news/${item.slug}${query}`)];
}

async function list(context: CommandContext): Promise<void> {
  for (const item of (await readContent(context.db)).news) {
    context.print(`${item.publishedDate.toISOString().slice(0, 16)}  ${stateOf(item, context.now).padEnd(9)}  ${item.slug}`);
  }
}

async function exportTo(context: CommandContext, path: string): Promise<void> {
  const folder = resolve(context.from, path);
  const items = (await readContent(context.db)).news;
  if (!context.isDryRun) {
    await mkdir(folder, { recursive: true });
    for (const item of items) await writeFile(join(folder, `${item.slug}.md`), formatNews(item));
  }
  context.print(`${context.isDryRun ? 'Would write' : 'Wrote'} ${items.length} items to ${path}`);
}
