// `npm start`: builds what changed since the last time (Turborepo caches the rest) and serves the site with its backend and the
// desk, whose first admin is let in by a link that is printed once.
// A review build: ?now=… sets the clock, and pages ask search engines to stay away.
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
