// `npm start`: builds what changed (Turborepo caches) and serves site, API and desk as a review build: ?now=… sets the clock.
import { appBuild } from './commands.mjs';
import { checkPort } from './port.mjs';
import { run } from './run.mjs';

// Before the build, which takes a minute.
await checkPort('start', process.env.PORT || '4173', process.env.HOST || undefined);

const review = { TAND_REVIEW: '1' };
console.log('Building the site. The first time takes about a minute; after that only what changed is built.');
const code = await run('turbo', ['run', ...appBuild], { env: review });
if (code !== 0) process.exit(code);
process.exitCode = await run('node', ['packages/server/dist/main.js'], {
  env: { SITE_DIR: 'site/dist', DESK_DIR: 'packages/desk/dist', DESK_INVITE: '1', ...review },
});
