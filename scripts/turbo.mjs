// Runs Turborepo in a script that starts something else after it: on Ctrl-C Turborepo exits with 0, and the shell would go on.
import { run } from './run.mjs';

process.exitCode = await run('turbo', process.argv.slice(2));
