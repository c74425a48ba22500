import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { contentLanguages, isContentLang, localToInstant, timeItems, type BattlepassCard } from '@tand/festival';
import { editionFaults, readSource, type EditionSource, writeMarks, type Mark, moveIso } from '@tand/editions/check';
import { ExpectedError } from '../cli.mjs';
import { marksInCopy, marksInLines, marksInList, type Doubts } from './marks.ts';
import { fileIn, flat, programmeChange, readCopy, readListModules, changeTo, mapTexts } from '@tand/editions/node';
import { stringify } from 'yaml';
import {
  coldBattlepass,
  daysBetween,
  domainOf,
  movedEdition,
  moveText,
  movedFacts,
  publishedOn,
  thinEdition,
  thinList,
  type Changes,
  type Move,
  type OwnFields,
} from './move.ts';
import { leaveOut, partsOf } from './parts.ts';

export interface NewEdition {
  from: string;
  to: string;
  year: number;
  start: string;
  /** Default: as many as before. */
  days?: number | undefined;
  own?: OwnFields | undefined;
  domain?: string | undefined;
  without?: readonly string[] | undefined;
  now?: Date;
  rewrite?: ((text: string) => string) | undefined;
}

function linkedNews({ news }: EditionSource, texts: unknown): Set<string> {
  const wanted = new Set<string>();
  const take = (content: string) => {
    for (const [, slug = ''] of content.matchAll(/\/news\/([\w-]+)(?![\w-]*\.svg)/g)) {
      const item = news.find(({ head }) => head.data.slug === slug);
      if (!item || wanted.has(slug)) continue;
      wanted.add(slug);
      take(item.text);
    }
  };
  take(JSON.stringify(texts));
  return wanted;
}

export const peopleOf = ({ news, lists }: EditionSource): string[] => {
  const authors = news.flatMap(({ text }) => /^author: "?([^"\n]+)/m.exec(text)?.[1] ?? []);
  const listed = [...(lists.founders ?? []), ...(lists.cosplayGuests ?? [])].map(({ name }) => name);
  return [...new Set([...authors, ...listed])];
};

const programmeMark: Mark = { file: 'schedule.yaml', text: 'items:', why: 'is the programme of the year before' };
const factsMark: Mark = { file: 'facts.ts', text: '...before,', why: 'has the prices, hours and counts of the year before' };

/** Writes nothing until all is ready. @throws ExpectedError if the folder exists, a part is unknown or the edition would be invalid */
export async function makeEdition(options: NewEdition) {
  const { from, to, year, start, own = {}, without = [], now = new Date(), rewrite = text => text } = options;
  if (existsSync(to)) throw new ExpectedError(`${to} exists already: name another year, or delete that folder if it is not needed.`);
  const source = await readSource(from);
  const { edition } = source;
  const unknown = without.find(name => !Object.hasOwn(partsOf(source), name));
  if (unknown !== undefined) throw new ExpectedError(`--without takes ${Object.keys(partsOf(source)).join(', ')}, not "${unknown}".`);
  const rest = leaveOut(source, without);
  const move: Move = { from: edition.year, to: year, days: daysBetween(edition.dates.days[0]!.date, start) };
  // News must already be published, even if the previous festival has not ended.
  const dayAfter = moveIso(edition.dates.doorsClose.slice(0, 10), 1);
  const yesterday = moveIso(now.toISOString().slice(0, 10), -1);
  const published = dayAfter < yesterday ? dayAfter : yesterday;
  const doubts: Doubts = {
    people: peopleOf(source),
    taglines: Object.values(edition.tagline).map(String),
    hasOtherWeekdays: move.days % 7 !== 0,
  };
  const domain = options.domain ?? domainOf(edition);
  const carried = (text: string) => moveText(rewrite(text), move).replaceAll(domainOf(edition), domain);
  const marks: Mark[] = [programmeMark];
  const texts = new Map<string, string>();
  const write = (name: string, text: string) => void texts.set(name, text);

  write('manifest.json', `{ "extends": "${basename(from)}" }\n`);
  const days = options.days ?? edition.dates.days.length;
  const changes: Changes = { days, own, products: rest.products, domain: options.domain };
  const next = movedEdition(edition, move, changes);
  const [fault] = editionFaults(next);
  if (fault) throw new ExpectedError(`The edition would be invalid: ${fault.path} (${fault.message}).`);
  const text = thinEdition(edition, next, changes);
  write('edition.ts', text);
  marks.push(...marksInLines('edition.ts', text, doubts));
  const dated = movedFacts(basename(from), source.facts, move, [domainOf(edition), domain]);
  if (dated) {
    write('facts.ts', dated);
    marks.push(factsMark, ...marksInLines('facts.ts', dated, doubts));
  }
  const programme = source.schedule.data;
  const opens = localToInstant(next.dates.doorsOpen, next.timeZone);
  const closes = localToInstant(next.dates.doorsClose, next.timeZone);
  const timed = timeItems(next, rest.programme.items, () => {});
  const open = new Set(timed.flatMap(({ id, start, end = start }) => (start >= opens && end <= closes ? [id] : [])));
  const change = programmeChange(
    programme,
    mapTexts({ ...rest.programme, items: rest.programme.items.filter(({ id }) => open.has(id)) }, carried),
  );
  write('schedule.yaml', stringify({ extends: `../${basename(from)}/schedule.yaml`, ...change }, { lineWidth: 0 }));
  write('tickets.sample.csv', `${source.text('tickets.sample.csv').split('\n')[0]}\n`);

  const news = linkedNews(source, mapTexts([source.copy, source.lists, source.schedule.data] as unknown[], rewrite));
  write('news/topics.yaml', source.text('news/topics.yaml'));
  for (const { head, text } of source.news.filter(({ head: { data } }) => news.has(data.slug))) {
    const moved = publishedOn(carried(text), published);
    write(head.file, moved);
    marks.push(...marksInLines(head.file, moved, doubts));
  }

  for (const lang of contentLanguages) {
    const was = readCopy(lang, from);
    const is = mapTexts(rest.copy(was), carried);
    const pages = Object.entries((changeTo(was, is) ?? {}) as Record<string, object | null>).map(([page, change]) => [
      page,
      change && flat(change),
    ]);
    write(`copy/${lang}.json`, `${JSON.stringify(Object.fromEntries(pages), null, 2)}\n`);
    for (const [page, data] of Object.entries(is)) marks.push(...marksInCopy(`copy/${lang}/${page}.json`, data, doubts));
  }

  for (const lang of next.languages.filter(one => !isContentLang(one))) write(`copy/${lang}.json`, '{}\n');

  for (const [name, was] of Object.entries(await readListModules(from))) {
    const lists = Object.entries(was).map(([key, list]) => [key, rest.list(list, key)]);
    const moved = mapTexts(Object.fromEntries(lists) as Record<string, unknown>, carried);
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
