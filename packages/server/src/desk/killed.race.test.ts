import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { importContent } from '../content/import.ts';
import { listRevisions, readContent, toDocuments, type Document } from '../db/content.ts';
import { openDatabase } from '../db/database.ts';
import { content, temporaryFolder } from '../test/fixtures.ts';
import { invite, register, signIn } from './people.ts';

/** How often it is killed; `KILLS=200` for as often as it takes to believe it. */
const kills = Number(process.env['KILLS'] ?? 6);

/** Publishes until it is killed, at a moment that nobody chose. @returns the last revision that was answered for */
async function publishAndKill(url: string, cookie: string, folder: string): Promise<number> {
  const args = ['--import', 'tsx', '--conditions=@tand/source', 'test/publisher.ts', url, cookie, folder];
  const child = spawn(process.execPath, args, { cwd: resolve(import.meta.dirname, '..'), stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  await new Promise<void>(done => {
    let isHit = false;
    child.stdout.on('data', chunk => {
      said += String(chunk);
      if (!isHit) setTimeout(() => child.kill('SIGKILL'), Math.random() * 60);
      isHit = true;
    });
    child.once('close', () => done());
  });
  const whole = said
    .split('\n')
    .slice(0, -1)
    .map(line => JSON.parse(line) as { revision: number });
  return whole.at(-1)!.revision;
}

// DESK-14, DESK-10
it('a server that is killed while it publishes leaves the old or the new revision, and a whole history', async () => {
  const folder = temporaryFolder();
  const url = `file:${join(folder, 'desk.db')}`;
  const open = async () => {
    const db = await openDatabase(url);
    onTestFinished(() => db.close());
    return db;
  };
  const db = await open();
  await importContent(db, content);
  const { person, invitation } = await invite(db, 'Maja', 'editor', Date.now());
  const passkey = { id: 'own', person: person.id, publicKey: new Uint8Array(), counter: 0, transports: [] };
  await register(db, invitation, passkey, Date.now());
  const cookie = `__Host-tand-desk=${await signIn(db, passkey, 'Test', Date.now())}`;
  for (let round = 0; round < kills; round += 1) {
    const answered = await publishAndKill(url, cookie, folder);
    const after = await open();
    const revisions = (await listRevisions(after, 1_000_000)).toReversed();
    const standing = await readContent(after);
    expect(revisions.map(({ number }) => number)).toEqual(Array.from({ length: standing.number }, (_, index) => index + 1));
    expect(standing.number).toBeGreaterThanOrEqual(answered);
    const replayed = new Map<string, Document>();
    for (const { changes } of revisions) for (const { kind, id, after: to } of changes) if (kind === 'item' && to) replayed.set(id, to);
    expect(replayed).toEqual(toDocuments(standing).item);
    const { rows } = await after.client.execute(`SELECT about FROM audit WHERE call = 'programme/publish' ORDER BY id`);
    expect(rows.map(row => row['about'])).toEqual(revisions.slice(1).map(({ number }) => `revision ${number}`));
    await after.close();
  }
}, 900_000);
