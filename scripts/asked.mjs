// Finds the projects, files and builds that the arguments of `npm test` need.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** @typedef {'node' | 'dom' | 'browser' | 'storybook' | 'e2e' | 'art' | 'races' | 'consumers' | 'hosts' | 'docs' | 'firefox'} ProjectName */

/** Files of each project of `npm test`; the first match counts. */
const takes = {
  e2e: /^tests\/e2e\/[^/]+\.test\.ts$/,
  storybook: /^packages\/ui(?:-festival)?\/src\/.+\.stories\.tsx$/,
  browser: /^packages\/ui(?:-festival)?\/src\/.+\.browser\.test\.tsx$/,
  dom: /^(?:packages\/(?:ui(?:-festival)?|desk|runtime)|site)\/src\/(?!(?:docs|tokens|build)\/).+\.test\.tsx?$/,
  node: /^(?:packages|tests\/(?:unit|served))\/.+\.test\.ts$/,
};
/** Files of `npm run test:more`, matched first. `firefox` runs files of `e2e`. */
const more = {
  art: /^packages\/art\/.+\.test\.ts$/,
  races: /^packages\/.+\.race\.test\.ts$/,
  consumers: /^tests\/consumer\/.+\.test\.ts$/,
  hosts: /^tests\/hosts\/[^/]+\.test\.ts$/,
  docs: /^tests\/storybook\/[^/]+\.test\.ts$/,
};
export const projectNames = /** @type {ProjectName[]} */ (Object.keys(takes).toReversed());
export const allNames = [...projectNames, ...Object.keys(more), 'firefox'];

export const projectOf = file => Object.entries({ ...more, ...takes }).find(([, takes]) => takes.test(file))?.[0];

/** Files in Git and new files; none without Git. */
const testFiles = () =>
  (
    spawnSync('git', ['ls-files', '-co', '--exclude-standard', 'packages', 'site', 'tests'], { cwd: root, encoding: 'utf8' }).stdout ?? ''
  ).split('\n');

/**
 * Projects and files that `--project` and words select. Without words: no files. Without both: all projects of `npm test`.
 * @param {readonly string[]} named projects
 * @param {readonly string[]} filters parts of paths
 */
export function askedFor(named, filters) {
  const isNamed = named.length > 0;
  if (filters.length === 0) return { projects: isNamed ? named : projectNames, files: [], filters };
  const files = testFiles().filter(file => {
    const project = projectOf(file);
    return project && filters.some(filter => file.includes(filter)) && (!isNamed || named.includes(project));
  });
  const found = new Set(files.map(projectOf));
  return { projects: allNames.filter(name => found.has(name)), files, filters };
}

/**
 * Builds that projects or files need: packages or Turborepo tasks; `undefined` for all.
 * @param {{ projects: readonly string[], files: readonly string[] }} asked
 * @returns {string[] | undefined}
 */
export function neededBuilds({ projects, files }) {
  if (['e2e', 'hosts', 'firefox'].some(name => projects.includes(name))) return undefined;
  const named = files.flatMap(file => /^\/\/ Built first: (.+)$/m.exec(readFileSync(join(root, file), 'utf8'))?.[1].split(', ') ?? []);
  // Stories show pictures; pages read their sizes.
  if (
    projects.includes('storybook') ||
    (files.length === 0 && projects.includes('dom')) ||
    files.some(file => file.startsWith('site/src/'))
  )
    named.push('@tand/art');
  if (files.length === 0 && projects.includes('node')) return undefined;
  if (projects.includes('art')) named.push('@tand/art');
  if (projects.includes('consumers')) named.push('@tand/ui', '@tand/ui-festival');
  if (projects.includes('docs')) named.push('//#build-storybook');
  return [...new Set(named)];
}
