// `npm start`: builds what changed since the last time (Turborepo keeps the rest) and serves the site with its backend.
// With the desk, whose first admin is let in by a link that is printed once.
// A review build: the clock can be set by ?now=…, and pages ask search engines to stay away.
import { run } from './run.mjs';

const review = { TAND_REVIEW: '1' };
console.log('Building the site. The first time takes about a minute; after that only what changed is built.');
const built = await run('turbo', ['run', 'build', '--filter=@tand/site', '--filter=@tand/server', '--filter=@tand/desk'], { env: review });
if (built !== 0) process.exit(built);
process.exitCode = await run('node', ['packages/server/dist/main.js'], {
  env: { SITE_DIR: 'site/dist', DESK_DIR: 'packages/desk/dist', DESK_INVITE: '1', ...review },
});
