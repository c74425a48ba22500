import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { importContent } from '../../content/import/saveImport.ts';
import { listRevisions, readContent, toDocuments, type Document } from '../../content/revisions.ts';
import { openDatabase } from '../../infra/db/database.ts';
import { content, temporaryFolder } from '../../test/fixtures.ts';
import { invite, register, signIn } from '../../content/crew/people.ts';

/** Publishes in a process that kills itself after a number of steps. @returns the lines that the process printed */
async function publish(url: string, cookie: string, folder: string, steps: number): Promise<string[]> {
  const args = ['--import', 'tsx', '--conditions=@tand/source', 'test/publisher.ts', url, cookie, folder, String(steps)];
  const child = spawn(process.execPath, args, { cwd: resolve(import.meta.dirname, '../..'), stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', chunk => (output += String(chunk)));
  await once(child, 'close');
  return output.trim().split('\n');
}

// DESK-14, DESK-10
it('leaves the old or new revision and a complete history if publishing is killed at any step', async () => {
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
  let number = 1;
  for (let steps = 1, isKilled = true; isKilled; steps += 1) {
    const reported = await publish(url, cookie, folder, steps);
    isKilled = reported.at(-1) !== 'answered';
    expect(reported).toHaveLength(steps);
    if (reported.includes('commit')) number += 1;
    const after = await open();
    const revisions = (await listRevisions(after, 1_000_000)).toReversed();
    const stored = await readContent(after);
    expect(stored.number).toBe(number);
    expect(revisions.map(revision => revision.number)).toEqual(Array.from({ length: number }, (_, index) => index + 1));
    const replayed = new Map<string, Document>();
    for (const { changes } of revisions) for (const { kind, id, after: to } of changes) if (kind === 'item' && to) replayed.set(id, to);
    expect(replayed).toEqual(toDocuments(stored).item);
    const { rows } = await after.client.execute(`SELECT about FROM audit WHERE call = 'programme/publish' ORDER BY id`);
    expect(rows.map(row => row['about'])).toEqual(revisions.slice(1).map(revision => `revision ${revision.number}`));
    await after.close();
  }
});
