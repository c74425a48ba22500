// `npm run check`: what must be green before a commit: lint, types, the tests that what changed can reach, and the
// pictures of the stories that it reaches: none, and no browser, where it reaches none.
import { run } from './run.mjs';

const steps = [
  'oxlint --type-aware',
  'oxfmt --check',
  'knip',
  'knip --config knip.running.ts',
  'node scripts/tsc.mjs',
  'vitest run --project node --project dom --changed --passWithNoTests --reporter=dot',
  'node scripts/visual.mjs',
];

const failed = [];
for (const step of steps) {
  const [command, ...args] = step.split(' ');
  if ((await run(command, args)) !== 0) failed.push(step);
}
console.log(failed.length === 0 ? '\nAll green' : `\nFailed: ${failed.join('; ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
