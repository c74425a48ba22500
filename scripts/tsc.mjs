// Checks the types of the package it is started in, against the edition that EDITION names (else the current one).
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root, run } from './run.mjs';

const edition = process.env.EDITION;
const here = process.cwd();
let project = join(here, 'tsconfig.json');
if (edition) {
  const folder = join(root, '.cache', 'typecheck');
  mkdirSync(folder, { recursive: true });
  const up = path => relative(folder, path).replaceAll('\\', '/');
  const config = {
    extends: up(project),
    compilerOptions: { paths: { '@edition/*': [`${up(join(root, 'packages', 'editions', edition))}/*`] } },
  };
  project = join(folder, `${basename(here)}-${edition}.json`);
  writeFileSync(project, JSON.stringify(config));
}
process.exitCode = await run('tsc', ['-p', project], { cwd: here });
