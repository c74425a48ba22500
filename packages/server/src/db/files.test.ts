import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { importContent } from '../content/import.ts';
import { content, memoryDatabase, temporaryFolder } from '../test/fixtures.ts';
import { backUp, restore } from './backup.ts';
import { connect, type ConnectOptions } from './connection.ts';
import { readContent, readRevisionNumber } from './content.ts';
import { fileAt, localPath, openDatabase } from './database.ts';
import { DatabaseError } from './errors.ts';
import { readTicketKey } from './ticketKey.ts';
import { writeAll } from './writing.ts';

const filled = async (path: string, more: Partial<typeof content> = {}) => {
  const db = await openDatabase(`file:${path}`);
  await importContent(db, { ...content, ...more });
  return db;
};
const held = async (path: string) => {
  const db = await openDatabase(`file:${path}`);
  onTestFinished(() => db.close());
  const { at: _at, ...known } = await readContent(db);
  return known;
};

describe('a backup', () => {
  // DATA-13
  it('holds all that the file in use does, and brings it back where nothing stands', async () => {
    const folder = temporaryFolder();
    const [path, copy, again] = ['a.db', 'deep/copy.db', 'new/again.db'].map(name => join(folder, name)) as [string, string, string];
    const db = await filled(path);
    const copied = await backUp(db, `file:${path}`, copy);
    expect(copied).toEqual({ number: 1, at: expect.stringMatching(/^\d{4}-/), tickets: 3 });
    await db.close();
    expect(await restore(copy, `file:${again}`)).toEqual(copied);
    expect(await held(again)).toEqual(await held(path));
    expect(readdirSync(join(folder, 'deep'))).toEqual(['copy.db']);
  });

  it('of a database that is no file is a file of its rows', async () => {
    const db = await memoryDatabase();
    const copy = join(temporaryFolder(), 'copy.db');
    expect(await backUp(db, 'libsql://db.example', copy)).toMatchObject({ number: 1, tickets: 3 });
    const { at: _at, ...known } = await readContent(db);
    expect(await held(copy)).toEqual(known);
  });

  it('fills a database that is no file where it has no content, and no other', async () => {
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
    expect((await cluster.client.execute(`SELECT value FROM meta WHERE key = 'origin'`)).rows).toMatchObject([{ value: origin }]);
    await expect(restore(copy, url)).rejects.toThrow('has content already');
    expect(readdirSync(folder).filter(name => name.startsWith('copy'))).toEqual(['copy.db']);
  });

  it('overwrites nothing, and is none without content', async () => {
    const folder = temporaryFolder();
    const [path, copy, empty] = ['a.db', 'copy.db', 'empty.db'].map(name => join(folder, name)) as [string, string, string];
    const db = await filled(path);
    await backUp(db, `file:${path}`, copy);
    await expect(backUp(db, `file:${path}`, copy)).rejects.toThrow(`${copy} is there already`);
    await db.close();
    await expect(restore(copy, `file:${path}`)).rejects.toThrow('nothing is overwritten');
    await expect(restore(join(folder, 'none.db'), `file:${path}`)).rejects.toThrow('There is no backup');
    await (await openDatabase(`file:${empty}`)).close();
    await expect(restore(empty, `file:${join(folder, 'b.db')}`)).rejects.toThrow('holds no content');
    expect(existsSync(join(folder, 'b.db'))).toBe(false);
  });

  it('that is damaged brings nothing back', async () => {
    const file = join(temporaryFolder({ 'copy.db': 'no database at all' }), 'copy.db');
    await expect(restore(file, `file:${file}.new`)).rejects.toThrow('is not a database');
    expect(existsSync(`${file}.new`)).toBe(false);
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
const place = () => join(temporaryFolder(), 'a.db');

describe('a connection', () => {
  it('opens when it is first asked for, once for all who ask', async () => {
    const { connection, prepare, number } = connected(place());
    expect(connection.database).toBeUndefined();
    expect(await Promise.all([number(), number()])).toEqual([1, 1]);
    expect(await number()).toBe(1);
    expect(prepare).toHaveBeenCalledOnce();
    expect(connection.database).toBeDefined();
  });

  it('makes no file that may not be made, and none that was there', async () => {
    const path = place();
    await expect(connected(path, { mayMake: async () => false }).number()).rejects.toThrow('is gone. Put it back');
    expect(existsSync(path)).toBe(false);
    const { number } = connected(path, { mayMake: async () => true });
    expect(await number()).toBe(1);
    renameSync(path, `${path}.away`);
    await expect(number()).rejects.toThrow(DatabaseError);
    expect(existsSync(path)).toBe(false);
  });

  it('tries again only after a while, and finds the file that is back', async () => {
    const path = place();
    const { number } = connected(path);
    await number();
    renameSync(path, `${path}.away`);
    await expect(number()).rejects.toThrow('is gone');
    renameSync(`${path}.away`, path);
    // Who asks right after a failure would wait as long for the same.
    await expect(number()).rejects.toThrow('is gone');
    await vi.waitFor(async () => expect(await number()).toBe(1), { timeout: 10_000 });
  });

  it('reads the file that has taken the place of the one it had', async () => {
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

  it('sets a damaged file aside where it may be replaced, and says so', async () => {
    const path = place();
    writeFileSync(path, 'no database at all');
    await expect(connected(path).number()).rejects.toThrow('is not a database');
    await expect(connected(path, { isReplaceable: async () => false }).number()).rejects.toThrow('is not a database');
    const { number, messages } = connected(path, { isReplaceable: async () => true });
    expect(await number()).toBe(1);
    expect(messages).toEqual([expect.stringMatching(/is not a database.* It was set aside as .*a\.db\.aside-[\d-]+T[\d-]+ /)]);
    expect(readdirSync(join(path, '..')).some(name => name.includes('.aside-'))).toBe(true);
  });

  it('that cannot be prepared is closed, and prepared anew', async () => {
    const path = place();
    const { connection, prepare, number } = connected(path);
    prepare.mockRejectedValueOnce(new Error('broken'));
    await expect(number()).rejects.toThrow('broken');
    expect(connection.database).toBeUndefined();
    await vi.waitFor(async () => expect(await number()).toBe(1), { timeout: 10_000 });
  });

  it('opens a file anew after an error of it, and says errors in words', async () => {
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

describe('a file of a database', () => {
  it.each([
    ['file:a.db', 'a.db'],
    ['file:a%20b.db?mode=ro', 'a b.db'],
    ['file:///tmp/a%20b.db#x', '/tmp/a b.db'],
    ['file::memory:', undefined],
    [':memory:', undefined],
    ['libsql://db.example', undefined],
  ])('%s is %s', (url, path) => expect(localPath(url)).toBe(path));

  it('is there once there is something in it', () => {
    const file = join(temporaryFolder({ 'a.db': '' }), 'a.db');
    expect(fileAt(file)).toBeUndefined();
    writeFileSync(file, 'x');
    const first = fileAt(file);
    expect(first).toMatch(/^\d+ \d+$/);
    rmSync(file);
    expect(fileAt(file)).toBeUndefined();
  });

  it('has its key beside it, made once, for its owner alone', async () => {
    const path = join(temporaryFolder(), 'a.db');
    const key = readTicketKey(`${path}.key`);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(readTicketKey(`${path}.key`)).toBe(key);
    writeFileSync(`${path}.key`, '\n');
    expect(readTicketKey(`${path}.key`)).toBeUndefined();
    expect(readTicketKey(join(path, 'none', 'a.key'))).toBeUndefined();
  });

  it('whose tickets stand under another key has none to look up', async () => {
    const path = join(temporaryFolder(), 'a.db');
    await (await filled(path)).close();
    const own = await openDatabase(`file:${path}`);
    expect(own.ticketKeys).toBeDefined();
    await own.close();
    const other = await openDatabase(`file:${path}`, { ticketKey: 'another' });
    expect(other.ticketKeys).toBeUndefined();
    await other.close();
  });

  it('that another writes is waited for, and for two seconds at most', async () => {
    const url = `file:${place()}`;
    const [own, other] = [await openDatabase(url, { lockTimeout: 1 }), await openDatabase(url, { lockTimeout: 1 })];
    for (const db of [own, other]) onTestFinished(() => db.close());
    const batch = vi.spyOn(own.client, 'batch');
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const write = () => writeAll(own, ['DELETE FROM tickets']);
    const lock = await other.client.transaction('write');
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

  it('that is a cluster and never answers is given up', async () => {
    const fetched = vi.fn<typeof fetch>(
      (_, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))),
    );
    vi.stubGlobal('fetch', fetched);
    onTestFinished(() => void vi.unstubAllGlobals());
    await expect(openDatabase('https://db.example', { patience: 1, authToken: 'secret' })).rejects.toThrow(/No answer within 1 ms/);
    expect(new Headers((fetched.mock.calls[0]![0] as Request).headers).get('authorization')).toBe('Bearer secret');
  });

  it('tells how long each question took, and whether it was answered', async () => {
    const onAnswer = vi.fn<(question: object, seconds: number) => void>();
    const db = await openDatabase(':memory:', { onAnswer });
    onTestFinished(() => db.close());
    onAnswer.mockClear();
    await db.check();
    expect(onAnswer).toHaveBeenLastCalledWith({ kind: 'execute', outcome: 'answered' }, expect.any(Number));
    await expect(db.client.batch(['SELECT no'], 'read')).rejects.toThrow('no such column');
    expect(onAnswer).toHaveBeenLastCalledWith({ kind: 'batch', outcome: 'failed' }, expect.any(Number));
  });
});
