// `npm run dev`: the site with hot reload and its backend.
import { join } from 'node:path';
import { tsx } from './commands.mjs';
import { root, run } from './run.mjs';

process.exitCode = await run('node', [...tsx, '../node_modules/vite/bin/vite.js'], { cwd: join(root, 'site') });
