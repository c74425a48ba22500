import ICAL from 'ical.js';
import { createSnapshot } from '../../packages/server/src/content/snapshot.ts';
import { scheduleKinds, type ScheduleKind } from '@tand/festival';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { importContent } from '../../packages/server/src/content/import/saveImport.ts';
import { readContent } from '../../packages/server/src/content/revisions.ts';
import { openDatabase, type Database } from '../../packages/server/src/infra/db/database.ts';
import { edition } from '@edition/edition.ts';
import { calendarFile } from '@tand/festival/calendar';

const locations = [
  { id: 1, name_sv: 'Stora scenen', name_en: 'Main Stage' },
  { id: 2, name_sv: 'Tokyo Town', name_en: 'Tokyo Town' },
];
const named = { name_sv: 'Frågesport', name_en: 'Quiz', short_desc_sv: '', short_desc_en: '', highlight: false, kind: 'stage' as const };
const quiz = { ...named, id: 'quiz', day: 1 as const, location: 1, start_time: '18:30', end_time: '19:30' };
const other = { ...quiz, id: 'other', name_sv: 'Dans', name_en: 'Dance' };
const words = {
  headline: 'Schema',
  picks: { headline: 'Mina val' },
  item: { openEnd: '' },
  kinds: Object.fromEntries(scheduleKinds.map(kind => [kind, kind])) as Record<ScheduleKind, string>,
};

let db: Database;
beforeEach(async () => {
  db = await openDatabase(':memory:');
  onTestFinished(() => db.close());
  await importContent(db, { locations, items: [quiz, other] });
});

async function follow(path: string) {
  const content = createSnapshot(await readContent(db), Date.now());
  const text = calendarFile(edition, path, content, { sv: words, en: words }, content.parts.programme.at)!;
  const events = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map(event => new ICAL.Event(event));
  const event = events.find(({ uid }) => uid.startsWith('quiz-'));
  const get = (name: string) => event!.component.getFirstPropertyValue(name);
  return {
    uid: event!.uid,
    sequence: event!.sequence,
    start: event!.startDate.toString(),
    zone: event!.startDate.zone.tzid,
    location: event!.location.split(',')[0],
    status: get('status'),
    modified: String(get('last-modified')),
    url: String(get('url')),
  };
}

// SCHED-41, SCHED-46
it.each(['/sv/schedule.ics', '/en/schedule/kind/stage.ics', '/sv/schedule/fragesport-quiz.ics'])(
  'lets an independent reader of %s update a moved item and cancel a removed item',
  async path => {
    const before = await follow(path);
    await importContent(db, { locations, items: [{ ...quiz, location: 2, start_time: '20:30', end_time: '21:30' }, other] });
    const moved = await follow(path);
    expect(moved).toMatchObject({
      uid: before.uid,
      sequence: before.sequence + 1,
      status: 'CONFIRMED',
      location: 'Tokyo Town',
      url: before.url,
    });
    expect([before.start.slice(11), moved.start.slice(11), moved.zone]).toEqual(['18:30:00', '20:30:00', 'Europe/Stockholm']);
    expect(moved.modified >= before.modified).toBe(true);
    await importContent(db, { locations, items: [other] });
    expect(await follow(path)).toMatchObject({ uid: before.uid, sequence: before.sequence + 2, status: 'CANCELLED', start: moved.start });
    await importContent(db, { locations, items: [quiz, other] });
    expect(await follow(path)).toMatchObject({ uid: before.uid, sequence: before.sequence + 3, status: 'CONFIRMED', start: before.start });
  },
);
