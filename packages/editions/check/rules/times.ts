import type { ScheduleItem } from '@tand/festival';
import { entryPages } from '../../src/entries.ts';
import { copyPassages, listPassages, newsPassages, timesIn, type NamedTime, type Passage } from '../passages.ts';
import { report, type Finding } from '../problem.ts';
import type { EditionSource } from '../source.ts';

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const instant = (day: number, time: string, isNight: boolean) => (day + (isNight && minutes(time) < 720 ? 1 : 0)) * 1440 + minutes(time);

interface Timed extends Passage {
  times: NamedTime[];
}

export function times(source: EditionSource): Finding[] {
  const { days } = source.edition.dates;
  const passages = [...copyPassages(source), ...listPassages(source), ...newsPassages(source)].map(passage => ({
    ...passage,
    times: timesIn(passage.text, passage.lang, days),
  }));
  return [...outside(source, passages), ...nights(source, passages), ...contradicted(source, passages)];
}

function outside({ edition }: EditionSource, passages: readonly Timed[]): Finding[] {
  const { days, doorsOpen, doorsClose } = edition.dates;
  const opens = instant(0, doorsOpen.slice(11), false);
  const closes = instant(days.length - 1, doorsClose.slice(11), doorsClose.slice(11) < '05:00');
  return passages.flatMap(({ times: found, place }) =>
    found.flatMap(({ text, day, start, end, isNight }) => {
      const from = instant(day, start, isNight);
      const until = end ? instant(day, end, minutes(end) <= minutes(start)) : from;
      const isOutside = from < opens || (day === days.length - 1 && Math.max(from, until) > closes);
      return report(place, isOutside && `“${text}” is outside the hours of the doors`);
    }),
  );
}

const nightWords = { sv: /natt/i, en: /night/i };

const atNight = (text: string) => `“${text}” is at night: say which, “natten mot lördag”, “Friday night”`;

function nights(source: EditionSource, passages: readonly Timed[]): Finding[] {
  const inProse = passages.flatMap(({ times: found, place }) =>
    found.flatMap(({ text, start, isNight }) => report(place, minutes(start) < 300 && !isNight && atNight(text))),
  );
  const dayNames = new RegExp(source.edition.dates.days.flatMap(({ name }) => [name.sv, name.en]).join('|'));
  const copy = copyPassages(source);
  const inTables = copy.flatMap(({ text, lang, page, path, place }) => {
    if (path.at(-1) !== 'time' || !/^0[0-4][.:]/.test(text)) return [];
    const texts = copy.filter(one => one.lang === lang && one.page === page);
    const group = path.slice(0, -1).join();
    const row = texts.find(one => one.path.join() === `${group},text`);
    const isBelowDay = texts.some(
      one => one.path.at(-1) === 'headline' && `${group},`.startsWith(`${one.path.slice(0, -1).join()},`) && dayNames.test(one.text),
    );
    return report(place, isBelowDay && !nightWords[lang].test(row?.text ?? '') && atNight(text));
  });
  return [...inProse, ...inTables];
}

function itemsOf({ lists, schedule }: EditionSource): Map<string, readonly ScheduleItem[]> {
  const { items } = schedule.data;
  const { tournaments = [], tournamentParts = [], districts = [] } = lists;
  const prefixes = new Map([...tournaments, ...tournamentParts].map(({ slug, page }) => [slug, page?.programme]));
  const places = new Map<string, number>(districts.map(({ slug, location }) => [slug, location]));
  const linked = (link: string) => items.filter(({ routerLink }) => routerLink === link);
  const pages = entryPages(lists).map(({ kind, slug, path, texts }): [string, readonly ScheduleItem[]] => {
    const prefix = kind === 'tournament' ? prefixes.get(slug) : undefined;
    if (kind === 'district') return [texts, items.filter(({ location }) => location === places.get(slug))];
    return [texts, items.filter(item => item.routerLink === `/${path}` || (prefix !== undefined && item.name_sv.startsWith(prefix)))];
  });
  return new Map([
    ...pages,
    ['cosplay', linked('/activities/cosplay')],
    ['geekBazaar', linked('/activities/geek-bazaar')],
    ['veizlaMega', linked('/activities/veizla-mega')],
    ['arcaneGame', linked('/activities/arcane-game')],
  ]);
}

function contradicted(source: EditionSource, passages: readonly Timed[]): Finding[] {
  const items = itemsOf(source);
  return passages.flatMap(({ page = '', times: found, place }) =>
    found.flatMap(({ text, day, start, end }) => {
      const same = (items.get(page) ?? []).filter(item => item.day === day);
      if (!end || same.some(item => item.start_time === start && (item.end_time === end || item.end_time === ''))) return [];
      const half = same.find(item => (item.start_time === start) !== (item.end_time === end));
      return report(place, half && `“${text}”, but the programme has “${half.name_sv}” ${half.start_time}–${half.end_time}`);
    }),
  );
}
