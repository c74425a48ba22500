import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSource, type EditionSource } from '../../packages/editions/check/source.ts';
import { writeMarks, type Mark } from '../../packages/editions/check/review.ts';
import { marksInCopy, marksInLines, type Doubts } from './marks.ts';
import { moveIso } from '../../packages/editions/check/dates.ts';
import { coldBattlepass, moveEdition, moveText, publishedOn, type Move } from './move.ts';
import { daysBetween } from './weekend.ts';

export interface NewEdition {
  /** Folder of the edition that is carried over. */
  from: string;
  /** Folder to be made. */
  to: string;
  year: number;
  /** First day, ISO. */
  start: string;
  /** Today, for tests. */
  now?: Date;
}
export interface Made {
  files: number;
  marks: number;
  /** News that the new year begins without. */
  dropped: number;
}

/** What belongs to one year alone. */
const left = (file: string) => /\.test\.ts$|^review\.json$|^test\//.test(file);

/** Slugs of the news that texts, lists or programme link to; they are carried over, or their links would be dead. */
function linkedNews({ news, text, folder }: EditionSource): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => /\.(json|ts|yaml)$/.test(file));
  const wanted = new Set<string>();
  const take = (content: string) => {
    for (const [, slug = ''] of content.matchAll(/\/news\/([\w-]+)(?![\w-]*\.svg)/g)) {
      const item = news.find(({ head }) => head.data.slug === slug);
      if (!item || wanted.has(slug)) continue;
      wanted.add(slug);
      take(item.text);
    }
  };
  for (const file of files) take(text(file));
  return wanted;
}

/** Names of people: who wrote the news, and the founders and guests of the lists. */
const peopleOf = ({ news, lists }: EditionSource): string[] => {
  const authors = news.flatMap(({ text }) => /^author: "?([^"\n]+)/m.exec(text)?.[1] ?? []);
  const listed = [...(lists.founders ?? []), ...(lists.cosplayGuests ?? [])].map(({ name }) => name);
  return [...new Set([...authors, ...listed])];
};

const programmeMark: Mark = { file: 'schedule.yaml', text: 'items:', why: 'is the programme of the year before' };

/** Makes an edition of another. @throws Error when the folder exists or the first edition cannot be read */
export async function makeEdition({ from, to, year, start, now = new Date() }: NewEdition): Promise<Made> {
  if (existsSync(to)) throw new Error(`${to} exists already.`);
  const source = await readSource(from);
  const move: Move = { from: source.edition.year, to: year, days: daysBetween(source.edition.dates.days[0]!.date, start) };
  // Made before the festival it comes from, the new edition still has news that are out.
  const dayAfter = moveIso(source.edition.dates.doorsClose.slice(0, 10), 1);
  const yesterday = moveIso(now.toISOString().slice(0, 10), -1);
  const published = dayAfter < yesterday ? dayAfter : yesterday;
  const news = linkedNews(source);
  const taglines = Object.values(source.edition.tagline);
  const doubts: Doubts = { people: peopleOf(source), taglines, hasOtherWeekdays: move.days % 7 !== 0 };
  const files = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(from.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter(file => !left(file));
  const kept = files.filter(file => !file.endsWith('.md') || news.has(file.slice('news/'.length, -'.md'.length)));
  const marks: Mark[] = [programmeMark];
  for (const file of kept) {
    const text = carryOver(file, source.text(file), move, published);
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), text);
    if (/^copy\/..\//.test(file)) marks.push(...marksInCopy(file, text, doubts));
    else if (/^(?:edition\.ts$|lists\/|news\/.*\.md$)/.test(file)) marks.push(...marksInLines(file, text, doubts));
  }
  writeMarks(to, marks);
  return { files: kept.length, marks: marks.length, dropped: files.length - kept.length };
}

/** The text of a file in the new year. News are published anew on a day that has been. */
function carryOver(file: string, text: string, move: Move, published: string): string {
  if (file.endsWith('.md')) return publishedOn(moveText(text, move), published);
  if (file === 'edition.ts') return moveEdition(text, move);
  if (file === 'tickets.csv') return `${text.split('\n')[0]}\n`;
  if (file === 'lists/battlepass.ts') return moveText(coldBattlepass(text), move);
  return file === 'theme.json' ? text : moveText(text, move);
}
