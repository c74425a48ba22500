// `node scripts/tand.mjs <command>`: checks arguments, installs, builds, runs. Needs only Node and npm. Lists all commands without one.
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandLine, find, list, misuse } from './cli.mjs';
import { commands } from './commands.mjs';
import { root, run } from './run.mjs';

const [name, ...args] = process.argv.slice(2);
if (!commands[name]) {
  const isAsked = name === undefined || name === '--help';
  console[isAsked ? 'log' : 'error'](isAsked ? list() : `There is no command "${name}".\n\n${list()}`);
  process.exit(isAsked ? 0 : 2);
}
const chosen = commands[name].isOwn ? name : commandLine(name, args).name;

const { EDITION } = process.env;
const editions = readdirSync(resolve(root, 'packages/editions')).filter(folder => /^\d{4}$/.test(folder));
if (EDITION && !editions.includes(EDITION)) misuse(name, `There is no edition ${EDITION}: EDITION is one of ${editions.join(', ')}.`);

// npm's shell forwards no signals: when npm ends by one, this process gets another parent and exits as well.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGTERM'), 1000).unref();
}

await import('./ensure-installed.mjs');
const { builds, env, run: entry } = find(chosen);
if (builds) {
  console.log('Building what changed …');
  const code = await run('turbo', ['run', ...builds, '--output-logs=errors-only'], { env });
  if (code !== 0) process.exit(code);
}
const words = chosen === name ? args : args.slice(1);
if (typeof entry === 'string') {
  const file = resolve(import.meta.dirname, entry);
  process.argv.splice(1, Infinity, file, ...words);
  await import(pathToFileURL(file).href);
} else process.exitCode = await run(entry[0], [...entry.slice(1), ...words]);
