import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const clone = mkdtempSync(join(tmpdir(), 'clone-'));
afterAll(() => rmSync(clone, { recursive: true, force: true }));

/** The files in Git and the installed packages, but no build. */
beforeAll(() => {
  execFileSync('git', ['checkout-index', '--all', '--prefix', `${clone}/`], { cwd: root });
  const modules = join(clone, 'node_modules');
  mkdirSync(join(modules, '@tand'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@tand') symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  for (const name of readdirSync(join(root, 'packages')))
    symlinkSync(join(clone, 'packages', name), join(modules, '@tand', name), 'junction');
});

const load = `
  const { loadConfigFromFile } = await import('vite');
  await loadConfigFromFile({ command: 'build', mode: 'production' }, undefined, process.cwd(), undefined, undefined, process.argv[1]);
`;

// `npm start` builds these from sources, and the libraries have no build then.
test.each(['site', 'packages/desk', 'packages/server'])('the build of %s begins in a fresh clone', folder => {
  const { scripts } = JSON.parse(readFileSync(join(clone, folder, 'package.json'), 'utf8')) as { scripts: { build: string } };
  const [, flags = '', loader = 'bundle'] = /^(?:node (.*?) \S*vite\.js|vite) build(?: --configLoader (\w+))?$/.exec(scripts.build) ?? [];
  const args = [...flags.split(' ').filter(Boolean), '--input-type=module', '--eval', load, loader];
  const { status, stderr } = spawnSync('node', args, { cwd: join(clone, folder), encoding: 'utf8' });
  expect({ status, stderr }).toMatchObject({ status: 0 });
});
