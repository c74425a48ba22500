import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root, run } from './run.mjs';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });

function linkPackages(tree: string): void {
  mkdirSync(join(tree, 'node_modules/@tand'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@tand' && name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(tree, 'node_modules', name));
  for (const folder of [...readdirSync(join(tree, 'packages')).map(name => join('packages', name)), 'site']) {
    symlinkSync(join(tree, folder), join(tree, 'node_modules/@tand', basename(folder)));
    // Dependencies that a package has in another version than the root.
    if (existsSync(join(root, folder, 'node_modules'))) symlinkSync(join(root, folder, 'node_modules'), join(tree, folder, 'node_modules'));
  }
}

export async function inWorktree<T>(commit: string, tree: string, work: () => Promise<T>): Promise<T> {
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(dirname(tree), { recursive: true });
  git('worktree', 'prune');
  git('worktree', 'add', '--quiet', '--detach', tree, commit);
  try {
    const isSame = readFileSync(join(tree, 'package-lock.json')).equals(readFileSync(join(root, 'package-lock.json')));
    if (isSame) linkPackages(tree);
    else if ((await run('node', ['scripts/ensure-installed.mjs'], { cwd: tree })) !== 0) throw new Error(`No packages for ${commit}`);
    return await work();
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
}
