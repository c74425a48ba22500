// Reads which projects a Vitest command line needs: only these are loaded, and only their builds run.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * A project of Vitest.
 * @typedef {'node' | 'dom' | 'browser' | 'storybook' | 'e2e' | 'art' | 'races' | 'consumers' | 'hosts' | 'docs' | 'firefox'} ProjectName
 */

/** Files of each project of `npm test`; the first match wins. */
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

/** Options of Vitest whose value may be the next word. */
const hasValue = /^(?:--(?:project|reporter|outputFile|testNamePattern|root|config|environment|pool|shard|changed)|-[ct])$/;

/** Vitest's subcommands, which must not be read as file filters. */
const isCommand = /^(?:run|watch|dev|related|bench|list)$/;

function read(words) {
  const projects = [];
  const filters = [];
  for (let index = isCommand.test(words[0]) ? 1 : 0; index < words.length; index += 1) {
    const word = words[index];
    const project = /^--project(?:=(.+))?$/.exec(word);
    if (project) projects.push(project[1] ?? words[index + 1] ?? '');
    if (hasValue.test(word)) index += 1;
    else if (!word.startsWith('-')) filters.push(word.replace(/^\.\//, '').replace(/:\d+$/, ''));
  }
  return { projects, filters };
}

/** Files in Git and new ones; none without Git. */
const testFiles = () =>
  (
    spawnSync('git', ['ls-files', '-co', '--exclude-standard', 'packages', 'site', 'tests'], { cwd: root, encoding: 'utf8' }).stdout ?? ''
  ).split('\n');

/**
 * Projects and files that the arguments name; all projects and no files if they name none.
 * @param {readonly string[]} words
 * @returns {{ projects: ProjectName[], files: string[], filters: string[] }}
 */
export function askedFor(words) {
  const { projects, filters } = read(words);
  const isNamed = projects.length > 0 && projects.every(name => allNames.includes(name));
  if (filters.length === 0) return { projects: isNamed ? projects : projectNames, files: [], filters };
  const files = testFiles().filter(file => {
    const project = projectOf(file);
    return project && filters.some(filter => file.includes(filter)) && (!isNamed || projects.includes(project));
  });
  const found = new Set(files.map(projectOf));
  return { projects: found.size > 0 ? allNames.filter(name => found.has(name)) : projectNames, files, filters };
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
