// In a package's folder it checks only that package. The service worker has other globals.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { chainOf } from './edition.mjs';
import { root, run } from './run.mjs';

/** With TypeScript's default of four checkers, each resolves shared types again: on two cores that takes twice the CPU time. */
const checkers = Math.ceil(Math.min(8, availableParallelism()) / 2);
const edition = process.env.EDITION;
const folder = join(root, '.cache', 'typecheck');
mkdirSync(folder, { recursive: true });

async function check(path) {
  const name = relative(root, path).replaceAll(/[\\/]/g, '-') || 'all';
  let project = join(path, 'tsconfig.json');
  if (edition) {
    const up = to => relative(folder, to).replaceAll('\\', '/');
    const config = {
      extends: up(project),
      compilerOptions: { paths: { '@edition/*': chainOf(edition).map(year => `${up(join(root, 'packages', 'editions', year))}/*`) } },
    };
    project = join(folder, `${name}-${edition}.json`);
    writeFileSync(project, JSON.stringify(config));
  }
  const known = join(folder, `${name}${edition ? `-${edition}` : ''}.tsbuildinfo`);
  return run('tsc', ['-p', project, '--checkers', String(checkers), '--incremental', '--tsBuildInfoFile', known]);
}

const here = process.cwd();
console.log('Checking types …');
const codes = [await check(here)];
if (here === root) codes.push(await check(join(root, 'packages/runtime/src/offline/worker')));
process.exitCode = Math.max(...codes);
