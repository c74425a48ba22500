import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

const signals = ['SIGINT', 'SIGTERM'];
/** The signal received while a command ran: nothing is started after it. */
let ending;
let running = 0;

/**
 * Runs a command of node_modules/.bin, or Node, in the repository; resolves with its exit code. After SIGINT or SIGTERM it does not
 * resolve, even if the command exits with 0 as Turborepo does: this process exits with the last command.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string> | undefined, cwd?: string, isHeld?: boolean }} [options] isHeld: prints the output at the end, so
 * that parallel commands stay readable
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, cwd = root, isHeld = false } = {}) {
  const file = command === 'node' ? process.execPath : resolve(root, 'node_modules/.bin', command);
  return new Promise((done, fail) => {
    if (ending) return;
    const child = spawn(file, args, {
      cwd,
      stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
      shell: process.platform === 'win32',
    });
    running += 1;
    const end = signal => {
      ending ??= signal;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, end);
    const written = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => written.push(part));
    child.on('error', fail);
    child.on('close', (code, signal) => {
      for (const one of signals) process.off(one, end);
      running -= 1;
      process.stdout.write(Buffer.concat(written));
      if (!ending) done(code ?? (signal ? 1 : 0));
      else if (running === 0) process.exit(128 + constants.signals[ending]);
    });
  });
}

/**
 * Runs command lines by title in turn, also after a failure.
 * @param {Record<string, string[]>} steps
 * @returns {Promise<number>} 0 if all passed, else 1
 */
export async function runAll(steps) {
  const failed = [];
  for (const [title, [command, ...args]] of Object.entries(steps)) {
    console.log(`\n── ${title}`);
    if ((await run(command, args)) !== 0) failed.push(title);
  }
  console.log(failed.length === 0 ? '\nAll green' : `\nFailed: ${failed.join(', ')}`);
  return failed.length === 0 ? 0 : 1;
}
