import { createApp } from '../http/app.ts';
import { readContent, readState } from '../content/revisions.ts';
import { openDatabase } from '../infra/db/database.ts';
import { openStore } from '../content/store.ts';
import { deskFiles } from './deskFiles.ts';
import { mkdtempSync, mkdirSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * Usage: `publisher.ts <database> <cookie> <folder> <steps>`. Prints each step of the transaction and kills itself after `steps`.
 * If there are fewer steps, the last line is `answered`.
 */
const [url = '', cookie = '', folder = '', steps = ''] = process.argv.slice(2);
let count = 0;
const step = (name: string) => {
  writeSync(1, `${name}\n`);
  count += 1;
  if (count === Number(steps)) process.kill(process.pid, 'SIGKILL');
};
const db = await openDatabase(url);
const files = mkdtempSync(join(folder, 'desk-'));
for (const [path, text] of Object.entries(deskFiles)) {
  mkdirSync(dirname(join(files, path)), { recursive: true });
  writeFileSync(join(files, path), text);
}
const store = await openStore({
  readState: () => readState(db),
  readContent: () => readContent(db),
  readLastKnown: () => Promise.reject(new Error('There is no saved content.')),
  log: () => {},
});
// Disables rate limits.
const attempts = { read: () => ({ ages: () => [], mark: 0 }), add: () => 'added' as const };
const app = createApp({ store, database: () => db, desk: { files, attempts, origin: 'https://www.tand.example' } });
const begin = db.client.transaction.bind(db.client);
db.client.transaction = async (...mode: Parameters<typeof begin>) => {
  const tx = await begin(...mode);
  step('begin');
  for (const name of ['execute', 'batch', 'commit'] as const) {
    const run = tx[name].bind(tx) as (...args: unknown[]) => Promise<unknown>;
    Object.assign(tx, {
      [name]: async (...args: unknown[]) => {
        const result = await run(...args);
        step(name);
        return result;
      },
    });
  }
  return tx;
};
const ids = store.snapshot.schedule.items.map(({ id }) => id);
const time = { day: Number(steps) % 4, start_time: `10:${steps.padStart(2, '0')}`, end_time: '' };
const response = await app.request('https://www.tand.example/api/desk/programme/publish', {
  method: 'POST',
  headers: { Origin: 'https://www.tand.example', 'Content-Type': 'application/json', Cookie: cookie },
  body: JSON.stringify({
    base: { origin: db.origin, number: store.snapshot.revision.number },
    changes: ids.map(id => ({ do: 'move', id, ...time })),
    why: `After ${steps} steps`,
  }),
});
if (!response.ok) throw new Error(await response.text());
writeSync(1, 'answered\n');
process.exit();
