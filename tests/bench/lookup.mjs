import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importContent } from '../../packages/server/src/content/import/saveImport.ts';
import { readContent, readState } from '../../packages/server/src/content/revisions.ts';
import { openDatabase } from '../../packages/server/src/infra/db/database.ts';
import { startServer } from '../../packages/server/src/http/server.ts';
import { openStore } from '../../packages/server/src/content/store.ts';

const orders = 100_000;
/** Step from one looked-up order to the next: spreads the lookups over all orders. */
const step = 7919;
const at = (list, part) => list.toSorted((a, b) => a - b)[Math.floor(list.length * part)].toFixed(2);

/** Looks up existing and missing orders among 100,000, alternately, without rate limits. `asks`: requests of each kind. */
export async function measureLookup({ asks }) {
  const folder = mkdtempSync(join(tmpdir(), 'lookup-bench-'));
  try {
    const db = await openDatabase(`file:${join(folder, 'bench.db')}`);
    const tickets = Array.from({ length: orders }, (_, index) => ({
      reference: `ORDER${index}`,
      postal: String(10000 + (index % 89999)),
      start: index * 2 + 1,
      end: index * 2 + 2,
      name: 'Bo Ek',
      timestamp: '2024-12-13T12:37:00.000Z',
    }));
    await importContent(db, { tickets });

    const store = await openStore({
      readState: () => readState(db),
      readContent: () => readContent(db),
      readLastKnown: () => readContent(db),
      log: console.error,
    });
    const server = await startServer({
      store,
      database: () => db,
      port: 0,
      host: '127.0.0.1',
      limits: { judge: async () => undefined },
      onClose: () => db.close(),
    });
    const session = await fetch(`${server.url}/api/session`);
    const cookie = session.headers.get('set-cookie').split(';')[0];
    const headers = { 'content-type': 'application/json', cookie, 'x-xsrf-token': (await session.json()).token };
    const ask = async (reference, postal) => {
      const start = performance.now();
      const answer = await fetch(`${server.url}/api/tickets`, { method: 'POST', headers, body: JSON.stringify({ reference, postal }) });
      await answer.arrayBuffer();
      return { time: performance.now() - start, status: answer.status };
    };
    const kinds = {
      hit: index => [`ORDER${index}`, String(10000 + (index % 89999)), 200],
      'unknown reference': index => [`NOBODY${index}`, '11111', 404],
      'wrong postal code': index => [`ORDER${index}`, '1', 404],
    };
    const times = Object.fromEntries(Object.keys(kinds).map(kind => [kind, []]));
    for (let round = -100; round < asks; round += 1) {
      for (const [kind, make] of Object.entries(kinds)) {
        const [reference, postal, status] = make(((round + 100) * step) % orders);
        const answer = await ask(reference, postal);
        if (answer.status !== status) throw new Error(`${kind}: ${answer.status}`);
        if (round >= 0) times[kind].push(answer.time);
      }
    }
    await server.close();
    return Object.entries(times).map(([lookup, list]) => ({ lookup, 'median ms': at(list, 0.5), 'p99 ms': at(list, 0.99) }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
