// `npm run check`: what must be green before a commit.
import { runAll } from './run.mjs';
import { checkSteps } from './steps.mjs';

process.exitCode = await runAll(checkSteps);
