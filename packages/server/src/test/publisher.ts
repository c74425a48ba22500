import { createApp } from '../app.ts';
import { readContent, readState } from '../db/content.ts';
import { openDatabase } from '../db/database.ts';
import { openStore } from '../store.ts';
import { deskFiles } from './deskFiles.ts';
import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/* Publishes by the desk as fast as it can, until it is killed: `publisher.ts <database> <cookie> <folder>`. Each answer is a line. */
const [url = '', cookie = '', folder = ''] = process.argv.slice(2);
const db = await openDatabase(url);
const files = mkdtempSync(join(folder, 'desk-'));
for (const [path, text] of Object.entries(deskFiles)) {
  mkdirSync(dirname(join(files, path)), { recursive: true });
  writeFileSync(join(files, path), text);
}
const store = await openStore({
  readState: () => readState(db),
  readContent: () => readContent(db),
  readLastKnown: () => Promise.reject(new Error('Nothing is known.')),
  log: () => {},
});
// Counting would stop it after a minute's worth of calls.
const attempts = { read: () => ({ ages: () => [], mark: 0 }), add: () => 'added' as const };
const app = createApp({ store, database: () => db, desk: { files, attempts } });
const ids = store.snapshot.schedule.items.map(({ id }) => id);
const clock = (minute: number) => `${String(8 + (minute % 12)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
for (let round = 0; ; round += 1) {
  const time = { day: round % 4, start_time: clock(round), end_time: '' };
  const response = await app.request('https://www.tand.example/api/desk/programme/publish', {
    method: 'POST',
    headers: { Origin: 'https://www.tand.example', 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ baseRevision: 1_000_000, changes: ids.map(id => ({ do: 'move', id, ...time })), why: `Round ${round}` }),
  });
  process.stdout.write(`${JSON.stringify(await response.json())}\n`);
}
