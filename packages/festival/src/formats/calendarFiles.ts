import type { Edition } from '../edition/edition.ts';
import { localeOf, shownText, type Lang } from '../languages.ts';
import { memoize } from '../memoize.ts';
import { findItem, findPlace, itemSlug, placeSlug } from '../schedule/address.ts';
import { scheduleView } from '../schedule/itemView.ts';
import type { Schedule, ScheduleItem } from '../schedule/schema.ts';
import { decodePicks, mostPicks } from '../schedule/share.ts';
import { scheduleKinds } from '../schedule/values.ts';
import { itemName, locationName } from '../schedule/view.ts';
import { programmeCalendar, type EventWords } from './programmeCalendar.ts';

export interface CalendarTexts extends Pick<EventWords, 'kinds'> {
  headline: string;
  item: Pick<EventWords, 'openEnd'>;
  picks: { headline: string };
}

export interface Followed {
  schedule: Schedule;
  gone: { items: readonly ScheduleItem[] };
}

const dateFormat = (lang: Lang) => new Intl.DateTimeFormat(localeOf(lang), { day: 'numeric', month: 'long', timeZone: 'UTC' });

const placesOf = ({ locations }: Schedule) => locations.filter(({ id }) => id !== 0);
const withGone = memoize((schedule: Schedule) =>
  memoize((gone: Followed['gone']): ScheduleItem[] => [
    ...schedule.items,
    ...gone.items.map(item => ({ ...item, cancelled: true as const })),
  ]),
);
/** Memoized, as thousands of calendars filter these items (SCHED-46). */
const allOf = ({ schedule, gone }: Followed) => withGone(schedule)(gone);
const isAt = (place: number) => (item: ScheduleItem) => (item.places ?? [item.location]).includes(place);

/** Paths of all calendars but those of picks, in each language (SCHED-46). */
export function calendarAddresses({ dates: { days }, languages }: Edition, followed: Followed): string[] {
  const items = allOf(followed);
  const names = [
    '',
    ...placesOf(followed.schedule).map(place => `/place/${placeSlug(place)}`),
    ...scheduleKinds.filter(kind => items.some(item => item.kind === kind)).map(kind => `/kind/${kind}`),
    ...days.map(({ date }) => `/day/${date}`),
    ...items.map(item => `/${itemSlug(item)}`),
  ];
  return languages.flatMap(lang => names.map(name => `/${lang}/schedule${name}.ics`));
}

const address = /^\/([a-z]+)\/schedule(?:\/(place|kind|day|picks)(?=\/))?(?:\/([^/]+))?\.ics$/;

/** Whether a path is that of a calendar of picks, at least one of which exists (SCHED-46). */
export function isPicksCalendar({ languages }: Pick<Edition, 'languages'>, path: string, followed: Followed): boolean {
  const picksPath = new RegExp(`^/(?:${languages.join('|')})/schedule/picks/(?:[\\w-]{5}){1,${mostPicks}}\\.ics$`);
  return picksPath.test(path) && decodePicks(/([^/]+)\.ics$/.exec(path)![1]!, allOf(followed)).length > 0;
}

/** `stamp`: epoch ms of the programme's last change. Undefined if `path` has no calendar. */
export function calendarFile(
  edition: Edition,
  path: string,
  followed: Followed,
  texts: Readonly<Record<Lang, CalendarTexts>>,
  stamp: number,
): string | undefined {
  const [, lang = '', sort, name] = address.exec(path) ?? [];
  if (!edition.languages.includes(lang)) return undefined;
  const copy = texts[lang]!;
  const chosen = choose(edition, followed, lang, copy, sort, name);
  if (!chosen) return undefined;
  const { title, items } = chosen;
  const view = scheduleView(edition, { ...followed.schedule, items }, lang);
  return programmeCalendar(edition, { title, ...view, lang, words: { kinds: copy.kinds, openEnd: copy.item.openEnd }, stamp });
}

function choose(
  { dates: { days } }: Edition,
  followed: Followed,
  lang: Lang,
  texts: CalendarTexts,
  sort: string | undefined,
  name: string | undefined,
): { title: string; items: Schedule['items'] } | undefined {
  const items = allOf(followed);
  if (name === undefined) return sort === undefined ? { title: texts.headline, items } : undefined;
  switch (sort) {
    case 'place': {
      const place = findPlace(placesOf(followed.schedule), name);
      return place && { title: locationName(place, lang), items: items.filter(isAt(place.id)) };
    }
    case 'kind': {
      const kind = scheduleKinds.find(one => one === name);
      return kind && { title: texts.kinds[kind], items: items.filter(item => item.kind === kind) };
    }
    case 'day': {
      const index = days.findIndex(({ date }) => date === name);
      const day = days[index];
      const title = day && `${shownText(day.name, lang)} ${dateFormat(lang).format(Date.parse(day.date))}`;
      return title ? { title, items: items.filter(item => item.day === index) } : undefined;
    }
    case 'picks': {
      const ids = new Set(decodePicks(name, items));
      return ids.size > 0 ? { title: texts.picks.headline, items: items.filter(({ id }) => ids.has(id)) } : undefined;
    }
    default: {
      const item = findItem(items, name);
      return item && { title: itemName(item, lang), items: [item] };
    }
  }
}
