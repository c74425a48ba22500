/** `npm run freeze -- 2025`: writes an edition's site to archives/2025; `--from folder` uses a finished build. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Edition } from '@tand/festival';
import { commandLine, misuse } from '../cli.mjs';
import { editions } from '../edition.mjs';
import { root, run } from '../run.mjs';
import { freezeSite } from './freeze.ts';

const { values, words } = commandLine<{ from?: string; into: string }>('freeze');
const [year = ''] = words;
if (!editions.includes(year)) misuse('freeze', `There is no edition "${year}".`);
if (values.from && !existsSync(values.from)) misuse('freeze', `There is no folder ${values.from}.`);

if (!values.from) {
  console.log(`Building the site of ${year} …`);
  const code = await run('turbo', ['run', 'build', 'export', '--filter=@tand/site'], { env: { EDITION: year } });
  if (code !== 0) process.exit(code);
}
const { edition } = (await import(pathToFileURL(join(root, 'packages/editions', year, 'edition.ts')).href)) as { edition: Edition };
const to = resolve(root, values.into, year);
const { pages, files } = freezeSite({ from: resolve(root, values.from ?? 'site/dist/static'), to, edition });
console.log(`${to}: ${pages} pages, ${files} files. Name ${year} in \`archives\` of the edition that is to serve it.`);
