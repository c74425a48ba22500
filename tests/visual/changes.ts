import { execFileSync } from 'node:child_process';
import { matchesGlob } from 'node:path';
import { ExpectedError } from '../../scripts/cli.mjs';

export interface Stats {
  modules: { name: string; reasons?: { moduleName: string }[] }[];
}
/** As in `chromatic.config.json`. */
export interface Rules {
  /** Files that affect every story without being imported. */
  externals: string[];
  /** Imported files that affect no picture. */
  untraced: string[];
}

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024 }).trim();

const mergeBase = (ref: string) => {
  try {
    return git('merge-base', 'HEAD', ref);
  } catch {
    return undefined;
  }
};

/** The commit to compare with: the merge base with the given ref, or else with main. */
export function baseOf(given: string | undefined): string {
  const base = [given, 'origin/main', 'main'].flatMap(ref => (ref && mergeBase(ref)) || []).at(0);
  if (!base) throw new ExpectedError('There is no main branch to compare with: name a commit with --base=…, and fetch its history.');
  return base;
}

export const changedSince = (base: string) =>
  [
    ...git('diff', '--name-only', '--no-renames', base).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter(Boolean);

type Lock = { packages: Record<string, { version?: string }> };
export function packagesSince(base: string, lock: Lock): string[] {
  const before: Lock = JSON.parse(git('show', `${base}:package-lock.json`));
  const paths = Object.keys({ ...before.packages, ...lock.packages }).filter(path => path.includes('node_modules/'));
  return paths.filter(path => before.packages[path]?.version !== lock.packages[path]?.version);
}

const isOneOf = (globs: string[], file: string) => globs.some(glob => matchesGlob(file, glob));
export const isTraced = (file: string, { untraced }: Rules) => !isOneOf(untraced, file);

/** Whether changed files may change the site's pages. Stories show pages as documents, which are not in the module graph. */
export const reachesPages = (changed: string[], rules: Rules) =>
  changed.some(file => /^(?:packages|site)\//.test(file) && isTraced(file, rules) && !/\.(?:stories|fixtures)\.|\/docs\//.test(file));

const plain = (name: string) => name.replace(/^\.?\//, '').replace(/\?.*$/, '');

/** Story files that changed files reach, or 'all' if they reach what every story uses. */
export function reachedStories(changed: string[], { modules }: Stats, rules: Rules): Set<string> | 'all' {
  const queue = changed.filter(file => isTraced(file, rules));
  if (queue.some(file => isOneOf(rules.externals, file))) return 'all';
  const importers = new Map<string, string[]>();
  for (const { name, reasons = [] } of modules) {
    const known = importers.get(plain(name)) ?? [];
    importers.set(plain(name), [...known, ...reasons.map(({ moduleName }) => plain(moduleName))]);
  }
  for (const folder of queue.filter(path => path.includes('node_modules/')))
    queue.push(...[...importers.keys()].filter(name => name.startsWith(`${folder}/`)));
  const seen = new Set<string>();
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file) || !isTraced(file, rules)) continue;
    seen.add(file);
    if (file.startsWith('.storybook/')) return 'all';
    queue.push(...(importers.get(file) ?? []));
  }
  return new Set([...seen].filter(file => file.endsWith('.stories.tsx')));
}
