import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { askedFor, neededBuilds, projectNames, projectOf } from './asked.mjs';
import { findChromium, findChromiumShell } from './chromium.mjs';
import { commandLine, misuse } from './cli.mjs';
import { root, run } from './run.mjs';

const args = process.argv.slice(2);
const { values, words } = await commandLine('test');
const paths = words.map(word => word.replace(/^\.\//, '').replace(/:\d+$/, ''));
const asked = askedFor(values.project ?? [], paths);
if (paths.length > 0 && asked.files.length === 0)
  misuse('test', `No test file has ${paths.map(word => `"${word}"`).join(' or ')} in its path.`);
const report = '.cache/test-report.json';
const env = {
  CHROMIUM_PATH: await findChromium({ canInstall: true }),
  CHROMIUM_SHELL_PATH: await findChromiumShell({ canInstall: true }),
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

async function build() {
  const tasks = neededBuilds(asked);
  return tasks.length === 0 || step('Build', 'turbo', ['run', ...tasks], { isHeld: isComplete });
}

async function check() {
  await step('Lint', 'turbo', ['run', 'lint:root', '--output-logs=new-only'], { isHeld: true });
  await step('Types', 'node', ['scripts/tsc.mjs'], { isHeld: true });
}

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
    const ran = new Set(testResults.map(file => projectOf(relative(root, file.name).replaceAll('\\', '/'))));
    if (isComplete) failedSteps.push(...projectNames.filter(name => !ran.has(name)).map(name => `no test of ${name} ran`));
  } catch (error) {
    console.error(`No test report: ${error.message}`);
  }
}
// A run with a failed step must not end with `0 failed`.
const failed = counts.failed || failedSteps.length;
if (failedSteps.length > 0) console.error(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${counts.passed} passed, ${failed} failed`);
process.exitCode = failed || !counts.passed ? 1 : 0;
