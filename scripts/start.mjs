// `npm start`: builds what changed since the last time (Turborepo caches the rest) and serves the site with its backend and the
// desk, whose first admin is let in by a link that is printed once.
// A review build: ?now=… sets the clock, and pages ask search engines to stay away.
import { createServer } from 'node:net';
import { misuse } from './cli.mjs';
import { appBuild } from './commands.mjs';
import { run } from './run.mjs';

const { PORT = '4173', HOST } = process.env;
if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65_535) misuse('start', `PORT must be a whole number from 0 to 65535, not "${PORT}".`);

// Before the build, which takes a minute.
await new Promise(done => {
  const probe = createServer();
  probe.on('error', error => {
    console.error(error.code === 'EADDRINUSE' ? `Port ${PORT} is taken. Choose another: PORT=4174 npm start` : error.message);
    process.exit(1);
  });
  probe.listen(Number(PORT), HOST, () => probe.close(done));
});

const review = { TAND_REVIEW: '1' };
console.log('Building the site. The first time takes about a minute; after that only what changed is built.');
const code = await run('turbo', ['run', ...appBuild], { env: review });
if (code !== 0) process.exit(code);
process.exitCode = await run('node', ['packages/server/dist/main.js'], {
  env: { SITE_DIR: 'site/dist', DESK_DIR: 'packages/desk/dist', DESK_INVITE: '1', ...review },
});
