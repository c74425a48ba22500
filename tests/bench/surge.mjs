// `npm run bench:surge`: release day on this machine. More visitors come with each step, to the server alone and then to a
// shared cache (nginx) in front of it. Loopback only, at most 50,000 pages each and two minutes. Load, cache and server share
// this machine's processors: what counts is what becomes of the offer, and how much of it reaches the server.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/run.mjs';

/** 100,000 visitors in a minute. */
const wholeDay = 100_000 / 60;
const steps = [0.25, 0.5, 1, 2, 3];
const seconds = 4;
const mostRequests = 50_000;
/** A visitor gives up. */
const patience = 10_000;
const nginx = '/usr/sbin/nginx';

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
const answers = url =>
  fetch(url).then(
    answer => answer.ok,
    () => false,
  );
async function up(child, url) {
  for (let tries = 0; !(await answers(url)); tries++) {
    if (child.exitCode !== null || tries > 300) throw new Error(`No answer at ${url}`);
    await new Promise(done => setTimeout(done, 100));
  }
}
async function end(child) {
  const over = once(child, 'exit');
  child.kill('SIGTERM');
  await over;
}

const folder = mkdtempSync(join(tmpdir(), 'surge-'));
const [port, metricsPort, cachePort] = [await freePort(), await freePort(), await freePort()];
const origin = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, ['packages/server/dist/main.js'], {
  cwd: root,
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    METRICS_PORT: String(metricsPort),
    SITE_DIR: join(root, 'site/dist'),
    DATABASE_URL: `file:${join(folder, 'festival.db')}`,
    TRUSTED_PROXIES: '127.0.0.1',
    LEAVE_SECONDS: '0',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});

/** What visitors of release day ask for first. Scripts and pictures have their hash as a name and come from the cache. */
const pages = ['/sv/home', '/sv/home', '/sv/tickets', '/en/home', '/sv/tickets/groups', '/sv/schedule'];

async function originCount() {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const sum = name =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\d+)`, 'gm'))].reduce((all, [, count]) => all + Number(count), 0);
  return { asked: sum('http_requests_total') + sum('http_requests_shed_total'), shed: sum('http_requests_shed_total') };
}

/** Asks, whatever came of what was asked before, as visitors do. */
async function offer(url, rate, asked = pages) {
  const agent = new Agent({ keepAlive: true, maxSockets: 2000 });
  const took = [];
  const outcomes = { answered: 0, told: 0, late: 0, failed: 0 };
  const open = new Set();
  const ask = path => {
    const from = performance.now();
    const done = new Promise(resolve => {
      const asked = request(url + path, { agent, headers: { 'accept-encoding': 'br' } }, answer => {
        answer.resume();
        answer.on('end', () => {
          outcomes[answer.statusCode === 503 ? 'told' : 'answered'] += 1;
          took.push(performance.now() - from);
          resolve();
        });
        answer.on('error', resolve);
      });
      asked.setTimeout(patience, () => asked.destroy(new Error('late')));
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
  const whole = (performance.now() - start) / 1000;
  agent.destroy();
  took.sort((a, b) => a - b);
  const at = share => Math.round(took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0);
  return { ...outcomes, sent, perSecond: Math.round(outcomes.answered / whole), p50: at(0.5), p99: at(0.99) };
}

/** What must be made for each who asks, and between it what is made already. */
async function measureDear() {
  const [rate, dear] = [300, Array.from({ length: 4 }, (_, index) => `/sv/search?q=mat${index}`)];
  const both = await Promise.all([offer(origin, rate, dear), offer(origin, rate / 5, ['/sv/home'])]);
  console.log(
    `\nSearches without script, and home between them\n\n| | a second | answered | told when to come back | given up | failed | p50 ms | p99 ms |\n|---|--:|--:|--:|--:|--:|--:|--:|`,
  );
  for (const [index, { sent, answered, told, late, failed, p50, p99 }] of both.entries())
    console.log(
      `| ${['search', 'home'][index]} | ${Math.round(sent / seconds)} | ${answered} | ${told} | ${late} | ${failed} | ${p50} | ${p99} |`,
    );
}

async function measure(title, url) {
  let total = 0;
  console.log(
    `\n${title}\n\n| of release day | pages/s asked for | answered/s | told when to come back | given up | failed | p50 ms | p99 ms | reached the server |\n|--:|--:|--:|--:|--:|--:|--:|--:|--:|`,
  );
  for (const step of steps) {
    const rate = Math.round(wholeDay * step);
    if (total + rate * seconds > mostRequests) break;
    const before = await originCount();
    const { sent, answered, told, late, failed, perSecond, p50, p99 } = await offer(url, rate);
    const after = await originCount();
    total += sent;
    const reached = after.asked - before.asked;
    console.log(
      `| ${step * 100} % | ${rate} | ${perSecond} | ${told} | ${late} | ${failed} | ${p50} | ${p99} | ${reached} of ${sent} (${((100 * reached) / sent).toFixed(1)} %) |`,
    );
    if (answered < sent * 0.5) break;
  }
}

try {
  await up(server, `${origin}/readyz`);
  for (const page of pages) await (await fetch(origin + page)).arrayBuffer();
  await measureDear();
  await measure('The server alone', origin);
  if (existsSync(nginx)) {
    const conf = readFileSync(join(root, 'packages/server/examples/cache.nginx.conf'), 'utf8');
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`).join(' ');
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
       events { worker_connections 8000; }
       http { access_log off; ${places} upstream festival { server 127.0.0.1:${port}; keepalive 64; }
       ${conf.replace('proxy_cache_path cache', `proxy_cache_path ${folder}/cache`).replace('listen 8080', `listen 127.0.0.1:${cachePort}`)} }`,
    );
    const cache = spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-e', `${folder}/error.log`], { stdio: 'inherit' });
    try {
      const url = `http://127.0.0.1:${cachePort}`;
      await up(cache, `${url}/robots.txt`);
      await measure('Behind a shared cache', url);
    } finally {
      await end(cache);
    }
  } else console.log('\nNo shared cache to try: `apt install nginx-light` brings one.');
} finally {
  await end(server);
  rmSync(folder, { recursive: true, force: true });
}
