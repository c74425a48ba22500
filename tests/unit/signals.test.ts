import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Stub of a program: logs its start, and exits with 0 on a signal, as Turborepo and the server do. */
const program = `import { appendFileSync } from 'node:fs';
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
setInterval(() => {}, 1000);
appendFileSync(process.env.STARTED, (process.argv[2] ?? 'server') + '\\n');
`;

function stubbed() {
  const folder = mkdtempSync(join(tmpdir(), 'signals-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  for (const path of ['node_modules/.bin', 'packages/server/dist', 'packages/editions']) mkdirSync(join(folder, path), { recursive: true });
  symlinkSync(join(root, 'node_modules/commander'), join(folder, 'node_modules/commander'), 'junction');
  for (const path of ['package-lock.json', 'node_modules/.package-lock.json']) writeFileSync(join(folder, path), '{"packages":{}}');
  writeFileSync(join(folder, 'program.mjs'), program);
  writeFileSync(join(folder, 'started'), '');
  writeFileSync(join(folder, 'packages/server/dist/main.js'), "import '../../../program.mjs';");
  for (const name of ['changeset', 'knip', 'oxfmt', 'oxlint', 'storybook', 'stryker', 'tsc', 'turbo', 'vitest'])
    writeFileSync(join(folder, 'node_modules/.bin', name), `#!/bin/sh\nexec "${process.execPath}" "${folder}/program.mjs" ${name}\n`, {
      mode: 0o755,
    });
  return folder;
}

/** Runs a command in its own process group until the given programs run. */
async function runUntil(command: string, args: string[], running: string[], { shell = 'bash', folder = stubbed() } = {}) {
  const child = spawn(command, args, {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      STARTED: join(folder, 'started'),
      CHROMIUM_PATH: '/bin/true',
      CHROMIUM_SHELL_PATH: '/bin/true',
      PORT: '0',
      EDITION: '',
      // Unlike dash, bash replaces itself by the last command, and after a signal continues if the running command exits with 0.
      npm_config_script_shell: shell,
    },
  });
  onTestFinished(() => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {}
  });
  const started = () => readFileSync(join(folder, 'started'), 'utf8').split('\n').filter(Boolean);
  await expect.poll(started).toEqual(running);
  return {
    pid: child.pid!,
    /** Exit code as a shell reports it, and all programs that were started. */
    ended: () => ({ code: child.exitCode ?? (child.signalCode && 128 + constants.signals[child.signalCode]), started: started() }),
  };
}

// A terminal sends a signal to the command and its children.
it.each([
  ['start', 'SIGINT', ['turbo']],
  ['start', 'SIGTERM', ['turbo']],
  ['check', 'SIGINT', ['oxlint']],
  ['check', 'SIGTERM', ['oxlint']],
  ['test', 'SIGINT', ['turbo', 'turbo']],
  ['test', 'SIGTERM', ['turbo', 'turbo']],
  ['test:more art', 'SIGINT', ['turbo']],
  ['typecheck', 'SIGINT', ['tsc']],
  ['storybook', 'SIGINT', ['turbo']],
  ['mutate', 'SIGINT', ['stryker']],
] as const)('starts no further program in npm run %s after %s', async (words, signal, running) => {
  const { pid, ended } = await runUntil(process.execPath, ['scripts/tand.mjs', ...words.split(' ')], [...running]);
  process.kill(-pid, signal);
  await expect.poll(ended).toEqual({ code: signal === 'SIGINT' ? 130 : 143, started: running });
});

it('starts no further command after SIGINT between two commands', async () => {
  const folder = stubbed();
  const between = `import { appendFileSync } from 'node:fs';
import { run } from './scripts/run.mjs';
await run('node', ['--version']);
appendFileSync('started', 'between\\n');
await new Promise(done => setInterval(done, 1_000_000));
await run('turbo', []);
`;
  writeFileSync(join(folder, 'between.mjs'), between);
  const { pid, ended } = await runUntil(process.execPath, ['between.mjs'], ['between'], { folder });
  process.kill(pid, 'SIGINT');
  await expect.poll(ended).toEqual({ code: 130, started: ['between'] });
});

it('starts no server after SIGINT while npm start builds', async () => {
  const { pid, ended } = await runUntil('npm', ['start'], ['turbo']);
  process.kill(-pid, 'SIGINT');
  await expect.poll(ended).toEqual({ code: 130, started: ['turbo'] });
});

it('ends npm start when only npm is terminated', async () => {
  // This shell forwards no signals.
  const { pid } = await runUntil('npm', ['start'], ['turbo'], { shell: 'sh' });
  process.kill(pid, 'SIGTERM');
  const isRunning = () => {
    try {
      return process.kill(-pid, 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isRunning).toBe(false);
});
