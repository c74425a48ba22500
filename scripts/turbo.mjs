// Turborepo, for scripts that start something after it: on Ctrl-C it shuts down and exits with 0, and a shell would go on.
import { run } from './run.mjs';

process.exitCode = await run('turbo', process.argv.slice(2));
