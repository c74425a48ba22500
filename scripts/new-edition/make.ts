import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { BattlepassCard } from '@tand/festival';
import { readSource, type EditionSource, writeMarks, type Mark, moveIso } from '@tand/editions/check';
import { ExpectedError } from '../cli.mjs';
import { marksInCopy, marksInLines, marksInList, type Doubts } from './marks.ts';
import { fileIn, flat, programmeChange, readCopy, readListModules, changeTo, mapTexts } from '@tand/editions/node';
import { stringify } from 'yaml';
import { coldBattlepass, moveText, movedFacts, publishedOn, thinEdition, type Move } from './move.ts';
import { thinList } from './thin.ts';
import { daysBetween } from './weekend.ts';

export interface NewEdition {
  from: string;
  to: string;
  year: number;
  /** First day, ISO. */
  start: string;
  now?: Date;
}
export interface Made {
  files: number;
  marks: number;
  dropped: number;
}

/** Slugs of news that texts, lists or programme link to: they are copied, or the links would be dead. */
function linkedNews({ news, copy, lists, schedule }: EditionSource): Set<string> {
  const wanted = new Set<string>();
  const take = (content: string) => {
    for (const [, slug = ''] of content.matchAll(/\/news\/([\w-]+)(?![\w-]*\.svg)/g)) {
      const item = news.find(({ head }) => head.data.slug === slug);
      if (!item || wanted.has(slug)) continue;
      wanted.add(slug);
      take(item.text);
    }
  };
  take(JSON.stringify([copy, lists, schedule.data]));
  return wanted;
}

const peopleOf = ({ news, lists }: EditionSource): string[] => {
  const authors = news.flatMap(({ text }) => /^author: "?([^"\n]+)/m.exec(text)?.[1] ?? []);
  const listed = [...(lists.founders ?? []), ...(lists.cosplayGuests ?? [])].map(({ name }) => name);
  return [...new Set([...authors, ...listed])];
};

const programmeMark: Mark = { file: 'schedule.yaml', text: 'items:', why: 'is the programme of the year before' };
const factsMark: Mark = { file: 'facts.ts', text: '...before,', why: 'is the prices, hours and counts of the year before' };

/**
 * Makes an edition that extends another: dates, news, and the differences in programme, texts and lists. Writes nothing before
 * everything is ready.
 * @throws Error if the folder exists or the first edition cannot be read
 */
export async function makeEdition({ from, to, year, start, now = new Date() }: NewEdition): Promise<Made> {
  if (existsSync(to)) throw new ExpectedError(`${to} exists already.`);
  const source = await readSource(from);
  const { edition } = source;
  const move: Move = { from: edition.year, to: year, days: daysBetween(edition.dates.days[0]!.date, start) };
  // An edition made before the last festival must still have published news.
  const dayAfter = moveIso(edition.dates.doorsClose.slice(0, 10), 1);
  const yesterday = moveIso(now.toISOString().slice(0, 10), -1);
  const published = dayAfter < yesterday ? dayAfter : yesterday;
  const doubts: Doubts = {
    people: peopleOf(source),
    taglines: Object.values(edition.tagline).map(String),
    hasOtherWeekdays: move.days % 7 !== 0,
  };
  const marks: Mark[] = [programmeMark];
  const texts = new Map<string, string>();
  const write = (name: string, text: string) => void texts.set(name, text);

  write('manifest.json', `{ "extends": "${basename(from)}" }\n`);
  const own = thinEdition(edition, move);
  write('edition.ts', own);
  marks.push(...marksInLines('edition.ts', own, doubts));
  const dated = movedFacts(basename(from), source.facts, move);
  if (dated) {
    write('facts.ts', dated);
    marks.push(factsMark, ...marksInLines('facts.ts', dated, doubts));
  }
  const programme = source.schedule.data;
  const change = programmeChange(
    programme,
    mapTexts(programme, text => moveText(text, move)),
  );
  write('schedule.yaml', stringify({ extends: `../${basename(from)}/schedule.yaml`, ...change }, { lineWidth: 0 }));
  write('tickets.sample.csv', `${source.text('tickets.sample.csv').split('\n')[0]}\n`);

  const news = linkedNews(source);
  write('news/topics.yaml', source.text('news/topics.yaml'));
  for (const { head, text } of source.news.filter(({ head: { data } }) => news.has(data.slug))) {
    const moved = publishedOn(moveText(text, move), published);
    write(head.file, moved);
    marks.push(...marksInLines(head.file, moved, doubts));
  }

  for (const lang of ['sv', 'en'] as const) {
    const was = readCopy(lang, from);
    const is = mapTexts(was, text => moveText(text, move));
    const pages = Object.entries((changeTo(was, is) ?? {}) as Record<string, object>).map(([page, change]) => [page, flat(change)]);
    write(`copy/${lang}.json`, `${JSON.stringify(Object.fromEntries(pages), null, 2)}\n`);
    for (const [page, data] of Object.entries(is)) marks.push(...marksInCopy(`copy/${lang}/${page}.json`, data, doubts));
  }

  for (const [name, was] of Object.entries(await readListModules(from))) {
    const moved = mapTexts({ ...was }, text => moveText(text, move));
    const is = 'battlepass' in moved ? { ...moved, battlepass: coldBattlepass(moved.battlepass as BattlepassCard[]) } : moved;
    const holder = basename(dirname(dirname(fileIn(from, name)!)));
    const text = thinList(holder, name, was, is);
    if (text) write(name, text);
    marks.push(...marksInList(name, is, doubts));
  }
  try {
    for (const [name, text] of texts) {
      mkdirSync(dirname(join(to, name)), { recursive: true });
      writeFileSync(join(to, name), text);
    }
    writeMarks(to, marks);
  } catch (error) {
    rmSync(to, { recursive: true, force: true });
    throw error;
  }
  return { files: texts.size, marks: marks.length, dropped: source.news.length - news.size };
}
