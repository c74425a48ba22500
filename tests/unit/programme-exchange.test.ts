import { edition } from '@edition/edition.ts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCopy } from '@tand/editions/node';
import { scheduleKinds, type Schedule, type ScheduleKind } from '@tand/festival';
import { scheduleJson, scheduleXml, type OpenDataWords } from '@tand/festival/openData';
import { readFileContent } from '@tand/server';
import { createSnapshot } from '../../packages/server/src/content/snapshot.ts';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runCli } from '../../packages/server/src/commands/command.ts';
import { readerOf, readForeign } from '../../packages/server/src/content/import/programme.ts';
import { kindOf } from '../../packages/server/src/content/import/kinds.ts';
import { readContent } from '../../packages/server/src/content/revisions.ts';
import { openDatabase } from '../../packages/server/src/infra/db/database.ts';
import { editionFolder } from '@tand/runtime/build/edition';
import { bigProgramme, conventionSize } from '../support/big-programme.ts';

const wordsIn = (lang: string) =>
  readCopy(lang, editionFolder)['schedule'] as Pick<OpenDataWords, 'kinds'> & { page: Omit<OpenDataWords, 'kinds'> };
const { kinds, page } = wordsIn('sv');
const words: OpenDataWords = { kinds, more: page.more, signUp: page.signUp };

let schedule: Schedule;
beforeAll(async () => {
  ({ schedule } = createSnapshot(await readFileContent(editionFolder), Date.now()));
}, 30_000);

it.each(['sv', 'en'])('our own name of every kind is read as that kind: %s', lang => {
  const named = Object.fromEntries(Object.entries(wordsIn(lang).kinds).map(([kind, name]) => [kind, kindOf(name)]));
  expect(named).toEqual(Object.fromEntries(scheduleKinds.map((kind: ScheduleKind) => [kind, kind])));
});

const byId = (list: Schedule['items']) =>
  Object.fromEntries(list.map(({ sequence: _s, modified: _m, soft: _soft, ...item }) => [item.id, item]));

// SCHED-50
describe.each([
  ['XML', scheduleXml],
  ['JSON', scheduleJson],
])('our programme as %s, taken in again', (_, write) => {
  it('changes nothing', () => {
    const text = write(edition, schedule, words);
    const dates = edition.dates.days.map(({ date }) => date);
    const current = { items: schedule.items, places: schedule.locations };
    const { items, locations } = readForeign(readerOf('schedule', text)!, 'schedule', text, current, dates);
    expect(new Set(locations)).toEqual(new Set(schedule.locations));
    expect(byId(items)).toEqual(byId(schedule.items));
  });
});

// SCHED-50
it('800 items in 80 places over three days come in by one command, as one revision, and are what is answered next', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tand-programme-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [file, database] = [join(folder, 'convention.xml'), `file:${join(folder, 'test.db')}`];
  writeFileSync(file, bigProgramme());
  const lines: string[] = [];
  const out = { log: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
  const command = ['content', 'schedule', 'import', file, '--folder', editionFolder, '--database', database, '--yes'];
  expect([await runCli(command, out), lines.at(-1)]).toEqual([0, expect.stringContaining('schedule 800 added')]);
  const db = await openDatabase(database);
  onTestFinished(() => db.close());
  const stored = await readContent(db);
  expect(stored.number).toBe(2);
  const next = createSnapshot(stored, Date.now()).schedule;
  expect([next.items.length, next.locations.length]).toEqual([conventionSize.items, conventionSize.places]);
  expect(new Set(next.items.map(({ day }) => day)).size).toBe(conventionSize.days);
  expect(next.items.filter(({ hosts, language }) => !hosts || !language)).toEqual([]);
  await runCli(command, out);
  expect(lines.at(-1)).toContain('Nothing changed');
}, 30_000);
