import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** @typedef {keyof typeof takes | 'firefox'} ProjectName */

/** Files of each project; the first match counts. */
const takes = {
  art: /^packages\/art\/.+\.test\.ts$/,
  races: /^packages\/.+\.race\.test\.ts$/,
  consumers: /^tests\/consumer\/.+\.test\.ts$/,
  hosts: /^tests\/hosts\/[^/]+\.test\.ts$/,
  docs: /^tests\/storybook\/[^/]+\.test\.ts$/,
  e2e: /^tests\/e2e\/[^/]+\.test\.ts$/,
  storybook: /^packages\/ui(?:-festival)?\/src\/.+\.stories\.tsx$/,
  browser: /^packages\/ui(?:-festival)?\/src\/.+\.browser\.test\.tsx$/,
  dom: /^(?:packages\/(?:ui(?:-festival)?|desk|runtime)|site)\/src\/(?!(?:docs|tokens|build)\/).+\.test\.tsx?$/,
  node: /^(?:packages|tests\/(?:unit|served))\/.+\.test\.ts$/,
};
/** Turborepo tasks by project. `e2e`, `hosts`, `firefox` and `node` without named files need `served`, but no build of a library. */
const builds = {
  art: ['@tand/art#build'],
  consumers: ['@tand/ui#build', '@tand/ui-festival#build'],
  docs: ['//#build-storybook'],
  storybook: ['@tand/art#build'],
  dom: ['@tand/art#build'],
};
export const served = ['@tand/site#export', '@tand/server#build', '@tand/desk#build'];
/** @type {ProjectName[]} */
export const projectNames = ['node', 'dom', 'browser', 'storybook', 'e2e'];
export const allNames = [...Object.keys(takes).toReversed(), 'firefox'];

/** Files in Git and new ones that it does not ignore, in the folders or everywhere. */
export const filesInGit = (...folders) =>
  execFileSync('git', ['ls-files', '-zco', '--exclude-standard', ...folders], { cwd: root, encoding: 'utf8' }).split('\0');

export const projectOf = file => Object.keys(takes).find(name => takes[name].test(file));

/** Projects and files that `--project` and words select. An empty list means all files of the projects. */
export function askedFor(projects, words) {
  if (words.length === 0) return { projects: projects.length > 0 ? projects : projectNames, files: [] };
  const names = projects.length > 0 ? projects : allNames;
  const files = filesInGit('packages', 'site', 'tests').filter(
    file => words.some(word => file.includes(word)) && names.includes(projectOf(file)),
  );
  return { projects: [...new Set(files.map(projectOf))], files };
}

export function neededBuilds({ projects, files }) {
  if (['e2e', 'hosts', 'firefox', ...(files.length === 0 ? ['node'] : [])].some(name => projects.includes(name))) return served;
  const named = files.flatMap(file => /^\/\/ Built first: (.+)$/m.exec(readFileSync(join(root, file), 'utf8'))?.[1].split(', ') ?? []);
  return [
    ...new Set([...projects.flatMap(name => builds[name] ?? []), ...named.map(name => (name.includes('#') ? name : `${name}#build`))]),
  ];
}
