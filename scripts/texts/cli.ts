import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, commitOf, ExpectedError, misuse } from '../cli.mjs';
import { currentIn, editionOf, editions } from '../edition.mjs';
import { root, run } from '../run.mjs';
import { inWorktree } from '../worktree.ts';
import { describeDifference, groupDifferences } from './differences.ts';
import type { Task } from './dump.ts';
import { phasesOf, type Phases } from './phases.ts';

const cache = join(root, '.cache');
const own = join(cache, 'texts');
const before = join(cache, 'texts-of');
const gitDiff = '-c core.quotePath=false diff --no-index --no-color --no-ext-diff --no-prefix --no-renames --unified=1'.split(' ');

async function dump(task: Task): Promise<void> {
  const { checkout, edition } = task;
  // Turborepo caches the current edition without EDITION.
  const env: Record<string, string> = edition === currentIn(checkout) ? {} : { EDITION: edition };
  const each = async (command: string, args: string[]) => {
    if ((await run(command, args, { cwd: checkout, env })) !== 0)
      throw new ExpectedError(`Edition ${edition} could not be rendered in ${checkout}.`);
  };
  console.log(`Building edition ${edition} …`);
  await each('turbo', ['run', 'build', '--filter=@tand/site', '--output-logs=errors-only']);
  const all = Object.entries(task.phases);
  console.log(`Writing ${all.length} phases of ${edition} …`);
  const shares = [0, 1].map(rest => all.filter((_, index) => index % 2 === rest)).filter(share => share.length > 0);
  const flags = ['--import', 'tsx', '--conditions=@tand/source', join(import.meta.dirname, 'dump.ts')];
  await Promise.all(shares.map(async share => each('node', [...flags, JSON.stringify({ ...task, phases: Object.fromEntries(share) })])));
}

const { values } = await commandLine<{ against?: string; edition?: string; phase?: string; path: string }>('texts');
const { path, against, edition: year = '', phase = '' } = values;
const worked = editionOf();
for (const name of ['EDITION', 'TAND_REVIEW']) delete process.env[name];
// The edition in use is last, so that its build stays in the `dist` folders.
const years = editions.filter(one => !year || one === year).toSorted((a, b) => Number(a === worked) - Number(b === worked));
const instants: Record<string, Phases> = {};
for (const one of years) instants[one] = await phasesOf(one);
const names = Object.keys(instants[years[0]!]!);
if (phase && !names.includes(phase)) misuse('texts', `There is no phase ${phase}: it is one of ${names.join(', ')}.`);
const plan = years.map(edition => ({ edition, phases: phase ? { [phase]: instants[edition]![phase]! } : instants[edition]! }));
const commit = against === undefined ? undefined : commitOf('texts', against);

for (const folder of [own, before]) rmSync(folder, { recursive: true, force: true });
for (const { edition, phases } of plan) await dump({ checkout: root, edition, phases, path, out: join(own, edition) });
if (commit === undefined) console.log('The texts are in .cache/texts.');
else process.exitCode = await compareWith(commit);

async function compareWith(sha: string): Promise<number> {
  const checkout = join(cache, 'texts-tree');
  console.log(`Checking out ${sha.slice(0, 12)} …`);
  await inWorktree(sha, checkout, async () => {
    const render = join(checkout, 'scripts/texts/render.ts');
    if (!existsSync(render)) {
      mkdirSync(join(checkout, 'scripts/texts'), { recursive: true });
      copyFileSync(join(import.meta.dirname, 'render.ts'), render);
    }
    for (const { edition, phases } of plan) await dump({ checkout, edition, phases, path, out: join(before, edition) });
  });
  const { stdout, stderr, status } = spawnSync('git', [...gitDiff, before, own], { encoding: 'utf8', maxBuffer: Infinity });
  if (status !== 0 && status !== 1) throw new Error(stderr);
  const pageOf = (file: string) =>
    [before, own].reduce((name, folder) => name.replace(`${folder.slice(1)}/`, ''), file.replace(/^\//, '')).replace(/\.txt$/, '');
  const differences = groupDifferences(stdout, pageOf);
  for (const difference of differences) console.log(describeDifference(difference));
  console.log(differences.length === 0 ? 'No page differs.' : `${differences.length} differences.`);
  return differences.length === 0 ? 0 : 1;
}
