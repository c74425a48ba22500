/**
 * `npm run freeze -- 2025` builds the site of an edition and writes it as static pages to archives/2025, where the
 * editions that name the year in `archives` take it from. `--from folder` takes a finished build instead.
 */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Edition } from '@tand/festival';
import { freezeSite } from './freeze.ts';

const root = resolve(import.meta.dirname, '../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' }, into: { type: 'string', default: 'archives' } },
});
const [year = ''] = positionals;
if (!/^\d{4}$/.test(year)) throw new Error('Name the year: npm run freeze -- 2025');

if (!values.from) {
  const env = { ...process.env, EDITION: year, TURBO_TELEMETRY_DISABLED: '1' };
  const { status } = spawnSync(join(root, 'node_modules/.bin/turbo'), ['run', 'build', 'export', '--filter=@tand/site'], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
const { edition } = (await import(pathToFileURL(join(root, 'packages/editions', year, 'edition.ts')).href)) as { edition: Edition };
const to = resolve(root, values.into, year);
const { pages, files } = freezeSite({ from: resolve(root, values.from ?? 'site/dist/static'), to, edition });
console.log(`${to}: ${pages} pages, ${files} files. Name ${year} in \`archives\` of the edition that is to serve it.`);
