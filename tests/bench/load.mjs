import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/run.mjs';
import { end, freePort, isUp } from '../support/up.mjs';
import { median } from './touch.mjs';

const clients = 1000;
const perRound = 6000;
const rounds = 3;
const measured = pathToFileURL(join(import.meta.dirname, 'measured.mjs')).href;

function start(file, env = {}) {
  const child = spawn(process.execPath, ['--import', measured, file], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return {
    child,
    async cpu() {
      child.send('cpu');
      const [time] = await once(child, 'message');
      return time;
    },
    stop: () => end(child),
  };
}

/** Resolves when a server has used almost no CPU for two seconds. */
async function isIdle(server) {
  for (let [before, now] = [-Infinity, await server.cpu()]; now - before > 100; [before, now] = [now, await server.cpu()])
    await new Promise(done => setTimeout(done, 2000));
}

function ask(agent, url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, method, headers, timeout: 30_000 }, answer => {
      const parts = [];
      answer.on('data', part => parts.push(part));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }));
      answer.on('error', reject);
    });
    asked.on('timeout', () => asked.destroy(new Error('timeout')));
    asked.on('error', reject);
    asked.end(body);
  });
}

/** @returns CPU µs per request and number of failures */
async function drive(server, base, { path, init, status }) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  let [sent, failed] = [0, 0];
  const client = async () => {
    while (sent < perRound) {
      const number = sent++;
      const answer = await ask(agent, base + path(number), init).catch(() => undefined);
      if (answer?.status !== status) failed += 1;
    }
  };
  const before = await server.cpu();
  await Promise.all(Array.from({ length: clients }, client));
  const cost = (((await server.cpu()) - before) / perRound) * 1000;
  agent.destroy();
  return { cost, failed };
}

const fixed = path => () => path;

/** CPU time per request of 1,000 concurrent clients, next to a bare Hono handler with the same bytes, alternated in one run. */
export async function measureLoad() {
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  const port = await freePort();
  const ours = start('packages/server/dist/main.js', {
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_DIR: process.env.SITE_DIR ?? join(root, 'site/dist'),
    DATABASE_URL: `file:${join(folder, 'bench.db')}`,
  });
  const bare = start('tests/bench/bare.mjs');
  try {
    const [{ port: barePort }] = await once(bare.child, 'message');
    const [url, bareUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${barePort}`];
    const agent = new Agent();
    await isUp(`${url}/healthz`, ours.child);
    await isIdle(ours); // it pre-renders pages at startup
    const token = 'benchmark-token-of-32-characters';
    const post = body => ({
      method: 'POST',
      headers: { 'accept-encoding': 'br', 'content-type': 'application/json', cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token },
      body: JSON.stringify(body),
    });
    const br = { headers: { 'accept-encoding': 'br' } };
    const { headers } = await ask(agent, `${url}/sv/home`, br);
    const kinds = [
      { name: 'page /sv/home', path: fixed('/sv/home'), init: br, status: 200 },
      {
        name: 'the same, unchanged (304)',
        path: fixed('/sv/home'),
        init: { headers: { ...br.headers, 'if-none-match': headers.etag } },
        status: 304,
      },
      { name: 'page /sv/schedule', path: fixed('/sv/schedule'), init: br, status: 200 },
      { name: 'GET /api/schedule', path: fixed('/api/schedule'), init: br, status: 200 },
      { name: 'POST /api/news, 20', path: fixed('/api/news'), init: post({ offset: 0, limit: 20 }), status: 200 },
      { name: 'POST /api/news, 200', path: fixed('/api/news'), init: post({ offset: 0, limit: 200 }), status: 200 },
      { name: 'unknown addresses', path: number => `/sv/schedule/nothing-${number}`, init: br, status: 404 },
    ];
    const results = [];
    for (const kind of kinds) {
      const sample = await ask(agent, url + kind.path(0), kind.init);
      const { date: _, connection: __, 'keep-alive': ___, 'transfer-encoding': ____, ...sent } = sample.headers;
      for (let number = 0; number < (kind.status === 404 ? perRound : 1); number++)
        bare.child.send({ path: kind.path(number), status: sample.status, headers: sent, body: sample.body.toString('base64') });
      const [own, least] = [[], []];
      await drive(ours, url, kind); // warm-up
      await drive(bare, bareUrl, kind);
      for (let round = 0; round < rounds; round++) {
        own.push(await drive(ours, url, kind));
        least.push(await drive(bare, bareUrl, kind));
      }
      const [cost, limit] = [own, least].map(list => median(list.map(one => one.cost)));
      const failed = own.reduce((sum, one) => sum + one.failed, 0);
      results.push({ name: kind.name, cost, limit, requests: rounds * perRound, failed });
    }
    agent.destroy();
    return results;
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}
