import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/run.mjs';
import { startServer } from '../support/server.ts';
import { end, freePort, isUp } from '../support/up.mjs';

const releaseDay = 100_000 / 60;
const steps = [0.25, 0.5, 1, 2, 3];
const seconds = 4;
const mostRequests = 50_000;
/** Milliseconds after which a visitor gives up. */
const timeout = 10_000;
const nginx = '/usr/sbin/nginx';

/** First requests of visitors on release day, without hashed scripts and pictures, which come from the shared cache. */
const pages = ['/sv/home', '/sv/home', '/sv/tickets', '/en/home', '/sv/tickets/groups', '/sv/schedule'];

/** Sends requests at a fixed rate, without waiting for earlier responses. */
async function offer(url, rate, asked = pages) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2000 });
  const took = [];
  const outcomes = { answered: 0, shed: 0, late: 0, failed: 0 };
  const open = new Set();
  const ask = path => {
    const from = performance.now();
    const done = new Promise(resolve => {
      const asked = request(url + path, { agent, headers: { 'accept-encoding': 'br' } }, answer => {
        answer.resume();
        answer.on('end', () => {
          outcomes[answer.statusCode === 503 ? 'shed' : 'answered'] += 1;
          took.push(performance.now() - from);
          resolve();
        });
        answer.on('error', resolve);
      });
      asked.setTimeout(timeout, () => asked.destroy(new Error('late')));
      asked.on('error', error => {
        outcomes[error.message === 'late' ? 'late' : 'failed'] += 1;
        resolve();
      });
      asked.end();
    });
    open.add(done);
    void (async () => {
      await done;
      open.delete(done);
    })();
  };
  const start = performance.now();
  let sent = 0;
  while (performance.now() - start < seconds * 1000) {
    const due = ((performance.now() - start) / 1000) * rate;
    for (; sent < due; sent += 1) ask(asked[sent % asked.length]);
    await new Promise(done => setTimeout(done, 5));
  }
  await Promise.all(open);
  const elapsed = (performance.now() - start) / 1000;
  agent.destroy();
  took.sort((a, b) => a - b);
  const at = share => Math.round(took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0);
  return { ...outcomes, sent, perSecond: Math.round(outcomes.answered / elapsed), p50: at(0.5), p99: at(0.99) };
}

const columns = ({ answered, shed, late, failed, p50, p99 }) => ({ answered, shed, late, failed, 'p50 ms': p50, 'p99 ms': p99 });

/** Requests searches, which are rendered per request, and at the same time a cached page. */
async function measureSearches(url) {
  const searches = Array.from({ length: 4 }, (_, index) => `/sv/search?q=mat${index}`);
  const both = await Promise.all([offer(url, 300, searches), offer(url, 60, ['/sv/home'])]);
  return both.map((one, index) => ({ page: ['search', 'home'][index], 'a second': Math.round(one.sent / seconds), ...columns(one) }));
}

/** `countOrigin` returns the number of requests that reached the server. */
async function measureSteps(url, countOrigin) {
  const rows = [];
  let total = 0;
  for (const step of steps) {
    const rate = Math.round(releaseDay * step);
    if (total + rate * seconds > mostRequests) break;
    const before = await countOrigin();
    const found = await offer(url, rate);
    total += found.sent;
    const reached = `${(await countOrigin()) - before} of ${found.sent}`;
    rows.push({
      'of release day': `${step * 100} %`,
      'pages/s': rate,
      'answered/s': found.perSecond,
      ...columns(found),
      'reached the server': reached,
    });
    if (found.answered < found.sent * 0.5) break;
  }
  return rows;
}

async function startCache(folder, serverPort) {
  const port = await freePort();
  const conf = readFileSync(join(root, 'packages/server/examples/cache.nginx.conf'), 'utf8');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`).join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 8000; }
     http { access_log off; ${places} upstream festival { server 127.0.0.1:${serverPort}; keepalive 64; }
     ${conf.replace('proxy_cache_path cache', `proxy_cache_path ${folder}/cache`).replace('listen 8080', `listen 127.0.0.1:${port}`)} }`,
  );
  const child = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-e', `${folder}/error.log`], { stdio: 'inherit' });
  const url = `http://127.0.0.1:${port}`;
  await isUp(`${url}/robots.txt`, child);
  return { url, stop: () => end(child) };
}

/** Release day at rising rates, without and with a shared cache (nginx). All processes use the same CPU: compare only shares of requests. */
export async function measureSurge() {
  const folder = mkdtempSync(join(tmpdir(), 'surge-'));
  const metricsPort = await freePort();
  const server = await startServer({ METRICS_PORT: String(metricsPort), TRUSTED_PROXIES: '127.0.0.1' });
  const countOrigin = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const counts = text.matchAll(/^http_requests(?:_shed)?_total(?:\{.*\})? (\d+)/gm);
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  };
  try {
    for (const page of pages) await (await fetch(server.url + page)).arrayBuffer();
    const results = {
      'Searches without script, and home between them': await measureSearches(server.url),
      'The server alone': await measureSteps(server.url, countOrigin),
    };
    if (!existsSync(nginx)) return results;
    const cache = await startCache(folder, new URL(server.url).port);
    try {
      return { ...results, 'Behind a shared cache': await measureSteps(cache.url, countOrigin) };
    } finally {
      await cache.stop();
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
