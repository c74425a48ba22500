import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** Notes that it was started, and exits with 0 on a signal, as Turborepo and the server do when they have shut down. */
const program = `import { appendFileSync } from 'node:fs';
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
setInterval(() => {}, 1000);
appendFileSync(process.env.STARTED, (process.argv[2] ?? 'server') + '\\n');
`;

/** The repository's scripts, with programs that do nothing but run in place of those that they start. */
function stubbed() {
  const folder = mkdtempSync(join(tmpdir(), 'signals-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
  cpSync(join(root, 'package.json'), join(folder, 'package.json'));
  for (const path of ['node_modules/.bin', 'packages/server/dist']) mkdirSync(join(folder, path), { recursive: true });
  for (const path of ['package-lock.json', 'node_modules/.package-lock.json']) writeFileSync(join(folder, path), '{"packages":{}}');
  writeFileSync(join(folder, 'program.mjs'), program);
  writeFileSync(join(folder, 'started'), '');
  writeFileSync(join(folder, 'packages/server/dist/main.js'), "import '../../../program.mjs';");
  for (const name of ['changeset', 'chromatic', 'knip', 'oxfmt', 'oxlint', 'storybook', 'tsc', 'turbo', 'vitest'])
    writeFileSync(join(folder, 'node_modules/.bin', name), `#!/bin/sh\nexec "${process.execPath}" "${folder}/program.mjs" ${name}\n`, {
      mode: 0o755,
    });
  return folder;
}

/**
 * Sends a signal to a command and all that it has started, as a terminal does, once some programs run.
 * @returns what it ended with, as a shell says it, and all programs that were started
 */
async function interrupt(command: string, args: string[], signal: 'SIGINT' | 'SIGTERM', running: string[]) {
  const folder = stubbed();
  const child = spawn(command, args, {
    cwd: folder,
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      STARTED: join(folder, 'started'),
      CHROMIUM_PATH: '/bin/true',
      CHROMIUM_SHELL_PATH: '/bin/true',
      CHROMATIC_PROJECT_TOKEN: 'none',
      // Unlike dash, bash puts the last command in its own place, and goes on after one that exits with 0.
      npm_config_script_shell: 'bash',
    },
  });
  onTestFinished(() => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch {
      // All of them have ended.
    }
  });
  const started = () => readFileSync(join(folder, 'started'), 'utf8').split('\n').filter(Boolean);
  await expect.poll(started).toEqual(running);
  process.kill(-child.pid!, signal);
  return () => ({ code: child.exitCode ?? (child.signalCode && 128 + constants.signals[child.signalCode]), started: started() });
}

it.each([
  ['start', 'SIGINT', ['turbo']],
  ['start', 'SIGTERM', ['turbo']],
  ['check', 'SIGINT', ['oxlint']],
  ['check', 'SIGTERM', ['oxlint']],
  // Builds beside lint.
  ['test', 'SIGINT', ['turbo', 'turbo']],
  ['test', 'SIGTERM', ['turbo', 'turbo']],
  ['tsc', 'SIGINT', ['tsc']],
  ['chromatic', 'SIGINT', ['turbo']],
] as const)('scripts/%s.mjs starts nothing after %s', async (script, signal, running) => {
  const after = await interrupt(process.execPath, [`scripts/${script}.mjs`], signal, [...running]);
  await expect.poll(after).toEqual({ code: signal === 'SIGINT' ? 130 : 143, started: running });
});

const afterBuild = Object.keys(scripts).filter(name => /turbo.*&& /.test(scripts[name]!) || scripts[`pre${name}`]?.includes('turbo'));

it.each(['start', ...afterBuild])('`npm run %s` starts nothing after SIGINT while it builds', async name => {
  const after = await interrupt('npm', ['run', name], 'SIGINT', ['turbo']);
  await expect.poll(after).toEqual({ code: 130, started: ['turbo'] });
});
