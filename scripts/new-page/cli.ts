import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeCopyTypes } from '../../packages/editions/src/copyTypes.ts';
import { commandLine, ExpectedError, misuse } from '../cli.mjs';
import { editionOf } from '../edition.mjs';
import { root, run } from '../run.mjs';
import { copyName, newPage } from './make.ts';

const [name = ''] = (await commandLine('new:page')).words;
if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name)) misuse('new:page', `"${name}" is not the path of a page: write it like lost-property.`);
const year = editionOf();
const pages = newPage(name, year, file => readFileSync(join(root, file), 'utf8'));
const routes = readFileSync(join(root, 'packages/editions/check/routes.ts'), 'utf8');
const isTaken =
  existsSync(join(root, `packages/editions/${year}/copy/sv/${copyName(name)}.json`)) || new RegExp(`\\s${name}\\s`).test(routes);
if (isTaken) throw new ExpectedError(`There is already a page or copy of that name: ${name}.`);

const files = [...Object.keys(pages), 'packages/editions/src/copy.ts'];
for (const [file, text] of Object.entries(pages)) writeFileSync(join(root, file), text);
writeCopyTypes();
await run('oxfmt', files, { isHeld: true });
console.log(`Made or changed for ${name}:
${files.map(file => `  ${file}`).join('\n')}
See it with \`npm run dev\` at /sv/${name} and /en/${name}. docs/adding.md says what comes next.`);
