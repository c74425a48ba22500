/** `npm run new:component Name [ui-festival]`: makes a component's folder, exports it, records its names and its size budget. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { componentFiles } from './component-files.ts';
import { layers, libraries } from './layers.ts';

const [name = '', library = 'ui'] = process.argv.slice(2);
const root = libraries.find(folder => basename(folder) === library) ?? '';
const repository = join(import.meta.dirname, '../..');
const layer = 'components';

const rank = (line: string) => layers.findIndex(other => line.includes(`'./${other}/`));
const byLayerAndName = (a: string, b: string) => rank(a) - rank(b) || (a < b ? -1 : 1);

function exportIt() {
  const file = join(root, 'src/index.ts');
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  lines.push(`export * from './${layer}/${name}/index.ts';`);
  writeFileSync(file, `${lines.toSorted(byLayerAndName).join('\n')}\n`);
}

function run(...args: string[]) {
  const { status } = spawnSync(process.execPath, args, { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}

try {
  if (!root) throw new Error(`There is no library ${library}: ${libraries.map(folder => basename(folder)).join(' or ')}.`);
  const files = componentFiles(name, library === 'ui');
  const folder = join(root, 'src', layer, name);
  if (existsSync(folder)) throw new Error(`${name} is there already.`);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  exportIt();
  const typescript = ['--import', 'tsx', '--conditions=@tand/source'];
  run(...typescript, 'scripts/library/api.ts');
  run(...typescript, 'scripts/library/sizes.ts', '--update', `--only=${layer}/${name}`);
  // Line breaks depend on the length of the name.
  run('node_modules/oxfmt/bin/oxfmt', folder);
  const made = Object.keys(files).map(file => `  packages/${library}/src/${layer}/${name}/${file}`);
  console.log(
    `${name} is made and exported:\n${made.join('\n')}\nSee it with npm run storybook; test it with npm test -- packages/${library}/src/${layer}/${name}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
