// `npm run lint:root`: runs all linters, also after one has failed.
import { runAll } from './run.mjs';
import { lintSteps } from './steps.mjs';

process.exitCode = await runAll(lintSteps);
