// `npm test`: types, lint, builds and every test; ends with the line `N passed, N failed`. Arguments go to Vitest; then only
// what they ask for is loaded, and only what that needs is built.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { askedFor, neededBuilds } from './asked.mjs';
import { findChromium } from './chromium.mjs';
import { run } from './run.mjs';

const report = '.cache/test-report.json';
const env = { CHROMIUM_PATH: await findChromium(), TAND_REVIEW: '1' };
const args = process.argv.slice(2);
const isWhole = args.length === 0;
const failedSteps = [];

async function step(title, command, commandArgs) {
  console.log(`\n── ${title}`);
  const code = await run(command, commandArgs, { env });
  if (code !== 0) failedSteps.push(title);
  return code === 0;
}

if (isWhole) {
  await step('Lint', 'turbo', ['run', 'lint']);
  await step('Types', 'node', ['scripts/tsc.mjs']);
}
const needed = neededBuilds(askedFor(args));
const filters = (needed ?? []).map(name => `--filter=${name}`);
const isBuilt = needed?.length === 0 || (await step('Build', 'turbo', ['run', 'build', 'export', ...filters]));

let counts = { passed: 0, failed: 0 };
if (isBuilt) {
  mkdirSync('.cache', { recursive: true });
  rmSync(report, { force: true });
  await step('Tests', 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args]);
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const brokenFiles = testResults.filter(
      file => file.status === 'failed' && file.assertionResults.every(test => test.status !== 'failed'),
    );
    counts = { passed: numPassedTests, failed: numFailedTests + brokenFiles.length };
  } catch (error) {
    console.error(`No test report: ${error.message}`);
  }
}
// A step that fails without a failed test counts as one, so that the last line never says 0 of a run that did not pass.
const failed = counts.failed || failedSteps.length;
if (failedSteps.length > 0) console.error(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\n${counts.passed} passed, ${failed} failed`);
process.exitCode = failed || !counts.passed ? 1 : 0;
