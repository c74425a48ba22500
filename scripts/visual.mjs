// `npm run test:visual`: builds Storybook if anything changed, then compares its stories with tests/visual/pictures.
import { run } from './run.mjs';

const built = await run('turbo', ['run', '//#build-storybook', '--output-logs=errors-only']);
process.exitCode =
  built || (await run('node', ['--import', 'tsx', '--conditions=@tand/source', 'tests/visual/run.ts', ...process.argv.slice(2)]));
