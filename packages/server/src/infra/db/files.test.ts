import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { importContent } from '../../content/import/saveImport.ts';
import { content, memoryDatabase, temporaryFolder } from '../../test/fixtures.ts';
import { backUp, restore } from './backup.ts';
import { connect, type ConnectOptions } from './connection.ts';
import { readContent, readRevisionNumber } from '../../content/revisions.ts';
import { fileAt, localPath, openDatabase, readTicketKey, writeAll } from './database.ts';
import { DatabaseError } from './errors.ts';

const filled = async (path: string, more: Partial<typeof content> = {}) => {
  const db = await openDatabase(`file:${path}`);
  await importContent(db, { ...content, ...more });
  return db;
};
const damage = async (path: string) => {
  await (await filled(path)).close();
  writeFileSync(path, readFileSync(path).fill(0xff, 8192, 12_288));
};
const changed = async (path: string, sql: string) => {
  const db = await filled(path);
  await db.client.execute(sql);
  await db.close();
};
const held = async (path: string) => {
  const db = await openDatabase(`file:${path}`);
  onTestFinished(() => db.close());
  const { at: _at, ...known } = await readContent(db);
  return known;
};

describe('a backup', () => {
  // DATA-13
  it('of a database in use contains its content and tickets, and restores them to a missing file', async () => {
    const folder = temporaryFolder();
    const [path, copy, again] = ['a.db', 'deep/copy.db', 'new/again.db'].map(name => join(folder, name)) as [string, string, string];
    mkdirSync(join(folder, 'deep'));
    const db = await filled(path);
    const copied = await backUp(db, `file:${path}`, copy);
    expect(copied).toEqual({ number: 1, at: expect.stringMatching(/^\d{4}-/), tickets: 3 });
    await db.close();
    expect(await restore(copy, `file:${again}`)).toEqual(copied);
    const restored = await openDatabase(`file:${again}`);
    onTestFinished(() => restored.close());
    expect(restored.origin).not.toBe(db.origin);
    expect(
      (await restored.client.execute('SELECT (SELECT count(*) FROM devices) + (SELECT count(*) FROM invitations) AS open')).rows[0]?.[
        'open'
      ],
    ).toBe(0);
    expect({ ...(await held(again)), origin: db.origin }).toEqual(await held(path));
    expect(readdirSync(join(folder, 'deep'))).toEqual(['copy.db']);
  });

  it('of a remote database contains its rows in a file', async () => {
    const db = await memoryDatabase();
    const copy = join(temporaryFolder(), 'copy.db');
    expect(await backUp(db, 'libsql://db.example', copy)).toMatchObject({ number: 1, tickets: 3 });
    const { at: _at, ...known } = await readContent(db);
    expect(await held(copy)).toEqual(known);
  });

  it('fills a remote database only if it has neither content nor tickets', async () => {
    const url = 'file::memory:?cache=shared';
    const folder = temporaryFolder();
    const [path, copy] = ['a.db', 'copy.db'].map(name => join(folder, name)) as [string, string];
    const db = await filled(path);
    const copied = await backUp(db, `file:${path}`, copy);
    await db.close();
    const cluster = await openDatabase(url);
    onTestFinished(() => cluster.close());
    expect(await restore(copy, url)).toEqual(copied);
    const { origin, ...known } = await held(path);
    expect(await readContent(cluster)).toMatchObject(known);
    expect((await cluster.client.execute(`SELECT value FROM meta WHERE key = 'origin'`)).rows).not.toMatchObject([{ value: origin }]);
    // A database with either content or tickets is not empty.
    for (const sql of [
      'DELETE FROM tickets',
      `INSERT INTO tickets VALUES ('hash', 1, 2, 'postal', '', '2025-01-01T00:00:00.000Z', '9999-12-31')`,
    ]) {
      await cluster.client.execute(sql);
      await expect(restore(copy, url)).rejects.toThrow('has content already');
      await cluster.client.execute('DELETE FROM revisions');
    }
    expect(readdirSync(folder).filter(name => name.startsWith('copy'))).toEqual(['copy.db']);
  });

  it('overwrites nothing, and is not restored if it is missing or without content', async () => {
    const folder = temporaryFolder();
    const [path, copy, empty] = ['a.db', 'copy.db', 'empty.db'].map(name => join(folder, name)) as [string, string, string];
    const db = await filled(path);
    await backUp(db, `file:${path}`, copy);
    await expect(backUp(db, `file:${path}`, copy)).rejects.toThrow(`${copy} already exists`);
    await db.close();
    await expect(restore(copy, `file:${path}`)).rejects.toThrow('nothing is overwritten');
    await expect(restore(join(folder, 'none.db'), `file:${path}`)).rejects.toThrow('There is no backup');
    await (await openDatabase(`file:${empty}`)).close();
    await expect(restore(empty, `file:${join(folder, 'b.db')}`)).rejects.toThrow('contains no content');
    expect(existsSync(join(folder, 'b.db'))).toBe(false);
  });

  it('is not restored if it is damaged', async () => {
    const file = join(temporaryFolder({ 'copy.db': 'no database at all' }), 'copy.db');
    await expect(restore(file, `file:${file}.new`)).rejects.toThrow(`${file} is not a backup`);
    rmSync(file);
    await damage(file);
    await expect(restore(file, `file:${file}.new`)).rejects.toThrow(`${file} is not a backup`);
    expect(existsSync(`${file}.new`)).toBe(false);
  });

  it('does not create its folder', async () => {
    const folder = temporaryFolder();
    const db = await filled(join(folder, 'a.db'));
    await expect(backUp(db, `file:${join(folder, 'a.db')}`, join(folder, 'disk/copy.db'))).rejects.toThrow('There is no folder');
    await db.close();
    expect(existsSync(join(folder, 'disk'))).toBe(false);
  });

  it('is restored without the write-ahead log of an earlier database at the path', async () => {
    const folder = temporaryFolder({ 'b.db-wal': 'x' });
    const db = await filled(join(folder, 'a.db'));
    await backUp(db, `file:${join(folder, 'a.db')}`, join(folder, 'copy.db'));
    await expect(backUp(db, `file:${join(folder, 'a.db')}`, join(folder, 'copy.db', 'c.db'))).rejects.toThrow('cannot be opened');
    await db.close();
    await restore(join(folder, 'copy.db'), `file:${join(folder, 'b.db')}`);
    expect(readdirSync(folder).filter(name => name.startsWith('b.db'))).toEqual(['b.db', expect.stringMatching(/^b\.db\.aside-.*-wal$/)]);
  });
});

function connected(path: string, more: Partial<ConnectOptions> = {}) {
  const messages: string[] = [];
  const prepare = vi.fn<ConnectOptions['prepare']>(async db => {
    if ((await readRevisionNumber(db)) === 0) await importContent(db, content);
  });
  const connection = connect(`file:${path}`, { prepare, log: message => messages.push(message), ...more });
  onTestFinished(() => connection.close());
  return { connection, messages, prepare, number: () => connection.use(readRevisionNumber) };
}
const isReplaceable = async () => true;
const place = () => join(temporaryFolder(), 'a.db');

describe('a connection', () => {
  it('opens on first use, once for concurrent callers', async () => {
    const { connection, prepare, number } = connected(place());
    expect(connection.database).toBeUndefined();
    expect(await Promise.all([number(), number()])).toEqual([1, 1]);
    expect(await number()).toBe(1);
    expect(prepare).toHaveBeenCalledOnce();
    expect(connection.database).toBeDefined();
  });

  it('creates no file if that is not allowed, or if a file was open before', async () => {
    const path = place();
    await expect(connected(path, { mayMake: async () => false }).number()).rejects.toThrow('is gone. Put it back');
    expect(existsSync(path)).toBe(false);
    const { number } = connected(path, { mayMake: async () => true });
    expect(await number()).toBe(1);
    renameSync(path, `${path}.away`);
    await expect(number()).rejects.toThrow(DatabaseError);
    expect(existsSync(path)).toBe(false);
  });

  it('retries only after a delay, and finds a file that is back', async () => {
    const path = place();
    const { number } = connected(path);
    await number();
    renameSync(path, `${path}.away`);
    await expect(number()).rejects.toThrow('is gone');
    renameSync(`${path}.away`, path);
    // Right after a failure, the same error is thrown without another try.
    await expect(number()).rejects.toThrow('is gone');
    await vi.waitFor(async () => expect(await number()).toBe(1), { timeout: 10_000 });
  });

  it('reads a file that replaces the previous one', async () => {
    const path = place();
    const { number } = connected(path);
    expect(await number()).toBe(1);
    const other = join(temporaryFolder(), 'b.db');
    const db = await filled(other);
    await importContent(db, { ...content, items: [] });
    await db.close();
    copyFileSync(other, `${path}.new`);
    renameSync(`${path}.new`, path);
    expect(await number()).toBe(2);
  });

  it('sets a damaged file aside if it may be replaced, and logs this', async () => {
    const path = place();
    writeFileSync(path, 'no database at all');
    await expect(connected(path).number()).rejects.toThrow('is not a database');
    await expect(connected(path, { isReplaceable: async () => false }).number()).rejects.toThrow('is not a database');
    const { number, messages } = connected(path, { isReplaceable });
    expect(await number()).toBe(1);
    expect(messages).toEqual([expect.stringMatching(/is not a database.* It was set aside as .*a\.db\.aside-[\d-]+T[\d-]+ /)]);
    expect(readdirSync(join(path, '..')).some(name => name.includes('.aside-'))).toBe(true);
  });

  it('sets no file aside that is undamaged or was open before', async () => {
    const [newer, path] = [place(), place()];
    await changed(newer, `UPDATE meta SET value = '999' WHERE key = 'schema'`);
    await expect(connected(newer, { isReplaceable }).number()).rejects.toThrow('has schema version 999');
    const { number } = connected(path, { isReplaceable });
    await number();
    writeFileSync(`${path}.new`, 'no database at all');
    renameSync(`${path}.new`, path);
    await expect(number()).rejects.toThrow('is not a database');
    for (const file of [newer, path]) expect(readdirSync(join(file, '..')).filter(name => /aside-[\dT-]+$/.test(name))).toEqual([]);
  });

  it('sets the write-ahead log of a replaced file aside', async () => {
    const path = place();
    const { connection, number } = connected(path, { lockTimeout: 1 });
    await number();
    const reader = await openDatabase(`file:${path}`);
    onTestFinished(() => reader.close());
    const reading = await reader.client.transaction('read');
    await reading.execute('SELECT * FROM meta');
    await connection.use(db => importContent(db, { ...content, news: [] }));
    const db = await filled(`${path}.new`);
    for (const items of [[], content.items]) await importContent(db, { ...content, items });
    await db.close();
    renameSync(`${path}.new`, path);
    expect(await number()).toBe(3);
    expect(readdirSync(join(path, '..'))).toContainEqual(expect.stringMatching(/\.aside-.*-wal$/));
    reading.close();
  });

  it('closes its database if the connection is closed while opening', async () => {
    const { connection, prepare, number } = connected(place());
    const asked = number();
    await Promise.all([connection.close(), expect(asked).rejects.toThrow('closed')]);
    expect(prepare.mock.calls[0]![0].client.closed).toBe(true);
  });

  it('to an in-memory database remains open after an I/O error', async () => {
    const connection = connect(':memory:', { prepare: async () => {}, log: () => {} });
    onTestFinished(() => connection.close());
    const broken = Object.assign(new Error('x'), { code: 'SQLITE_IOERR_READ' });
    await expect(connection.use(() => Promise.reject(broken))).rejects.toThrow('the disk reports an error');
    expect(connection.database).toBeDefined();
  });

  it('has no open database after preparing it failed, and prepares it again', async () => {
    const path = place();
    const { connection, prepare, number } = connected(path);
    prepare.mockRejectedValueOnce(new Error('broken'));
    await expect(number()).rejects.toThrow('broken');
    expect(connection.database).toBeUndefined();
    await vi.waitFor(async () => expect(await number()).toBe(1), { timeout: 10_000 });
  });

  it('reopens a file after a file error, and explains errors', async () => {
    const path = place();
    const { connection, prepare, number } = connected(path);
    await number();
    const broken = Object.assign(new Error('x'), { code: 'SQLITE_IOERR_READ' });
    await expect(connection.use(() => Promise.reject(broken))).rejects.toThrow('the disk reports an error');
    expect(connection.database).toBeUndefined();
    expect(await number()).toBe(1);
    expect(prepare).toHaveBeenCalledTimes(2);
    const locked = Object.assign(new Error('x'), { code: 'SQLITE_BUSY' });
    await expect(connection.use(() => Promise.reject(locked))).rejects.toThrow('is locked');
    const own = new Error('own');
    await expect(connection.use(() => Promise.reject(own))).rejects.toBe(own);
    expect(connection.database).toBeDefined();
  });
});

describe('a database', () => {
  it.each([
    ['file:a.db', 'a.db'],
    ['file:a%20b.db?mode=ro', 'a b.db'],
    ['file:///tmp/a%20b.db#x', '/tmp/a b.db'],
    ['file::memory:', undefined],
    [':memory:', undefined],
    ['libsql://db.example', undefined],
  ])('has for %s the local path %s', (url, path) => expect(localPath(url)).toBe(path));

  it('counts as existing only if its file is not empty', () => {
    const file = join(temporaryFolder({ 'a.db': '' }), 'a.db');
    expect(fileAt(file)).toBeUndefined();
    writeFileSync(file, 'x');
    const first = fileAt(file);
    expect(first).toMatch(/^\d+ \d+$/);
    rmSync(file);
    expect(fileAt(file)).toBeUndefined();
  });

  it('has a key file, created once, and no ticket keys if the key file is empty or unreadable', async () => {
    const path = join(temporaryFolder(), 'a.db');
    const key = readTicketKey(`${path}.key`);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(readTicketKey(`${path}.key`)).toBe(key);
    writeFileSync(`${path}.key`, '\n');
    expect(readTicketKey(`${path}.key`)).toBeUndefined();
    expect(readTicketKey(join(path, 'none', 'a.key'))).toBeUndefined();
    expect(readTicketKey(join(path, '..'))).toBeUndefined();
    const db = await openDatabase(`file:${path}`);
    onTestFinished(() => db.close());
    expect(db.ticketKeys).toBeUndefined();
  });

  it('is created with its folder, and has an empty write-ahead log after a checkpoint', async () => {
    const path = join(temporaryFolder(), 'deep', 'er', 'a.db');
    const db = await filled(path);
    onTestFinished(() => db.close());
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
    await db.settle();
    expect(statSync(`${path}-wal`).size).toBe(0);
  });

  it.each([
    ['damaged', (path: string) => damage(path), 'is damaged'],
    ['without its salt', (path: string) => changed(path, `DELETE FROM meta WHERE key = 'salt'`), 'has lost its random values'],
    ['without its origin', (path: string) => changed(path, `DELETE FROM meta WHERE key = 'origin'`), 'has lost its random values'],
    ['newer', (path: string) => changed(path, `UPDATE meta SET value = '999' WHERE key = 'schema'`), 'has schema version 999'],
    ['too old', (path: string) => changed(path, `UPDATE meta SET value = '6' WHERE key = 'schema'`), 'cannot migrate'],
  ])('is rejected if it is %s', async (_, make, words) => {
    const path = place();
    await make(path);
    await expect(openDatabase(`file:${path}`)).rejects.toThrow(words);
  });

  it('is rejected with an explanation if its address is invalid', async () => {
    await expect(openDatabase('odd://x')).rejects.toThrow('is not an address');
  });

  it('has no ticket keys if it is opened with another key', async () => {
    const path = join(temporaryFolder(), 'a.db');
    await (await filled(path)).close();
    const own = await openDatabase(`file:${path}`);
    expect(own.ticketKeys).toBeDefined();
    await own.close();
    const other = await openDatabase(`file:${path}`, { ticketKey: 'another' });
    expect(other.ticketKeys).toBeUndefined();
    await other.close();
  });

  it('is written after another connection’s lock ends, if that is within two seconds', async () => {
    const url = `file:${place()}`;
    const [own, other] = [await openDatabase(url, { lockTimeout: 1 }), await openDatabase(url, { lockTimeout: 1 })];
    for (const db of [own, other]) onTestFinished(() => db.close());
    const batch = vi.spyOn(own.client, 'batch');
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    const write = () => writeAll(own, ['DELETE FROM tickets']);
    const lock = await other.client.transaction('write');
    await (await openDatabase(url, { lockTimeout: 1 })).close();
    const written = write();
    await vi.advanceTimersByTimeAsync(1999);
    expect(batch).toHaveBeenCalledTimes(40);
    await lock.rollback();
    await vi.advanceTimersByTimeAsync(2050);
    expect(await written).toHaveLength(1);
    const longer = await other.client.transaction('write');
    await Promise.all([expect(write()).rejects.toThrow('is locked'), vi.advanceTimersByTimeAsync(2050)]);
    await longer.rollback();
    expect(await write()).toHaveLength(1);
    await expect(writeAll(own, ['DELETE FROM none'])).rejects.toThrow('no such table');
  });

  it('fails to open after the timeout if its server never responds', async () => {
    const fetched = vi.fn<typeof fetch>(
      (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))),
    );
    vi.stubGlobal('fetch', fetched);
    await expect(openDatabase('https://db.example', { timeout: 1, authToken: 'secret' })).rejects.toThrow(/No answer within 1 ms/);
    expect(new Headers((fetched.mock.calls[0]![0] as Request).headers).get('authorization')).toBe('Bearer secret');
  });

  it('reports the duration and result of each query', async () => {
    const onAnswer = vi.fn<(question: object, seconds: number) => void>();
    const db = await openDatabase(':memory:', { onAnswer });
    onTestFinished(() => db.close());
    onAnswer.mockClear();
    const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(3500);
    onTestFinished(() => clock.mockRestore());
    await db.client.execute('SELECT 1');
    expect(onAnswer).toHaveBeenLastCalledWith({ kind: 'execute', outcome: 'answered' }, 2.5);
    await expect(db.client.batch(['SELECT no'], 'read')).rejects.toThrow('no such column');
    expect(onAnswer).toHaveBeenLastCalledWith({ kind: 'batch', outcome: 'failed' }, expect.any(Number));
  });
});
