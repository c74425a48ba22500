// Built first: @tand/server
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { editionFolder } from '../infra/environment.ts';
import { post, temporaryFolder } from '../test/fixtures.ts';
import { content, hasSqld, startMain, startSqld } from '../test/process.ts';

type Running = Awaited<ReturnType<typeof startMain>>;

const folder = () => {
  const tickets = Array.from(
    { length: 300 },
    (_, index) => `REF${index},55305,${index * 2 + 1},${index * 2 + 2},Bo Ek,2024-12-13T13:37:00+01:00`,
  );
  return temporaryFolder({ 'tickets.csv': `reference,postal,start,end,name,timestamp\n${tickets.join('\n')}\n` });
};

async function seen(server: Running) {
  const text = async (path: string, init?: RequestInit) => {
    const answer = await server.get(path, init);
    // Removes the origin of the database from the header, because a restore creates a new one.
    const revision = answer.headers.get('content-revision')?.replace(/ \w+$/, '') ?? null;
    return [path, answer.status, revision, await answer.text()];
  };
  return Promise.all([
    text('/sv/news'),
    text('/feed.xml'),
    text('/api/schedule'),
    text('/api/news', post({ offset: 0, limit: 200 })),
    text('/api/tickets', post({ reference: 'ref299', postal: '553 05' })),
  ]);
}

// DATA-13
describe('content backup and restore', () => {
  const article = join(editionFolder('2025'), 'news/pack-list.md');

  it('restores content, history and tickets from a backup of a database in use', async () => {
    const place = temporaryFolder();
    const database = `file:${join(place, 'festival.db')}`;
    const server = await startMain(database);
    const at = ['--database', database];
    expect(await content('tickets', 'import', join(folder(), 'tickets.csv'), '--keep-until', '2099-01-01', ...at)).toContain(
      'Done: tickets 300 added',
    );
    const corrected = readFileSync(article, 'utf8').replace(/(?<=^ {2}headline: ).*/m, 'Rättad lista');
    await content('news', 'edit', 'pack-list', join(temporaryFolder({ 'corrected.md': corrected }), 'corrected.md'), ...at);
    await vi.waitFor(async () => expect(await (await server.get('/api/news/pack-list')).text()).toContain('Rättad lista'), 30_000);
    const [before, history] = [await seen(server), await content('history', ...at)];
    expect(before.at(-1)).toMatchObject(['/api/tickets', 200, null, expect.stringContaining('"start":599')]);
    const backup = join(temporaryFolder(), 'backup.db');
    const [said] = await Promise.all([
      content('backup', backup, ...at),
      content('news', 'import', article, '--dry-run', ...at),
      ...Array.from({ length: 50 }, () => server.get('/sv/news')),
    ]);
    expect(said).toMatch(/^Backed up revision 2 of .*, 300 ticket ranges/);
    expect(await content('backup', backup, ...at)).toContain('already exists');
    expect(await content('restore', backup, ...at)).toContain('nothing is overwritten');
    await server.stop();
    const key = readFileSync(join(place, 'festival.db.key'));
    rmSync(place, { recursive: true });
    expect(await content('restore', backup, ...at)).toMatch(/^Restored revision 2 of .*, 300 ticket ranges/);
    writeFileSync(join(place, 'festival.db.key'), key); // backups don't contain the key
    expect(await content('history', ...at)).toBe(history);
    expect(await seen(await startMain(database))).toEqual(before);
  });

  it('serves the same pages and tickets from a copy of the database file of a stopped server', async () => {
    const path = join(temporaryFolder(), 'festival.db');
    const server = await startMain(`file:${path}`);
    await content('tickets', 'import', join(folder(), 'tickets.csv'), '--keep-until', '2099-01-01', '--database', `file:${path}`);
    const before = await seen(server);
    await server.stop();
    const copy = join(temporaryFolder(), 'copy.db');
    copyFileSync(path, copy);
    copyFileSync(`${path}.key`, `${copy}.key`);
    expect(await seen(await startMain(`file:${copy}`))).toEqual(before);
  });

  it.skipIf(!hasSqld)('fills an empty libSQL server, and rejects one with content', async () => {
    vi.stubEnv('TICKETS_KEY', 'k'.repeat(43));
    const [first, second] = [await startSqld(), await startSqld()];
    const before = await startMain(first.url);
    await content('tickets', 'import', join(folder(), 'tickets.csv'), '--keep-until', '2099-01-01', '--database', first.url);
    const backup = join(temporaryFolder(), 'backup.db');
    expect(await content('backup', backup, '--database', first.url)).toMatch(/^Backed up revision 1 of .*, 300 ticket ranges/);
    expect(await content('restore', backup, '--database', first.url)).toContain('has content already');
    expect(await content('restore', backup, '--database', second.url)).toMatch(/^Restored revision 1/);
    expect(await seen(await startMain(second.url))).toEqual(await seen(before));
  });
});
