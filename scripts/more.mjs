// `npm run test:more`: slow suites and those with other programs or builds. Ends with `N passed, N failed`, which counts suites.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findChromiumShell } from './chromium.mjs';
import { commandLine, misuse } from './cli.mjs';
import { artTasks, tsx } from './commands.mjs';
import { editionOf } from './edition.mjs';
import { root, run } from './run.mjs';

const test = (...words) => ['node', 'scripts/test.mjs', ...words];
const project = name => ({ [name]: { command: test('--project', name) } });
const others = readdirSync(join(root, 'packages/editions')).filter(name => /^\d{4}$/.test(name) && name !== editionOf({}));

const suites = {
  ...project('consumers'),
  ...project('hosts'),
  ...project('docs'),
  ...project('races'),
  ...project('firefox'),
  art: { command: artTasks },
  ...Object.fromEntries(
    others.map(year => [`edition-${year}`, { command: test('--project', 'node', '--project', 'e2e'), env: { EDITION: year } }]),
  ),
  'edition-new': { command: ['node', ...tsx, 'tests/support/other-festival.ts'] },
};

const { words } = commandLine('test:more');
const unknown = words.find(word => !Object.keys(suites).some(name => name.startsWith(word)));
if (unknown) misuse('test:more', `"${unknown}" is not one of ${Object.keys(suites).join(', ')}.`);
const chosen = Object.entries(suites).filter(([name]) => words.length === 0 || words.some(word => name.startsWith(word)));

const browsers = {
  CHROMIUM_PATH: await findChromium({ isInstalled: true }),
  CHROMIUM_SHELL_PATH: await findChromiumShell({ isInstalled: true }),
};
const failed = [];
for (const [name, { command, env }] of chosen) {
  console.log(`\n══ ${name}`);
  if ((await run(command[0], command.slice(1), { env: { ...browsers, ...env } })) !== 0) failed.push(name);
}
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${chosen.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
