import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Edition } from '@tand/festival';
import { commandLine, misuse } from '../cli.mjs';
import { editions } from '../edition.mjs';
import { root, run } from '../run.mjs';
import { freezeSite } from './freeze.ts';

const [year = ''] = (await commandLine('freeze')).words;
if (!editions.includes(year)) misuse('freeze', `There is no edition "${year}".`);
console.log(`Building the site of ${year} …`);
const code = await run('turbo', ['run', 'build', 'export', '--filter=@tand/site'], { env: { EDITION: year } });
if (code !== 0) process.exit(code);
const { edition } = (await import(pathToFileURL(join(root, 'packages/editions', year, 'edition.ts')).href)) as { edition: Edition };
const to = join(root, 'archives', year);
const { pages, files } = freezeSite({ from: join(root, 'site/dist/static'), to, edition });
console.log(`${to}: ${pages} pages, ${files} files. Name ${year} in \`archives\` of the edition that is to serve it.`);
