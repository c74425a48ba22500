import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { end, freePort, isUp } from './up.mjs';

const root = resolve(import.meta.dirname, '../..');

export const siteDir = resolve(root, process.env.SITE_DIR ?? 'site/dist');

export const siteFolder = join(siteDir, 'static');

export interface RunningServer {
  url: string;
  log: () => string;
  stop: () => Promise<void>;
}

/** Starts the built server of a checkout on a free port with a new database; resolves once it responds. */
export async function startServer(env: Record<string, string> = {}, cwd = root): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'festival-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['packages/server/dist/main.js'], {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_DIR: siteDir,
      WARM: '0', // no pre-rendering
      LEAVE_SECONDS: '0', // no grace period for a load balancer
      DATABASE_URL: `file:${join(folder, 'test.db')}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (log += chunk));
  const url = `http://127.0.0.1:${port}`;
  await isUp(`${url}/healthz`, child, () => log);
  return {
    url,
    log: () => log,
    async stop() {
      process.off('exit', kill);
      await end(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
