// `npm run chromatic`: publishes the stories to Chromatic. Settings are in chromatic.config.json; the project's token comes from
// CHROMATIC_PROJECT_TOKEN. An unchanged Storybook comes from Turborepo's cache, and only stories that a change reaches are taken anew.
import { run } from './run.mjs';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  const built = await run('turbo', ['run', '//#build-storybook', '--output-logs=errors-only']);
  process.exitCode = built || (await run('chromatic', process.argv.slice(2)));
} else {
  console.error('CHROMATIC_PROJECT_TOKEN is not set: Chromatic cannot tell which project this is.');
  console.error('Take the token from the project\'s page "Manage" → "Configure" and run');
  console.error('  CHROMATIC_PROJECT_TOKEN=… npm run chromatic');
  console.error('Without an account `npm run test:visual` compares the same stories on this machine.');
  process.exitCode = 1;
}
