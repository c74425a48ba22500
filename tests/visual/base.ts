import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../scripts/run.mjs';
import { inWorktree } from '../../scripts/worktree.ts';

export async function buildStorybook(folder: string): Promise<void> {
  if ((await run('turbo', ['run', '//#build-storybook', '--output-logs=errors-only'], { cwd: folder })) !== 0)
    throw new Error(`Storybook could not be built in ${folder}`);
}

/** A commit's Storybook, built in a work tree and cached until another commit is requested. @returns its folder */
export async function storybookOf(commit: string, cache: string): Promise<string> {
  const built = join(cache, commit, 'storybook');
  if (existsSync(join(built, 'index.json'))) return built;
  rmSync(cache, { recursive: true, force: true });
  mkdirSync(join(cache, commit), { recursive: true });
  const tree = join(cache, 'tree');
  await inWorktree(commit, tree, async () => {
    await buildStorybook(tree);
    renameSync(join(tree, 'storybook-static'), built);
  });
  return built;
}
