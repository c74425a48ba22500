import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { errorCode } from '../errorCode.ts';
import { parseNews } from './news.ts';
import { ContentError, type ContentProblem } from './problems.ts';
import { parseSchedule } from './schedule.ts';
import { parseTickets } from './tickets.ts';
import { parseYaml } from './yaml.ts';
import type { EditionContent, NewsContent } from './types.ts';

/** Texts of files that are about to be written, by their path within the edition's folder; they stand for those on the disk. */
export type Changes = ReadonlyMap<string, string>;

/**
 * Reads what an edition puts into the database: `news/*.md`, `schedule*.yaml` and `tickets.csv` of its folder.
 * A part that does not exist counts as empty; a folder with none of them is a mistake.
 * @throws ContentError naming file, line and field of every mistake
 */
export async function readEditionContent(folder: string, changes: Changes = new Map()): Promise<EditionContent> {
  const top = await list(folder, changes);
  if (!top) throw new ContentError([{ file: folder, message: 'there is no such edition folder' }]);
  const newsFiles = (await list(join(folder, 'news'), changes, 'news/'))?.filter(name => name.endsWith('.md')).toSorted() ?? [];
  const scheduleFiles = top.filter(name => /^schedule.*\.ya?ml$/.test(name)).toSorted();
  const hasTickets = top.includes('tickets.csv');
  if (newsFiles.length === 0 && scheduleFiles.length === 0 && !hasTickets) {
    throw new ContentError([{ file: folder, message: 'holds neither news/*.md nor schedule*.yaml nor tickets.csv' }]);
  }
  const read = async (name: string) => changes.get(name) ?? readFile(join(folder, name), 'utf8');
  const problems: ContentProblem[] = [];

  const sources = await Promise.all(newsFiles.map(async name => ({ file: `news/${name}`, source: await read(`news/${name}`) })));
  const parsed = sources.map(({ file, source }) => ({ file, ...parseNews(file, source) }));
  problems.push(...parsed.flatMap(one => one.problems), ...findRepeats(parsed));
  const topics = await readTopics(folder);
  if (topics) problems.push(...parsed.flatMap(one => findUnknownTopic(one, topics)));
  const news = parsed.flatMap(one => (one.item ? [one.item] : []));

  const schedule = parseSchedule(await Promise.all(scheduleFiles.map(async file => ({ file, source: await read(file) }))));
  const tickets = hasTickets ? parseTickets('tickets.csv', await read('tickets.csv')) : { tickets: [], problems: [] };
  problems.push(...schedule.problems, ...tickets.problems);
  if (problems.length > 0) throw new ContentError(problems);
  return { news, locations: schedule.locations, items: schedule.items, tickets: tickets.tickets };
}

function findRepeats(files: readonly { file: string; item?: NewsContent }[]): ContentProblem[] {
  const problems: ContentProblem[] = [];
  for (const field of ['id', 'slug'] as const) {
    const seen = new Map<number | string, string>();
    for (const { file, item } of files) {
      if (!item) continue;
      const earlier = seen.get(item[field]);
      if (earlier) problems.push({ file, field, message: `${item[field]} is already used by ${earlier}` });
      else seen.set(item[field], file);
    }
  }
  return problems;
}

/** Ids of the edition's topics; undefined where it lists none. */
async function readTopics(folder: string): Promise<Set<string> | undefined> {
  const names = await list(join(folder, 'news'), new Map(), 'news/');
  if (!names?.includes('topics.yaml')) return undefined;
  const { data } = parseYaml('news/topics.yaml', await readFile(join(folder, 'news/topics.yaml'), 'utf8'));
  const found = v.safeParse(v.array(v.object({ id: v.string() })), data);
  if (!found.success) throw new ContentError([{ file: 'news/topics.yaml', message: 'must be a list of topics with an id each' }]);
  return new Set(found.output.map(({ id }) => id));
}

/** A topic without a name would stand nowhere on the site. */
function findUnknownTopic({ file, item }: { file: string; item?: NewsContent }, topics: ReadonlySet<string>): ContentProblem[] {
  if (!item?.topic || topics.has(item.topic)) return [];
  return [{ file, field: 'topic', message: `must be one of ${[...topics].join(', ')}, not "${item.topic}"` }];
}

async function list(folder: string, changes: Changes, prefix = ''): Promise<string[] | undefined> {
  const names = await listFolder(folder);
  const added = [...changes.keys()].flatMap(path =>
    path.startsWith(prefix) && !path.slice(prefix.length).includes('/') ? [path.slice(prefix.length)] : [],
  );
  return added.length > 0 ? [...new Set([...(names ?? []), ...added])] : names;
}

/** The names in a folder; undefined when there is none. */
export async function listFolder(folder: string): Promise<string[] | undefined> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}
