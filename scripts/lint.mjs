// `npm run lint:root`: all linters, one after the other, each of them also when one before it found something.
import { runAll } from './run.mjs';
import { lintSteps } from './steps.mjs';

process.exitCode = await runAll(lintSteps);
