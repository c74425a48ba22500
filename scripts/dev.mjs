// `npm run dev`: the site with hot reload and its backend.
import { join } from 'node:path';
import { tsx } from './commands.mjs';
import { checkPort } from './port.mjs';
import { root, run } from './run.mjs';

// Without PORT, Vite takes the next free one.
if (process.env.PORT) await checkPort('dev', process.env.PORT);

process.exitCode = await run('node', [...tsx, '../node_modules/vite/bin/vite.js'], { cwd: join(root, 'site') });
