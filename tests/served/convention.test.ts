// Built first: @tand/site
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localToInstant, newsFetchLimit, type Schedule } from '@tand/festival';
import { editionFolder } from '@tand/runtime/build/edition';
import { openDatabase, readContent } from '@tand/server';
import { expect, onTestFinished, test } from 'vitest';
import { runCli } from '../../packages/server/src/commands/command.ts';
import { openSite, usualMoment } from '../support/app.ts';
import { bigProgramme } from '../support/big-programme.ts';
import { siteDir } from '../support/server.ts';
import { edition } from '../support/site.ts';

const size = { items: 900, places: 80, days: 3 };

// SCHED-50, SCHED-42, SCHED-46, META-5
test('imports 900 items in 80 places as one revision, and lists them all in API, pages and files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tand-programme-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [file, database] = [join(folder, 'convention.xml'), `file:${join(folder, 'test.db')}`];
  writeFileSync(file, bigProgramme(size));
  const lines: string[] = [];
  const out = { log: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
  const command = ['content', 'schedule', 'import', file, '--folder', editionFolder, '--database', database, '--yes'];
  expect([await runCli(command, out), lines.at(-1)]).toEqual([0, expect.stringContaining('schedule 900 added')]);
  expect(lines).toContain('  read 900 events as 900 items');
  await runCli(command, out);
  expect(lines.at(-1)).toContain('Nothing changed');

  const db = await openDatabase(database);
  onTestFinished(() => db.close());
  const { number, items, news } = await readContent(db);
  expect(number).toBe(2);
  expect(items.filter(({ hosts, language }) => !hosts || !language)).toEqual([]);
  const app = await (await openSite(join(siteDir, 'server'), db)).appAt(usualMoment);
  const read = async (path: string) => {
    const answer = await app.request(edition.siteUrl + path);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.text();
  };
  const count = async (path: string, part: RegExp) => [...(await read(path)).matchAll(part)].length;
  const wall = JSON.parse(await read('/schedule.json')) as {
    schedule: { conference: { rooms: unknown[]; days: { rooms: Record<string, unknown[]> }[] } };
  };
  const { rooms, days } = wall.schedule.conference;
  const answer = JSON.parse(await read('/api/schedule')) as Schedule;
  const calendars = [...app.site!.addresses().files].filter(address => address.startsWith('/sv/schedule/') && address.endsWith('.ics'));
  const own = new Set(items.map(({ id }) => id));
  expect({
    answer: [answer.items.length, answer.locations.length, new Set(answer.items.map(({ day }) => day)).size],
    pages: await count('/sitemap.xml', /<loc>[^<]*\/sv\/schedule\/(?!screen\/)[^<]+<\/loc>/g),
    wall: [
      days.flatMap(day => Object.values(day.rooms).flat()).length,
      rooms.length,
      days.filter(day => Object.keys(day.rooms).length > 0).length,
    ],
    frab: await count('/schedule.xml', /<event /g),
    calendar: (await count('/sv/schedule.ics', /^BEGIN:VEVENT/gm)) - (await count('/sv/schedule.ics', /^STATUS:CANCELLED/gm)),
    calendars: calendars.filter(address => own.has(address.slice(-40, -4))).length,
    calendarsOfPlaces: calendars.filter(address => address.includes('/place/')).length,
    search: await count('/search/sv.json', /"\/schedule\/[^"?]+"/g),
  }).toEqual({
    answer: [size.items, size.places, size.days],
    pages: size.items,
    wall: [size.items, size.places, size.days],
    frab: size.items,
    calendar: size.items,
    calendars: size.items,
    calendarsOfPlaces: size.places,
    search: size.items,
  });
  const now = localToInstant(usualMoment, edition.timeZone);
  const published = news.filter(({ isDraft, publishedDate }) => !isDraft && Number(publishedDate) <= now);
  expect(await count('/sv/news/rss.xml', /<item>/g)).toBe(Math.min(newsFetchLimit, published.length));
});
