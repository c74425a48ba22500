/** `npm run new:component Name [ui-festival]`: makes the folder of a component and exports it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { componentFiles } from './component-files.ts';
import { layers, libraries } from './layers.ts';

const usage = `Usage: npm run new:component Name [ui-festival]

Makes packages/ui/src/components/Name and exports it; with ui-festival, in packages/ui-festival. Name is written like NewsCard.`;

/** Ends the command for a reason that the person who typed it can change. */
function refuse(reason: string): never {
  console.error(reason);
  process.exit(2);
}

const [name = '', library = 'ui', ...more] = process.argv.slice(2);
if (name === '--help') {
  console.log(usage);
  process.exit();
}
const root = libraries.find(folder => basename(folder) === library);
if (!/^[A-Z][A-Za-z0-9]+$/.test(name) || !root || more.length > 0) refuse(usage);

const layer = 'components';
const path = `packages/${library}/src/${layer}/${name}`;
const folder = join(root, 'src', layer, name);
if (existsSync(folder)) refuse(`There is already a component in ${path}.`);

const rank = (line: string) => layers.findIndex(other => line.includes(`'./${other}/`));
const byLayerAndName = (a: string, b: string) => rank(a) - rank(b) || (a < b ? -1 : 1);

const files = componentFiles(name, library === 'ui');
mkdirSync(folder);
for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
// Line breaks depend on the length of the name.
spawnSync(process.execPath, [join(import.meta.dirname, '../../node_modules/oxfmt/bin/oxfmt'), folder], { stdio: 'inherit' });

const index = join(root, 'src/index.ts');
const lines = [...readFileSync(index, 'utf8').trim().split('\n'), `export * from './${layer}/${name}/index.ts';`];
writeFileSync(index, `${lines.toSorted(byLayerAndName).join('\n')}\n`);

console.log(`Made ${name} and exported it in packages/${library}/src/index.ts:
${Object.keys(files)
  .map(file => `  ${path}/${file}`)
  .join('\n')}
See it with \`npm run storybook\`, test it with \`npm test -- ${path}\`.`);
