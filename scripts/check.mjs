// `npm run check`: must pass before a commit.
import { runAll } from './run.mjs';
import { checkSteps } from './steps.mjs';

process.exitCode = await runAll(checkSteps);
