import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, ExpectedError, misuse } from '../cli.mjs';
import { root, run } from '../run.mjs';
import { componentFiles, withExport } from './component-files.ts';

const { words, values } = await commandLine<{ section?: boolean }>('new:component');
const isSection = values.section === true;
const [name = '', library = isSection ? 'ui-festival' : 'ui'] = words;
if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) misuse('new:component', `"${name}" is not the name of a component: write it like NewsCard.`);
if (isSection && library !== 'ui-festival') misuse('new:component', 'A section is in ui-festival.');

const layer = isSection ? 'sections' : 'components';
const path = `packages/${library}/src/${layer}/${name}`;
const folder = join(root, path);
if (existsSync(folder)) throw new ExpectedError(`There is already a ${isSection ? 'section' : 'component'} in ${path}.`);

const files = componentFiles(name, library === 'ui', isSection ? 'Sections' : 'Components');
const index = join(root, 'packages', library, 'src/index.ts');
const exports = withExport(readFileSync(index, 'utf8'), `./${layer}/${name}/index.ts`);
try {
  mkdirSync(folder);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  writeFileSync(index, exports);
} catch (error) {
  rmSync(folder, { recursive: true, force: true });
  throw error;
}
// Formatted, because line breaks depend on the length of the name.
await run('oxfmt', [folder], { isHeld: true });

const made = Object.keys(files).map(file => `  ${path}/${file}`);
console.log(`Made ${name} and exported it in packages/${library}/src/index.ts:
${made.join('\n')}
See it with \`npm run storybook\`, test it with \`npm test -- ${path}\`.`);
