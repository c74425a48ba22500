// `npm run mutate`: plants faults in the rules and prints how many of them a test finds.
import { run } from './run.mjs';

process.exitCode = await run('stryker', ['run', 'scripts/mutate/stryker.config.mjs', ...process.argv.slice(2)]);
if (process.exitCode === 0) await import('./mutate/score.mjs');
