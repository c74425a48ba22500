import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/**
 * Runs a command of node_modules/.bin or Node itself in the repository; resolves with its exit code. What it writes is shown as it
 * comes, or with `isHeld` all at once at its end, so that commands beside each other can be read.
 */
export function run(command, args, { env = {}, cwd = root, isHeld = false } = {}) {
  const file = command === 'node' ? process.execPath : resolve(root, 'node_modules/.bin', command);
  return new Promise((done, fail) => {
    const child = spawn(file, args, {
      cwd,
      stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
      shell: process.platform === 'win32',
    });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    const written = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => written.push(part));
    child.on('error', fail);
    child.on('close', (code, signal) => {
      process.stdout.write(Buffer.concat(written));
      done(code ?? (signal ? 1 : 0));
    });
  });
}
