import type { ScheduleItem } from '@tand/festival';
import { entryPages } from '../../src/entries.ts';
import { textsIn } from '../located.ts';
import type { Problem } from '../problem.ts';
import { languages, saidInCopy, saidInLists, saidInNews, timesIn, type Said, type SaidTime } from '../said.ts';
import type { EditionSource } from '../source.ts';

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
/** Minutes from the midnight before the first day; times before 05:00 may belong to the evening before. */
const instant = (day: number, time: string, isNight: boolean) => (day + (isNight && minutes(time) < 720 ? 1 : 0)) * 1440 + minutes(time);

/** Times in prose outside the opening hours, different from the programme, or with a night on the wrong day. */
export function times(source: EditionSource): Problem[] {
  const { days } = source.edition.dates;
  const said = [...saidInCopy(source), ...saidInLists(source), ...saidInNews(source)].map(one => ({
    ...one,
    times: timesIn(one.text, one.lang, days),
  }));
  return [...outside(source, said), ...nights(source, said), ...otherwise(source, said)];
}

interface Timed extends Said {
  times: SaidTime[];
}

function outside({ edition }: EditionSource, said: readonly Timed[]): Problem[] {
  const { days, doorsOpen, doorsClose } = edition.dates;
  const opens = instant(0, doorsOpen.slice(11), false);
  const closes = instant(days.length - 1, doorsClose.slice(11), false);
  return said.flatMap(({ times: found, place }) =>
    found
      .filter(({ day, start, end, isNight }) => {
        const from = instant(day, start, isNight);
        const until = end ? instant(day, end, minutes(end) <= minutes(start)) : from;
        return from < opens || (day === days.length - 1 && Math.max(from, until) > closes);
      })
      .map(({ text }) => ({ rule: 'times', ...place(), message: `“${text}” is outside the hours of the doors` })),
  );
}

const nightWords = { sv: /natt/i, en: /night/i };

const atNight = (text: string) => `“${text}” is at night: say which, “natten mot lördag”, “Friday night”`;

/** Times before 05:00 must name the night: 'natten mot lördag kl. 03.00', 'Friday night, 03:00'. */
function nights({ copy, edition }: EditionSource, said: readonly Timed[]): Problem[] {
  const inProse = said.flatMap(({ times: found, place }) =>
    found
      .filter(({ start, isNight }) => minutes(start) < 300 && !isNight)
      .map(({ text }) => ({ rule: 'times', ...place(), message: atNight(text) })),
  );
  const names = new RegExp(edition.dates.days.flatMap(({ name }) => [name.sv, name.en]).join('|'));
  const inTables = languages.flatMap(lang =>
    Object.values(copy[lang]).flatMap(page => {
      const texts = [...textsIn(page.data)];
      return texts.flatMap(({ path, text }) => {
        if (path.at(-1) !== 'time' || !/^0[0-4][.:]/.test(text)) return [];
        const beside = texts.find(one => one.path.at(-1) === 'text' && String(one.path.slice(0, -1)) === String(path.slice(0, -1)));
        const heading = texts.find(
          one =>
            one.path.at(-1) === 'headline' &&
            path.slice(0, one.path.length - 1).join() === one.path.slice(0, -1).join() &&
            names.test(one.text),
        );
        return heading && !nightWords[lang].test(beside?.text ?? '')
          ? [{ rule: 'times', ...page.placeOf(path), message: atNight(text) }]
          : [];
      });
    }),
  );
  return [...inProse, ...inTables];
}

/** Programme items of each page, by copy name. */
function itemsOf({ lists, schedule }: EditionSource): Map<string, readonly ScheduleItem[]> {
  const { items } = schedule.data;
  const prefixes = new Map(
    [...(lists.tournaments ?? []), ...(lists.tournamentParts ?? [])].map(({ slug, page }) => [slug, page?.programme]),
  );
  const places = new Map<string, number>((lists.districts ?? []).map(({ slug, location }) => [slug, location]));
  const pages = entryPages(lists).map(({ kind, slug, path, texts }): [string, readonly ScheduleItem[]] => {
    const prefix = kind === 'tournament' ? prefixes.get(slug) : undefined;
    if (kind === 'district') return [texts, items.filter(({ location }) => location === places.get(slug))];
    return [texts, items.filter(item => item.routerLink === `/${path}` || (prefix !== undefined && item.name_sv.startsWith(prefix)))];
  });
  const special = {
    cosplay: '/activities/cosplay',
    geekBazaar: '/activities/geek-bazaar',
    veizlaMega: '/activities/veizla-mega',
    arcaneGame: '/activities/arcane-game',
  };
  return new Map([
    ...pages,
    ...Object.entries(special).map(([texts, link]): [string, readonly ScheduleItem[]] => [
      texts,
      items.filter(item => item.routerLink === link),
    ]),
  ]);
}

/** Hours that share only their start or only their end with an item of the page: one of the two is wrong. */
function otherwise(source: EditionSource, said: readonly Timed[]): Problem[] {
  const items = itemsOf(source);
  return said.flatMap(({ page, times: found, place }) => {
    const own = items.get(page ?? '') ?? [];
    return found.flatMap(({ text, day, start, end }) => {
      const same = own.filter(item => item.day === day);
      if (!end || same.length === 0 || same.some(item => item.start_time === start && (item.end_time === end || item.end_time === '')))
        return [];
      const half = same.find(item => (item.start_time === start) !== (item.end_time === end));
      return half
        ? [{ rule: 'times', ...place(), message: `“${text}”, but the programme has “${half.name_sv}” ${half.start_time}–${half.end_time}` }]
        : [];
    });
  });
}
