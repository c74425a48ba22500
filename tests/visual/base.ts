import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../scripts/run.mjs';

const root = join(import.meta.dirname, '../..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });

/** Gives a work tree the packages installed here, but its own for what the repository holds. */
function linkPackages(tree: string): void {
  const own = join(tree, 'node_modules/@tand');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@tand' && name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(tree, 'node_modules', name));
  for (const folder of [...readdirSync(join(tree, 'packages')).map(name => join(tree, 'packages', name)), join(tree, 'site')])
    if (existsSync(join(folder, 'package.json')))
      symlinkSync(folder, join(tree, 'node_modules', JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name));
}

/** Builds Storybook in a folder of the repository's form; one that was built before comes from Turborepo's cache. */
export async function buildStorybook(folder: string): Promise<void> {
  if ((await run('turbo', ['run', '//#build-storybook', '--output-logs=errors-only'], { cwd: folder })) !== 0)
    throw new Error(`Storybook could not be built in ${folder}`);
}

/** The Storybook of a commit, built in a work tree of its own and kept until another is asked for. @returns its folder */
export async function storybookOf(commit: string, kept: string): Promise<string> {
  const built = join(kept, commit, 'storybook');
  if (existsSync(join(built, 'index.json'))) return built;
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(join(kept, commit), { recursive: true });
  const tree = join(kept, 'tree');
  git('worktree', 'prune');
  git('worktree', 'add', '--quiet', '--detach', tree, commit);
  try {
    const isSame = readFileSync(join(tree, 'package-lock.json')).equals(readFileSync(join(root, 'package-lock.json')));
    // Other packages are installed by the commit's own scripts.
    if (isSame) linkPackages(tree);
    else if ((await run('node', ['scripts/ensure-installed.mjs'], { cwd: tree })) !== 0) throw new Error(`No packages for ${commit}`);
    await buildStorybook(tree);
    renameSync(join(tree, 'storybook-static'), built);
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
  return built;
}
