import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

let ending;
let isListening = false;
const running = new Set();

function exitIfEnded() {
  if (running.size === 0) process.exit(128 + constants.signals[ending]);
}

/** Also handles a signal that arrives between two commands. */
function listen() {
  if (isListening) return;
  isListening = true;
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      ending ??= signal;
      for (const child of running) child.kill(signal);
      exitIfEnded();
    });
}

/**
 * Never resolves after SIGINT or SIGTERM: this process exits when its last command has ended.
 * @param {{ env?: Record<string, string> | undefined, cwd?: string, isHeld?: boolean }} [options] `isHeld` prints the output at the end
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, cwd = root, isHeld = false } = {}) {
  const file = command === 'node' ? process.execPath : resolve(root, 'node_modules/.bin', command);
  return new Promise((done, fail) => {
    if (ending) return;
    listen();
    const child = spawn(file, args, {
      cwd,
      stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
      shell: process.platform === 'win32',
    });
    running.add(child);
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => output.push(part));
    child.on('error', fail);
    child.on('close', (code, signal) => {
      running.delete(child);
      process.stdout.write(Buffer.concat(output));
      // The end of a command may be reported before the signal that ended it.
      setImmediate(() => (ending ? exitIfEnded() : done(code ?? (signal ? 1 : 0))));
    });
  });
}

/** Runs all commands, also after a failure. @returns 1 if one failed, else 0 */
export async function runAll(steps, envOf) {
  const failed = [];
  for (const [title, [command, ...args]] of Object.entries(steps)) {
    console.log(`\n── ${title}`);
    if ((await run(command, args, { env: envOf(title) })) !== 0) failed.push(title);
  }
  console.log(failed.length === 0 ? '\nAll green' : `\nFailed: ${failed.join(', ')}`);
  return failed.length === 0 ? 0 : 1;
}
