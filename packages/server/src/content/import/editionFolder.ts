import type { Article } from '@tand/festival';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { errorCode } from '../../infra/errorCode.ts';
import { parseNews } from './newsMarkdown.ts';
import { ContentError, type ContentProblem } from '../problems.ts';
import { parseSchedule, type ScheduleOptions, type SourceFile } from './programmeYaml.ts';
import { parseTickets } from './ticketsCsv.ts';
import type { EditionContent } from '../revisions.ts';
import { parseYaml } from './yaml.ts';

export interface ReadOptions extends ScheduleOptions {
  /** Whether the fictional tickets of `tickets.sample.csv` are read (LOOKUP-13). */
  hasSamples?: boolean;
  /** IANA name; without it, times without an offset are refused. */
  timeZone?: string | undefined;
}

export async function readEditionContent(folder: string, options: ReadOptions = {}): Promise<Partial<EditionContent>> {
  const top = await listFolder(folder);
  if (!top) throw new ContentError([{ file: folder, code: 'noFolder' }]);
  const news = await readNews(folder, options.timeZone);
  const scheduleFiles = await scheduleIn(folder);
  const sample = 'tickets.sample.csv';
  const hasTickets = options.hasSamples && top.includes(sample);
  if (!news && scheduleFiles.length === 0 && !hasTickets) {
    throw new ContentError([{ file: folder, code: 'noContent' }]);
  }
  const schedule = parseSchedule(scheduleFiles, options);
  const tickets = hasTickets ? parseTickets(sample, await readFile(join(folder, sample), 'utf8'), options.timeZone) : undefined;
  const problems = [...(news?.problems ?? []), ...schedule.problems, ...(tickets?.problems ?? [])];
  if (problems.length > 0) throw new ContentError(problems);
  return {
    ...(news && { news: news.items }),
    ...(scheduleFiles.length > 0 && { locations: schedule.locations, items: schedule.items }),
    ...(tickets && { tickets: tickets.tickets }),
  };
}

export async function readNews(folder: string, timeZone: string | undefined) {
  const files = await newsIn(folder);
  if (files.length === 0) return undefined;
  const topics = await readTopics(folder);
  const parsed = files.map(({ file, source }) => ({ file, ...parseNews(file, source, { topics, timeZone }) }));
  return {
    items: parsed.flatMap(({ item }) => item ?? []),
    problems: [...parsed.flatMap(({ problems }) => problems), ...findRepeats(parsed)],
  };
}

export async function newsIn(folder: string): Promise<SourceFile[]> {
  const names = ((await listFolder(join(folder, 'news'))) ?? []).filter(name => name.endsWith('.md')).toSorted();
  return readAll(
    folder,
    names.map(name => `news/${name}`),
  );
}

export async function scheduleIn(folder: string): Promise<SourceFile[]> {
  const files = await readAll(folder, ((await listFolder(folder)) ?? []).filter(name => /^schedule.*\.ya?ml$/.test(name)).toSorted());
  return Promise.all(files.map(file => withBefore(folder, file)));
}

export async function withBefore(folder: string, { file, source }: SourceFile, below: readonly string[] = []): Promise<SourceFile> {
  if (!source.includes('extends')) return { file, source };
  const yaml = parseYaml(file, source);
  const path = (yaml.data as { extends?: unknown } | null)?.extends;
  if (typeof path !== 'string') return { file, source };
  const from = join(dirname(file), path);
  const name = resolve(folder, from);
  if (!existsSync(name) || below.includes(name))
    throw new ContentError([{ file, ...yaml.locate(['extends']), path: 'extends', code: 'noBase', params: { path } }]);
  const before = await withBefore(folder, { file: from, source: await readFile(name, 'utf8') }, [...below, name]);
  const { locations, items, problems } = parseSchedule([before]);
  if (problems.length > 0) throw new ContentError(problems);
  return { file, source, before: { path, locations, items } };
}

const readAll = (folder: string, names: readonly string[]) =>
  Promise.all(names.map(async file => ({ file, source: await readFile(join(folder, file), 'utf8') })));

export function findRepeats(files: readonly { file: string; item?: Article }[]): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const field of ['id', 'slug'] as const) {
    const seen = new Map<number | string, string>();
    for (const { file, item } of files) {
      if (!item) continue;
      const earlier = seen.get(item[field]);
      if (earlier) problems.push({ file, path: field, code: 'taken', params: { found: item[field], by: earlier } });
      else seen.set(item[field], file);
    }
  }
  return problems;
}

export async function readTopics(folder: string): Promise<Set<string> | undefined> {
  if (!(await listFolder(join(folder, 'news')))?.includes('topics.yaml')) return undefined;
  const { data } = parseYaml('news/topics.yaml', await readFile(join(folder, 'news/topics.yaml'), 'utf8'));
  const found = v.safeParse(v.array(v.object({ id: v.string() })), data);
  if (!found.success) throw new ContentError([{ file: 'news/topics.yaml', code: 'topics' }]);
  return new Set(found.output.map(({ id }) => id));
}

export async function listFolder(folder: string): Promise<string[] | undefined> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}
