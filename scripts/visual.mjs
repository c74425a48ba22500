// `npm run test:visual`: compares the stories that a branch's changes reach with how they looked before.
import { run } from './run.mjs';

const flags = ['--disable-warning=ExperimentalWarning', '--import', 'tsx', '--conditions=@tand/source'];
process.exitCode = await run('node', [...flags, 'tests/visual/run.ts', ...process.argv.slice(2)]);
