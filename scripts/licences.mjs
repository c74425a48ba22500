// Writes docs/LICENCES.md: the licence of every package that ships, from the lock file and what is installed. With
// --check it writes nothing and fails when the file is out of date or a licence is not among those we accept.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const licenceFile = join(root, 'docs/LICENCES.md');

/** Licences that let us ship under MIT; those of fonts for fonts. */
export const accepted = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'OFL-1.1',
  'MPL-2.0',
  '(MPL-2.0 OR Apache-2.0)',
];

/** Packages that only point to a file; what it says, as read by us. */
const read = { 'posthog-js': 'Apache-2.0' };

/** Build-time packages of the site whose code or files are part of what visitors get. */
const bundled = /^@fontsource/;

/**
 * Packages that ship: all that workspaces depend on when they run, what those depend on, and what the build puts in.
 * @returns {{ name: string, version: string, licence: string }[]} by name
 */
export function shipped() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const queue = Object.entries(packages)
    .filter(([path]) => path && !path.includes('node_modules/'))
    .flatMap(([path, entry]) => [
      ...Object.keys(entry.dependencies ?? {}).map(name => [path, name]),
      ...Object.keys(entry.devDependencies ?? {})
        .filter(name => bundled.test(name))
        .map(name => [path, name]),
    ]);
  const found = new Map();
  for (const [from, name] of queue) {
    const path = locate(packages, from, name);
    const entry = path && packages[path];
    if (!entry || entry.link || found.has(path)) continue;
    const file = join(root, path, 'package.json');
    const own = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const licence = read[name] ?? entry.license ?? (typeof own.license === 'string' ? own.license : own.license?.type) ?? 'unknown';
    found.set(path, { name, version: entry.version, licence });
    queue.push(...Object.keys(entry.dependencies ?? {}).map(next => [path, next]));
  }
  const unique = new Map([...found.values()].map(entry => [`${entry.name}@${entry.version}`, entry]));
  return [...unique.values()].toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1));
}

/** Where Node finds a package from another: the nearest node_modules upwards. */
function locate(packages, from, name) {
  for (let at = from; ; at = at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '') {
    const path = `${at ? `${at}/` : ''}node_modules/${name}`;
    if (packages[path]) return path;
    if (!at) return undefined;
  }
}

export const licenceText = list =>
  [
    '# Licences',
    '',
    'What ships besides our own code, which is under MIT. Made by `node scripts/licences.mjs`.',
    '',
    '| Package | Version | Licence |',
    '| --- | --- | --- |',
    ...list.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
    '',
  ].join('\n');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const list = shipped();
  const strange = list.filter(({ licence }) => !accepted.includes(licence));
  for (const { name, licence } of strange) console.error(`${name} is under ${licence}, which is not among the accepted licences`);
  if (process.argv.includes('--check')) {
    if (!existsSync(licenceFile) || readFileSync(licenceFile, 'utf8') !== licenceText(list)) {
      console.error('docs/LICENCES.md is out of date: run node scripts/licences.mjs');
      process.exitCode = 1;
    }
  } else writeFileSync(licenceFile, licenceText(list));
  if (strange.length > 0) process.exitCode = 1;
}
