// `npm run chromatic`: publishes the stories; token in CHROMATIC_PROJECT_TOKEN. Only affected stories are taken again.
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
