import {
  findItem,
  findPlace,
  isoWithOffset,
  itemDescription,
  itemName,
  itemSlug,
  locationName,
  occupiedUntil,
  placeSlug,
  timeItem,
  type Edition,
  type Lang,
  type ScheduleItem,
  type ScheduleLocation,
} from '@tand/festival';
import { parseSchedule } from '@tand/festival/schemas';
import type { Database } from '../db/database.ts';
import { readSchedule } from '../db/queries.ts';
import { fillMarks } from './article.ts';

/** What an address of the programme names. */
export interface Found {
  slug: string;
  item?: ScheduleItem | undefined;
  place?: ScheduleLocation | undefined;
}

/** The item or place that an address names; undefined when the programme has none such. */
export async function findInProgramme(db: Database, kind: 'item' | 'screen', key: string): Promise<Found | undefined> {
  const { items, locations } = parseSchedule(await readSchedule(db), () => {});
  if (kind === 'screen') {
    const place = findPlace(
      locations.filter(({ id }) => id !== 0),
      key,
    );
    return place && { slug: placeSlug(place), place };
  }
  const item = findItem(items, key);
  return item && { slug: itemSlug(item), item, place: locations.find(({ id }) => id === item.location) };
}

/** What `schedule.json` of the built site tells of the festival's days. */
interface BuiltDays {
  timeZone: Edition['timeZone'];
  days: Edition['dates']['days'];
}

/**
 * Fills the page that stands in for items newer than the build (`/{lang}/schedule/_shell`) with the words of one:
 * `__ITEM_ID__`, `__ITEM_SLUG__`, `__ITEM_TITLE__`, `__ITEM_TEXT__`, `__ITEM_PLACE__`, `__ITEM_DAY__`, `__ITEM_TIME__`,
 * `__ITEM_START__`, `__ITEM_END__` (the last two ISO with offset). The days are those of the built `schedule.json`.
 */
export function fillItemShell(shell: string, { slug, item, place }: Found, scheduleJson: string | undefined, lang: Lang): string {
  if (!item) return shell;
  const built = scheduleJson === undefined ? undefined : (JSON.parse(scheduleJson) as BuiltDays);
  const day = built?.days[item.day];
  const timed = built && day && timeItem({ dates: { days: built.days } as Edition['dates'], timeZone: built.timeZone }, item, () => {});
  const iso = (instant: number) => (built ? isoWithOffset(instant, built.timeZone) : '');
  return fillMarks(shell, 'ITEM', {
    ID: item.id,
    SLUG: slug,
    TITLE: itemName(item, lang),
    TEXT: itemDescription(item, lang),
    PLACE: place ? locationName(place, lang) : '',
    DAY: day?.name[lang] ?? '',
    TIME: item.end_time ? `${item.start_time}–${item.end_time}` : item.start_time,
    START: timed ? iso(timed.start) : '',
    END: timed ? iso(occupiedUntil(timed)) : '',
  });
}
