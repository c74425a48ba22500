/** `npm run test:visual`: compares stories that this branch may change with those of the merge base with main (tests/visual/README.md). */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { commandLine, commitOf, misuse } from '../../scripts/cli.mjs';
import { readAccepted, writeAccepted } from './accepted.ts';
import { buildStorybook, storybookOf } from './base.ts';
import { openCamera, planOf, shoot, type Mode } from './camera.ts';
import { baseOf, changedSince, isTraced, packagesSince, reachedStories, reachesPages, type Rules } from './changes.ts';
import { compare, decode, encode } from './compare.ts';
import { writeReport, type Result } from './report.ts';
import { serveFolder } from './serve.ts';

const { values, words } = await commandLine<{ base?: string; all?: boolean; accept?: boolean }>('test:visual');
if (values.accept && words.length > 0) misuse('test:visual', '--accept accepts all that differs: leave out the words.');
const root = join(import.meta.dirname, '../..');
const cache = join(root, '.cache/visual');
const report = join(cache, 'report');
const storybook = join(root, 'storybook-static');
const parallel = 2;
const started = Date.now();
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

interface Index {
  entries: Record<string, { id: string; type: string; importPath: string }>;
}
const storiesIn = (folder: string) =>
  Object.values((readJson(join(folder, 'index.json')) as Index).entries).filter(({ type }) => type === 'story');

/** Files that may affect stories: changes of other files need no Storybook build. */
const mayReach =
  /^(?:packages\/(?:ui|ui-festival|art|festival|editions|runtime)|\.storybook|site\/src)\/|^vite\.shared\.ts$|^node_modules\//;

const isPage = (importPath: string) => importPath.startsWith('./site/dist/stories/');

/** @returns ids of stories that changes since a commit may affect */
async function reachedSince(base: string): Promise<string[]> {
  const rules: Rules = readJson(join(root, 'chromatic.config.json'));
  const changed = [...changedSince(base), ...packagesSince(base, readJson(join(root, 'package-lock.json')))].filter(file =>
    mayReach.test(file),
  );
  if (!values.all && !changed.some(file => isTraced(file, rules))) return [];
  await buildStorybook(root);
  const arePagesReached = reachesPages(changed, rules);
  const reached = values.all ? 'all' : reachedStories(changed, readJson(join(storybook, 'preview-stats.json')), rules);
  return storiesIn(storybook)
    .filter(({ importPath }) => reached === 'all' || (isPage(importPath) ? arePagesReached : reached.has(importPath.replace(/^\.\//, ''))))
    .map(({ id }) => id)
    .filter(id => words.every(word => id.includes(word.toLowerCase())));
}

const base = baseOf(values.base && commitOf('test:visual', values.base));
const stories = await reachedSince(base);
await rm(report, { recursive: true, force: true });
await mkdir(report, { recursive: true });
const results: Result[] = [];

const save = (name: string, which: string, picture: Buffer) => writeFile(join(report, `${name}.${which}.png`), picture);
const difference = async (one: Buffer, other: Buffer) => (one.equals(other) ? undefined : compare(await decode(one), await decode(other)));
const differences = (old: Buffer[], now: Buffer[]) => Promise.all(old.map((picture, index) => difference(picture, now[index]!)));

async function compareAll(): Promise<void> {
  const folder = await storybookOf(base, join(cache, 'base'));
  const known = new Set(storiesIn(folder).map(({ id }) => id));
  const [before, after] = await Promise.all([serveFolder(folder), serveFolder(storybook)]);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  // Pictures of the commit are cached next to its Storybook, per browser version.
  const album = join(cache, 'base', base, browser.version());
  await mkdir(album, { recursive: true });
  const [first, ...others] = await Promise.all(Array.from({ length: parallel }, () => openCamera(browser)));
  const plan = await planOf(first!, after.url);
  const queue = stories.flatMap(id => {
    const kinds = new Map<string, Mode[]>();
    for (const mode of plan.get(id) ?? [])
      kinds.set(`${mode.width} ${mode.globals}`, [...(kinds.get(`${mode.width} ${mode.globals}`) ?? []), mode]);
    return [...kinds.values()].map(modes => ({ id, modes }));
  });

  async function shootBefore(page: Page, id: string, modes: Mode[], isCached: boolean): Promise<Buffer[]> {
    const files = modes.map(({ name }) => join(album, `${id}.${name}.png`));
    if (isCached && files.every(file => existsSync(file))) return Promise.all(files.map(file => readFile(file)));
    const pictures = await shoot(page, before.url, id, modes);
    await Promise.all(pictures.map((picture, index) => writeFile(files[index]!, picture)));
    return pictures;
  }

  async function check(page: Page, id: string, modes: Mode[]): Promise<Result[]> {
    let now = await shoot(page, after.url, id, modes);
    const names = modes.map(({ name }) => `${id}.${name}`);
    if (!known.has(id)) {
      await Promise.all(now.map((picture, index) => save(names[index]!, 'after', picture)));
      return names.map(name => ({ name, kind: 'new' }));
    }
    let old = await shootBefore(page, id, modes, true);
    let found = await differences(old, now);
    // Retake both before reporting a change: a machine under load may draw late.
    if (found.some(Boolean)) {
      const first = old;
      now = await shoot(page, after.url, id, modes);
      old = await shootBefore(page, id, modes, false);
      const [again, withFirst] = [await differences(old, now), await differences(first, now)];
      found = again.map((seen, index) => seen && withFirst[index] && seen);
    }
    return Promise.all(
      names.map(async (name, index): Promise<Result> => {
        const seen = found[index];
        if (!seen) return { name, kind: 'same' };
        await save(name, 'before', old[index]!);
        await save(name, 'after', now[index]!);
        await save(name, 'difference', await encode(seen.where));
        return { name, kind: isAccepted(name, seen.mark) ? 'accepted' : 'changed', differing: seen.differing, mark: seen.mark };
      }),
    );
  }

  const isAccepted = await readAccepted();
  async function work(page: Page): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { id, modes } = next;
      const found = await check(page, id, modes).catch((error: unknown): Result[] => [
        { name: `${id}.${modes[0]!.name}`, kind: 'broken', error: String(error) },
      ]);
      results.push(...found);
      for (const { name, kind, error } of found)
        if (kind === 'changed' || kind === 'broken') console.log(`${kind}: ${name} ${error ?? ''}`);
    }
  }
  await Promise.all([first!, ...others].map(work));
  await browser.close();
  before.close();
  after.close();
}
if (stories.length > 0) await compareAll();

const counts = (['same', 'new', 'accepted', 'changed', 'broken'] as const).map(
  kind => `${results.filter(result => result.kind === kind).length} ${kind}`,
);
const about = `${stories.length} stories reached since ${base.slice(0, 8)}; ${results.length} pictures: ${counts.join(', ')}`;
console.log(`${about} (${Math.round((Date.now() - started) / 1000)} s)`);
console.log(`Report: ${relative(process.cwd(), await writeReport(report, results, about))}`);
if (values.accept) await writeAccepted(results.flatMap(({ name, mark }) => (mark ? [{ name, mark }] : [])));
const isBroken = results.some(({ kind }) => kind === 'broken' || (kind === 'changed' && !values.accept));
if (isBroken && !values.accept) console.log('Look at the report; accept intended differences with `npm run test:visual -- --accept`.');
process.exitCode = isBroken ? 1 : 0;
