import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const clone = mkdtempSync(join(tmpdir(), 'clone-'));
afterAll(() => rmSync(clone, { recursive: true, force: true }));

interface Locked {
  dev?: boolean;
  link?: boolean;
}
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };

/** Makes a clone with the files in Git and the packages that `npm start` installs, but no build. */
beforeAll(() => {
  execFileSync('git', ['checkout-index', '--all', '--prefix', `${clone}/`], { cwd: root });
  for (const [path, { dev, link }] of Object.entries(packages)) {
    const target = link ? join(clone, 'packages', basename(path)) : join(root, path);
    if (dev || path.split('node_modules/').length !== 2 || !existsSync(target)) continue;
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    symlinkSync(target, join(clone, path), 'junction');
  }
});

const other = /\.(?:test|stories|fixtures)\.|\/(?:test|tests|docs)\/|d\.ts$/;
const bareImport = /(?:^import (?!type)[^;]*?from |^import |import\()'(?!node:)((?:@[\w-]+\/)?[\w-][\w.-]*)[^']*'/gm;

const load = `
  const { loadConfigFromFile } = await import('vite');
  await loadConfigFromFile({ command: 'build', mode: 'production' }, undefined, process.cwd(), undefined, undefined, process.argv[1]);
`;

// `npm start` builds these packages from sources: the libraries have no build then.
test.each(['site', 'packages/desk', 'packages/server'])('loads the build configuration of %s in a fresh clone', folder => {
  const { scripts } = JSON.parse(readFileSync(join(clone, folder, 'package.json'), 'utf8')) as { scripts: { build: string } };
  const [, flags = '', loader = 'bundle'] = /^(?:node (.*?) \S*vite\.js|vite) build(?: --configLoader (\w+))?$/.exec(scripts.build) ?? [];
  const args = [...flags.split(' ').filter(Boolean), '--input-type=module', '--eval', load, loader];
  const { status, stderr } = spawnSync('node', args, { cwd: join(clone, folder), encoding: 'utf8' });
  expect({ status, stderr }).toMatchObject({ status: 0 });
});

// devDependencies are for tests, stories and the builds of libraries.
test('imports no devDependency in files that are built', () => {
  const files = execFileSync('git', ['ls-files', 'site', 'packages'], { cwd: root, encoding: 'utf8' }).split('\n');
  const built = files.filter(file => /\/(?:src|scripts|20\d\d)\/.*\.(?:tsx?|mjs)$/.test(file) && !other.test(file));
  const found = built.flatMap(file =>
    [...readFileSync(join(root, file), 'utf8').matchAll(bareImport)]
      .map(([, name]) => name!)
      .filter(name => (packages[`${/^[^/]+\/[^/]+/.exec(file)![0]}/node_modules/${name}`] ?? packages[`node_modules/${name}`])?.dev)
      .map(name => `${file}: ${name}`),
  );
  expect(built.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
