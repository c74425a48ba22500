// `npm test`: types, lint, builds and tests; ends with `N passed, N failed`. With arguments for Vitest, does only what these need.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { askedFor, neededBuilds, projectNames, projectOf } from './asked.mjs';
import { findChromium, findChromiumShell } from './chromium.mjs';
import { commandLine, misuse } from './cli.mjs';
import { root, run } from './run.mjs';

const args = process.argv.slice(2);
const { values, words } = await commandLine('test');
const asked = askedFor(
  values.project ?? [],
  words.map(word => word.replace(/^\.\//, '').replace(/:\d+$/, '')),
);
if (asked.filters.length > 0 && asked.files.length === 0)
  misuse('test', `No test file has ${asked.filters.map(word => `"${word}"`).join(' or ')} in its path.`);
const report = '.cache/test-report.json';
const env = {
  CHROMIUM_PATH: await findChromium({ isInstalled: true }),
  CHROMIUM_SHELL_PATH: await findChromiumShell({ isInstalled: true }),
  TAND_REVIEW: '1',
};
const isComplete = args.length === 0;
const projects = values.project ? [] : asked.projects.flatMap(name => ['--project', name]);
const failedSteps = [];

async function step(title, command, commandArgs, options = {}) {
  if (!options.isHeld) console.log(`\n── ${title}`);
  const code = await run(command, commandArgs, { env, ...options });
  if (options.isHeld) console.log(`── ${title}: ${code === 0 ? 'done' : 'failed'}\n`);
  if (code !== 0) failedSteps.push(title);
  return code === 0;
}

const projectIn = file => projectOf(relative(root, file.name).replaceAll('\\', '/'));

async function build() {
  const needed = neededBuilds(asked);
  const [tasks, packages] = [true, false].map(isTask => (needed ?? []).filter(name => name.startsWith('//#') === isTask));
  const builds = needed ? packages.length > 0 && ['build', ...packages.map(name => `--filter=${name}`)] : ['build', 'export'];
  for (const names of [builds || [], tasks])
    if (names.length > 0 && !(await step('Build', 'turbo', ['run', ...names], { isHeld: isComplete }))) return false;
  return true;
}

async function check() {
  await step('Lint', 'turbo', ['run', 'lint:root', '--output-logs=new-only'], { isHeld: true });
  await step('Types', 'node', ['scripts/tsc.mjs'], { isHeld: true });
}

// Lint and types need no build.
if (isComplete) console.log('Running lint, types and the build in parallel. The output of each is printed when it ends.\n');
const [isBuilt] = await Promise.all([build(), isComplete && check()]);

let counts = { passed: 0, failed: 0 };
if (isBuilt) {
  mkdirSync('.cache', { recursive: true });
  rmSync(report, { force: true });
  await step('Tests', 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...projects, ...args]);
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const brokenFiles = testResults.filter(
      file => file.status === 'failed' && file.assertionResults.every(test => test.status !== 'failed'),
    );
    counts = { passed: numPassedTests, failed: numFailedTests + brokenFiles.length };
    const ran = new Set(testResults.map(projectIn));
    if (isComplete) failedSteps.push(...projectNames.filter(name => !ran.has(name)).map(name => `no test of ${name} ran`));
  } catch (error) {
    console.error(`No test report: ${error.message}`);
  }
}
// If no test failed, failed steps are counted, so that a run with a failed step does not end with `0 failed`.
const failed = counts.failed || failedSteps.length;
if (failedSteps.length > 0) console.error(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${counts.passed} passed, ${failed} failed`);
process.exitCode = failed || !counts.passed ? 1 : 0;
