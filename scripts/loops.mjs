// `npm run loops`: how long the inner loops take here, each twice: from nothing known, and as a working day has it.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const loops = ['test -- packages/festival/src/phases.test', 'test -- Button/Button.test', 'run typecheck', 'run lint', 'run check'];

function secondsOf(words) {
  const start = performance.now();
  const { status } = spawnSync('npm', words.split(' '), { cwd: root, stdio: 'ignore', shell: process.platform === 'win32' });
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  return status === 0 ? seconds : `${seconds}, failed`;
}

for (const folder of ['.cache/typecheck', '.turbo', 'node_modules/.cache/turbo', 'node_modules/.vite'])
  rmSync(join(root, folder), { recursive: true, force: true });
console.log('| Command | First | Again |\n|---|--:|--:|');
for (const words of loops) console.log(`| \`npm ${words}\` | ${secondsOf(words)} | ${secondsOf(words)} |`);
