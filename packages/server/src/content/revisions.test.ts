import type { ScheduleItem } from '@tand/festival';
import type { DeskNote } from '@tand/festival/desk';
import { createClient } from '@libsql/client';
import * as fc from 'fast-check';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { importContent } from './import/saveImport.ts';
import {
  type EditionContent,
  ConflictError,
  findRevision,
  InconsistentError,
  listRevisions,
  readNewsSince,
  readContent,
  readRevisionNumber,
  readState,
  saveRevision,
  type Change,
} from './revisions.ts';
import { content as sample, memoryDatabase, newsItem, temporaryFolder } from '../test/fixtures.ts';
import { openDatabase, type Database, parseJson, textOf } from '../infra/db/database.ts';
import { migrations } from '../infra/db/migrations.ts';

const empty: EditionContent = { news: [], locations: [], items: [], tickets: [] };
const text = (what: string): DeskNote => ({ code: 'text', what });
const label = { author: 'Priya', note: text('') };
const place = (id: number, name = `Plats ${id}`) => ({ id, name_sv: name, name_en: name });
const [first] = sample.items as [ScheduleItem];

const ids = (items: readonly ScheduleItem[]) => items.map(({ id }) => id).toSorted();

async function state(db: Database) {
  const { news, places, items } = await readContent(db);
  return { news, places, items: items.map(({ sequence: _sequence, modified: _modified, ...item }): ScheduleItem => item) };
}

const undo = async (db: Database, number: number) =>
  saveRevision(
    db,
    (await findRevision(db, number))!.changes.map(({ before, after, ...entry }) => ({ ...entry, before: after, after: before })),
    label,
  );

// DATA-11
describe('revisions', () => {
  it('are numbered from 1, and have an author, a note and changes', async () => {
    const db = await memoryDatabase(empty);
    expect(await readRevisionNumber(db)).toBe(0);
    expect(await readState(db)).toEqual({ origin: db.origin, number: 0, hasTickets: false });
    expect(await readContent(db)).toMatchObject({ number: 0, at: new Date(0), hasTickets: false });
    await importContent(db, { ...empty, locations: [place(1)], tickets: sample.tickets }, { author: 'Bo', note: text('plats') });
    expect(await readRevisionNumber(db)).toBe(1);
    expect(await readState(db)).toEqual({ origin: db.origin, number: 1, hasTickets: true });
    expect(await readContent(db)).toMatchObject({ number: 1, hasTickets: true });
    expect(await listRevisions(db, 5)).toMatchObject([
      { number: 1, author: 'Bo', note: text('plats'), changes: [{ kind: 'place', id: '1', before: null, after: { name_sv: 'Plats 1' } }] },
    ]);
    await importContent(db, { ...empty, locations: [place(1)] });
    expect(await readRevisionNumber(db)).toBe(1);
    await importContent(db, { ...empty, locations: [place(2)] });
    expect(await listRevisions(db, 5, 2)).toMatchObject([{ number: 1, note: text('plats') }]);
    expect(await listRevisions(db, 1)).toMatchObject([{ number: 2 }]);
    expect([await findRevision(db, 1), await findRevision(db, 3)]).toMatchObject([{ number: 1, author: 'Bo' }, undefined]);
  });

  it('store content, which is read in order: latest news first, items by time and place', async () => {
    const programme = (
      [
        ['z', 0, '09:00', 2, 'Ö'],
        ['b', 0, '10:00', 1, 'A'],
        ['a', 0, '10:00', 1, 'B'],
        ['0', 0, '10:00', 2, 'A'],
        ['1', 1, '08:00', 1, 'A'],
      ] as const
    ).map(([id, day, start_time, location, name_sv]) => ({ ...first, id, day, start_time, location, name_sv }));
    const early = { publishedDate: new Date(0) };
    const db = await memoryDatabase({
      ...empty,
      items: programme.toReversed(),
      locations: [place(2), place(1)],
      news: [newsItem(1), newsItem(2, { publishedDate: newsItem(1).publishedDate }), newsItem(3, early)],
    });
    const notices = (
      [
        ['b', '2025-06-02T00:00:00.000Z'],
        ['c', '2025-06-02T00:00:00.000Z'],
        ['a', '2025-06-01T00:00:00.000Z'],
      ] as const
    ).map(([id, from]) => ({ id, text: { sv: id, en: id }, page: '', from, until: from, urgency: 'calm' }));
    const changes = notices.toReversed().map((after): Change => ({ kind: 'notice', id: after.id, before: null, after }));
    await saveRevision(db, changes, label);
    const content = await readContent(db);
    expect(content.items.map(({ id }) => id)).toEqual(programme.map(({ id }) => id));
    expect(content.news.map(({ id }) => id)).toEqual([2, 1, 3]);
    expect(content.places).toEqual([place(2), place(1)]);
    expect(content.notices).toEqual(notices);
    expect(content.lastChanged).toMatchObject({ news: { number: 1 }, programme: { number: 1 }, notices: { number: 2 } });
  });

  it('remember removed articles only if they were public', async () => {
    const dates = { publishedDate: new Date(0), updatedDate: new Date(1), unpublishedDate: new Date(2) };
    const news = [newsItem(1, dates), newsItem(2, { isDraft: true }), newsItem(3, { publishedDate: new Date('2999-01-01') })];
    const db = await memoryDatabase({ ...empty, news });
    await importContent(db, empty);
    expect(await readContent(db)).toMatchObject({ news: [], goneNews: [news[0]] });
  });

  it('save nothing if an extra statement fails', async () => {
    const db = await memoryDatabase({ ...empty, locations: [place(1)] });
    const changes: Change[] = [{ kind: 'place', id: '2', before: null, after: { ...place(2), position: 1 } }];
    await expect(saveRevision(db, changes, label, () => Promise.reject(new Error('also')))).rejects.toThrow('also');
    expect(await readRevisionNumber(db)).toBe(1);
    expect(await saveRevision(db, [], label)).toBeUndefined();
    expect(await saveRevision(db, changes, label)).toEqual({ number: 2, at: (await readContent(db)).at });
  });

  it('have increasing times even if the clock is set back', async () => {
    const db = await memoryDatabase();
    const { at } = await readContent(db);
    vi.useFakeTimers({ now: at.getTime() - 3_600_000 });
    await importContent(db, empty);
    expect((await readContent(db)).at.getTime()).toBe(at.getTime() + 1);
  });

  it('record the last change of each part, an item’s change count, and removed items', async () => {
    const db = await memoryDatabase();
    const moved = { ...first, start_time: '11:00' };
    await importContent(db, { ...sample, items: [moved] });
    const content = await readContent(db);
    expect(content).toMatchObject({ number: 2, lastChanged: { news: { number: 1 }, programme: { number: 2 } }, origin: db.origin });
    expect(content.items).toEqual([{ ...moved, sequence: 1, modified: content.at.toISOString() }]);
    expect(content.gone.map(({ name_sv }) => name_sv).toSorted()).toEqual(['Dörrarna öppnar', 'Final']);
    await importContent(db, { ...sample, items: [moved], news: [newsItem(1, { slug: 'ny' })] });
    expect(await readContent(db)).toMatchObject({
      lastChanged: { news: { number: 3 }, programme: { number: 2 } },
      formerSlugs: expect.arrayContaining([{ slug: 'item-1', id: 1 }]) as unknown,
    });
  });

  it('are rejected completely if the current state is not the expected one', async () => {
    const db = await memoryDatabase({ ...empty, locations: [place(1)] });
    const before = await state(db);
    const changes: Change[] = [
      { kind: 'place', id: '2', before: null, after: { ...place(2), position: 1 } },
      { kind: 'place', id: '1', before: { ...place(1, 'Annan'), position: 0 }, after: null },
    ];
    await expect(saveRevision(db, changes, label)).rejects.toThrow(ConflictError);
    await expect(saveRevision(db, changes, label)).rejects.toThrow('The content has changed meanwhile: place 1.');
    expect(await state(db)).toEqual(before);
  });

  it('are rejected if articles share a slug or an item refers to a missing place', async () => {
    const db = await memoryDatabase();
    const clash = { kind: 'news', id: '9', before: null, after: { ...newsItem(9), slug: 'item-1' } } as unknown as Change;
    await expect(saveRevision(db, [clash], label)).rejects.toThrow('two news items would have the address “item-1”');
    const lost: Change = { kind: 'place', id: '1', before: { id: 1, name_sv: 'Hall A', name_en: 'Hall A', position: 1 }, after: null };
    await expect(saveRevision(db, [lost], label)).rejects.toThrow(InconsistentError);
    await expect(saveRevision(db, [lost], label)).rejects.toThrow('there is no place 1 for “Dörrarna öppnar”');
    const several = { kind: 'item', id: 'x', before: null, after: { ...first, id: 'x', places: [2, 9] } } as unknown as Change;
    await expect(saveRevision(db, [several], label)).rejects.toThrow('there is no place 9 for “Frukost”');
    expect(await readRevisionNumber(db)).toBe(1);
  });

  it('are saved one after another: of two conflicting revisions, one is rejected', async () => {
    const db = await openDatabase(`file:${join(temporaryFolder(), 'x.db')}`);
    onTestFinished(() => db.close());
    await importContent(db, { ...empty, locations: [place(1)] });
    const rename = (name: string) =>
      saveRevision(
        db,
        [{ kind: 'place', id: '1', before: { ...place(1), position: 0 }, after: { ...place(1, name), position: 0 } }],
        label,
      );
    const results = await Promise.allSettled([rename('A'), rename('B')]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await readRevisionNumber(db)).toBe(2);
  });
});

const programme = fc
  .uniqueArray(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      day: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
      location: fc.integer({ min: 1, max: 2 }),
      start_time: fc.constantFrom('10:00', '11:00'),
      name_sv: fc.constantFrom('Våffla', 'Final "A"'),
      isCancelled: fc.boolean(),
    }),
    { selector: item => item.id },
  )
  .map(items => items.map(({ isCancelled, ...item }) => ({ ...first, ...item, ...(isCancelled && { cancelled: true as const }) })));
const news = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 4 }),
      slug: fc.constantFrom('a', 'b', 'c', 'd'),
      isDraft: fc.boolean(),
    }),
    { comparator: (a, b) => a.id === b.id || a.slug === b.slug },
  )
  .map(items => items.map(({ id, slug, isDraft }) => newsItem(id, { slug, ...(isDraft && { isDraft: true as const }) })));
const edition = fc
  .record({ items: programme, news, locations: fc.shuffledSubarray([place(1), place(2), place(3)], { minLength: 3 }) })
  .map(parts => ({ ...empty, ...parts }));

describe('any sequence of imports and undos', () => {
  // DATA-11, SCHED-13
  it('restores the previous state with each undo, leaves ids unchanged, and stores every change', async () => {
    const step = fc.oneof({ weight: 3, arbitrary: edition }, fc.constant('undo' as const));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async steps => {
        const db = await openDatabase(':memory:');
        const states = [await state(db)];
        for (const one of steps) {
          const number = await readRevisionNumber(db);
          if (one !== 'undo') await importContent(db, one);
          else if (number > 0) await undo(db, number);
          const now = await state(db);
          const before = states[Math.max(number - 1, 0)]!;
          expect(one === 'undo' ? now : ids(now.items)).toEqual(one === 'undo' ? before : ids(one.items));
          if ((await readRevisionNumber(db)) > number) states.push(now);
          expect(now).toEqual(states.at(-1));
        }
        const history = (await listRevisions(db, 100)).toReversed();
        expect(history.map(({ number }) => number)).toEqual(states.slice(1).map((_, index) => index + 1));
        const replayed = new Map<string, unknown>();
        for (const { kind, id, before, after } of history.flatMap(({ changes }) => changes)) {
          expect(replayed.get(`${kind} ${id}`) ?? null).toEqual(before);
          replayed.set(`${kind} ${id}`, after);
        }
        const { rows } = await db.client.execute('SELECT * FROM entries');
        for (const { kind, id, data } of rows) expect(parseJson(data)).toEqual(replayed.get(`${textOf(kind)} ${textOf(id)}`));
        expect(rows).toHaveLength(replayed.size);
        await db.close();
      }),
      { numRuns: 30 },
    );
  });
});

// DESK-20, NEWS-16
it('reads notes of an earlier schema as text, but the note “import” as the code of an import', async () => {
  const url = `file:${join(temporaryFolder(), 'old.db')}`;
  const old = createClient({ url });
  for (const sql of migrations.slice(0, 2).flat()) await old.execute(sql);
  await old.execute(`INSERT INTO meta (key, value) VALUES ('schema', '8')`);
  const notes = ['undo 12', 'Snow', 'news publish bastun', 'import', ''];
  for (const [index, note] of notes.entries())
    await old.execute({ sql: `INSERT INTO revisions VALUES (?, '2025-01-03T00:00:00.000Z', '', ?, '[]')`, args: [index + 1, note] });
  for (const number of [4, 5])
    await old.execute({
      sql: `INSERT INTO entries VALUES ('news', ?, ?, NULL, 0, ?, '[]')`,
      args: [number, JSON.stringify(newsItem(number)), number],
    });
  old.close();
  const db = await openDatabase(url);
  onTestFinished(() => db.close());
  const revisions = await listRevisions(db, 9);
  expect(revisions.map(({ note }) => note)).toEqual([
    text(''),
    { code: 'import', what: '' },
    text('news publish bastun'),
    text('Snow'),
    text('undo 12'),
  ]);
  expect((await readNewsSince(db)).map(({ id }) => id)).toEqual([5]);
});
