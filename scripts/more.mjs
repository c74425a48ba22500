import { commandLine, misuse } from './cli.mjs';
import { artTasks, tsx } from './commands.mjs';
import { editionOf, editions } from './edition.mjs';
import { runAll } from './run.mjs';

const test = (...words) => ['node', 'scripts/test.mjs', ...words];
const others = editions.filter(year => year !== editionOf({}));
const suites = {
  ...Object.fromEntries(['consumers', 'hosts', 'docs', 'races', 'firefox'].map(name => [name, test('--project', name)])),
  art: artTasks,
  ...Object.fromEntries(others.map(year => [`edition-${year}`, test('--project', 'node', '--project', 'e2e')])),
  'edition-new': ['node', ...tsx, 'tests/support/other-festival.ts'],
};

const { words } = await commandLine('test:more');
const unknown = words.find(word => !Object.keys(suites).some(name => name.startsWith(word)));
if (unknown) misuse('test:more', `"${unknown}" is not one of ${Object.keys(suites).join(', ')}.`);
const chosen = Object.entries(suites).filter(([name]) => words.length === 0 || words.some(word => name.startsWith(word)));
process.exitCode = await runAll(Object.fromEntries(chosen), name => (/^edition-\d/.test(name) ? { EDITION: name.slice(-4) } : {}));
