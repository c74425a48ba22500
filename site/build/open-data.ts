import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { editionName, isoWithOffset, itemLink, itemSlug, timeItems, type Edition, type Schedule, type TimedItem } from '@tand/festival';
import { scheduleXml } from '@tand/festival/openData';
import { editionFolder, readEdition } from './edition.ts';

/**
 * Writes the programme as open data into a folder: `schedule.json` (both languages, instants with offset) and
 * `schedule.xml` (the format of frab and pretalx, which conference apps and displays read). The same programme gives
 * the same files. Returns their paths.
 */
export async function writeOpenData(folder: string, schedule: Schedule, from = editionFolder): Promise<string[]> {
  return Promise.all(
    Object.entries(await openData(schedule, from)).map(async ([name, text]) => {
      const file = join(folder, name);
      await writeFile(file, text);
      return file;
    }),
  );
}

/** The programme as open data, by file name. */
export async function openData(schedule: Schedule, from = editionFolder): Promise<Record<'schedule.json' | 'schedule.xml', string>> {
  const edition = await readEdition(from);
  return { 'schedule.json': scheduleJson(edition, schedule), 'schedule.xml': scheduleXml(edition, schedule) };
}

const inOrder = (edition: Edition, { items }: Schedule) =>
  timeItems(edition, items).toSorted((a, b) => a.day - b.day || a.start - b.start || a.location - b.location || (a.id < b.id ? -1 : 1));

/** A link of an item as an address that works from anywhere; internal ones lead to the Swedish page. */
function address(edition: Edition, item: TimedItem): string | undefined {
  const link = itemLink(item);
  return link && (link.isExternal ? link.href : `${edition.siteUrl}/sv${link.href}`);
}

/** Address of an item's own page. */
const pageOf = (edition: Edition, item: TimedItem) => `${edition.siteUrl}/sv/schedule/${encodeURIComponent(itemSlug(item))}`;

/** The programme as JSON: days, places, items; texts by language. */
function scheduleJson(edition: Edition, schedule: Schedule): string {
  const data = {
    festival: editionName(edition),
    url: `${edition.siteUrl}/sv/schedule`,
    timeZone: edition.timeZone,
    venue: { name: edition.venue.name, city: edition.venue.city, lat: edition.venue.lat, lon: edition.venue.lon },
    days: edition.dates.days.map(({ date, name }, day) => ({ day, date, name })),
    locations: schedule.locations
      .filter(({ id }) => id !== 0)
      .map(({ id, name_sv, name_en }) => ({ id, name: { sv: name_sv, en: name_en } })),
    items: inOrder(edition, schedule).map(item => ({
      id: item.id,
      day: item.day,
      location: item.location,
      start: isoWithOffset(item.start, edition.timeZone),
      end: item.end === undefined ? null : isoWithOffset(item.end, edition.timeZone),
      movedFrom: item.old_start_time ? { start: item.old_start_time, end: item.old_end_time || null } : null,
      title: { sv: item.name_sv, en: item.name_en },
      description: { sv: item.short_desc_sv, en: item.short_desc_en },
      page: pageOf(edition, item),
      url: address(edition, item) ?? null,
      isHighlighted: item.highlight,
    })),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}
