import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** The built site under test: `SITE_DIR`, default `site/dist`. */
export const siteDir = resolve(root, process.env.SITE_DIR ?? 'site/dist');

export const siteFolder = join(siteDir, 'static');

export interface RunningServer {
  url: string;
  log: () => string;
  stop: () => Promise<void>;
}

/** Starts the built server on a free port with a new database; resolves once it responds. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'festival-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['packages/server/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_DIR: siteDir,
      WARM: '0', // no pre-rendering
      LEAVE_SECONDS: '0', // no grace period for a balancer
      DATABASE_URL: `file:${join(folder, 'test.db')}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (log += chunk));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    if (child.exitCode !== null) throw new Error(`The server stopped at start:\n${log}`);
    const isUp = await fetch(`${url}/healthz`).then(
      answer => answer.ok,
      () => false,
    );
    if (isUp) break;
    if (tries > 300) throw new Error(`The server does not answer:\n${log}`);
    await new Promise(done => setTimeout(done, 100));
  }
  return {
    url,
    log: () => log,
    async stop() {
      await ended(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise(done => {
    if (child.exitCode !== null) return done();
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}

export async function freePort(): Promise<number> {
  const { createServer } = await import('node:net');
  return new Promise((done, fail) => {
    const probe = createServer().on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}
