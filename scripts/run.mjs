import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** Runs a command of node_modules/.bin or Node itself in the repository; resolves with its exit code. */
export function run(command, args, { env = {}, cwd = root } = {}) {
  const file = command === 'node' ? process.execPath : resolve(root, 'node_modules/.bin', command);
  return new Promise((done, fail) => {
    const child = spawn(file, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
      shell: process.platform === 'win32',
    });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
    child.on('error', fail);
    child.on('exit', (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
}
