import type { Edition } from '../edition/edition.ts';
import type { Schedule } from '../schedule/schema.ts';
import { element, escapeXml } from './xml.ts';
import { frab, type FrabEvent, type OpenDataWords } from './frab.ts';

function eventXml({ guid, id, date, start, duration, room, slug, url, persons, links, ...texts }: FrabEvent): string[] {
  const timed = { date, start, duration, room, slug, url };
  return [
    `<event guid="${guid}" id="${id}">`,
    ...Object.entries(timed).map(([name, text]) => element(name, text)),
    '<recording><license/><optout>false</optout></recording>',
    ...Object.entries(texts).map(([name, text]) => element(name, text)),
    '<logo/>',
    '<persons>',
    ...persons.map(person => `<person id="${person.id}" guid="${person.guid}">${escapeXml(person.public_name)}</person>`),
    '</persons>',
    '<links>',
    ...links.map(link => `<link href="${escapeXml(link.url)}">${escapeXml(link.title)}</link>`),
    '</links>',
    '<attachments/>',
    '</event>',
  ];
}

/** frab/pretalx XML, for conference apps and displays (SCHED-42). */
export function scheduleXml(edition: Edition, schedule: Schedule, words: OpenDataWords): string {
  const { version, acronym, title, start, end, days, timeSlot, baseUrl, timeZone } = frab(edition, schedule, words);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<schedule>',
    '<generator name="tand" version="1"/>',
    element('version', version),
    '<conference>',
    element('acronym', acronym),
    element('title', title),
    element('start', start),
    element('end', end),
    element('days', days.length),
    element('timeslot_duration', timeSlot),
    element('base_url', baseUrl),
    element('time_zone_name', timeZone),
    '</conference>',
    ...days.flatMap(day => [
      `<day index="${day.index}" date="${day.date}" start="${day.start}" end="${day.end}">`,
      ...[...day.rooms].flatMap(([name, events]) => [`<room name="${escapeXml(name)}">`, ...events.flatMap(eventXml), '</room>']),
      '</day>',
    ]),
    '</schedule>',
    '',
  ].join('\n');
}

const eventJson = (event: FrabEvent) => ({ ...event, attachments: [] });

export function scheduleJson(edition: Edition, schedule: Schedule, words: OpenDataWords): string {
  const { version, acronym, title, start, end, days, timeSlot, baseUrl, timeZone, url, rooms } = frab(edition, schedule, words);
  return JSON.stringify({
    $schema: 'https://c3voc.de/schedule/schema.json',
    generator: { name: 'tand', version: '1', url: baseUrl },
    schedule: {
      version,
      base_url: baseUrl,
      conference: {
        acronym,
        title,
        start,
        end,
        daysCount: days.length,
        timeslot_duration: timeSlot,
        time_zone_name: timeZone,
        url,
        rooms,
        days: days.map(day => ({
          index: day.index,
          date: day.date,
          day_start: day.start,
          day_end: day.end,
          rooms: Object.fromEntries([...day.rooms].map(([name, events]) => [name, events.map(eventJson)])),
        })),
      },
    },
  });
}
