// Loads no package before `ensure-installed.mjs` has run.
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { commandLine, ExpectedError, fail, list, misuse, refuseBeforeDashes } from './cli.mjs';
import { commands } from './commands.mjs';
import { editions } from './edition.mjs';
import { root, run, runAll } from './run.mjs';

const [name, ...args] = process.argv.slice(2);
if (!commands[name]) {
  const isAsked = name === undefined || name === '--help';
  console[isAsked ? 'log' : 'error'](isAsked ? list() : `There is no command "${name}".\n\n${list()}`);
  process.exit(isAsked ? 0 : 2);
}
refuseBeforeDashes(name);

const { EDITION } = process.env;
if (EDITION && !editions.includes(EDITION)) misuse(name, `There is no edition ${EDITION}: EDITION is one of ${editions.join(', ')}.`);

// npm's shell forwards no signals: if one ends npm, this process gets another parent.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 1000).unref();
}

const { port, isLean, builds, env, run: program, cwd, steps, ownOptions } = commands[name];
const install = await run('node', ['scripts/ensure-installed.mjs', ...(isLean ? ['--omit=dev'] : [])]);
if (install !== 0) process.exit(install);
if (!ownOptions) await commandLine(name, args);
const wanted = process.env.PORT || port;
if (port !== undefined && wanted) await checkPort(name, wanted, process.env.HOST || undefined);
if (builds) {
  console.log('Building what changed; the first time takes a minute or two …');
  const code = await run('turbo', ['run', ...builds, '--output-logs=errors-only'], { env });
  if (code !== 0) process.exit(code);
}
if (steps) process.exitCode = await runAll(steps, () => env);
else process.exitCode = await run(program[0], [...program.slice(1), ...args], { env, cwd: resolve(root, cwd ?? '.') });

async function checkPort(name, port, host) {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) misuse(name, `PORT must be a whole number from 0 to 65535, not "${port}".`);
  await new Promise(done => {
    const probe = createServer();
    probe.on('error', error =>
      fail(error.code === 'EADDRINUSE' ? new ExpectedError(`Port ${port} is taken: choose another PORT.`) : error),
    );
    probe.listen(Number(port), host, () => probe.close(done));
  });
}
