/**
 * `npm run test:visual`: every feature story and Default, in both themes and two widths, against the pictures in
 * tests/visual/pictures. Words filter the stories by id; `--update` stores what is seen. Leaves a report in .cache/visual.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { openCamera, openStory, shoot, themes, widths } from './camera.ts';
import { compare, isChanged } from './compare.ts';
import { decode, readStored, removeStored, report, stored, storedNames, write } from './pictures.ts';
import { writeReport, type Result } from './report.ts';
import { serveFolder } from './serve.ts';
import { storiesOf } from './stories.ts';

const args = process.argv.slice(2);
const isUpdate = args.includes('--update');
const words = args.filter(arg => !arg.startsWith('-'));
const parallel = 2;

const build = join(import.meta.dirname, '../../storybook-static');
const started = Date.now();
const wanted = (await storiesOf(build)).filter(id => words.every(word => id.includes(word.toLowerCase())));
const results: Result[] = [];
const queue = [...wanted];

await rm(report, { recursive: true, force: true });
await mkdir(report, { recursive: true });
const { url, close } = await serveFolder(build);
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });

async function check(page: Page, name: string, theme: string, width: number): Promise<Result> {
  const before = await readStored(name);
  let after = await decode(await shoot(page, theme, width));
  let found = before && compare(before, after);
  // Seen once more before it is called a change: a machine under load may lay out late.
  if (before && found && isChanged(found)) {
    after = await decode(await shoot(page, theme, width));
    found = compare(before, after);
  }
  if (before && found && !isChanged(found)) return { name, kind: 'same' };
  if (isUpdate) await write(stored, name, after);
  else await write(report, `${name}.new`, after);
  if (!isUpdate && found?.where) await write(report, `${name}.difference`, found.where);
  return found ? { name, kind: 'changed', differing: found.differing } : { name, kind: 'new' };
}

async function work(): Promise<void> {
  const page = await openCamera(browser);
  for (let id = queue.shift(); id; id = queue.shift()) {
    for (const width of widths) {
      try {
        await openStory(page, url, id, width);
        for (const theme of themes) results.push(await check(page, `${id}.${theme}.${width}`, theme, width));
      } catch (error) {
        results.push({ name: `${id}.${themes[0]}.${width}`, kind: 'changed', error: String(error) });
        console.error(`${id} at ${width}: ${String(error)}`);
      }
    }
    if (results.length % 100 < 4) console.log(`${wanted.length - queue.length} of ${wanted.length} stories`);
  }
}

await Promise.all(Array.from({ length: parallel }, work));
await browser.close();
close();

if (words.length === 0) {
  const known = new Set(results.map(({ name }) => name));
  for (const name of await storedNames())
    if (!known.has(name)) {
      results.push({ name, kind: 'missing' });
      if (isUpdate) await removeStored(name);
    }
}
const count = (kind: Result['kind']) => results.filter(result => result.kind === kind).length;
const failures = results.filter(result => result.error).length;
const summary = `${results.length} pictures: ${count('same')} the same, ${count('changed')} changed, ${count('new')} new, ${count('missing')} missing`;
console.log(`${summary} (${Math.round((Date.now() - started) / 1000)} s)`);
if (isUpdate) console.log(`Stored in ${relative(process.cwd(), stored)}.`);
else console.log(`Report: ${relative(process.cwd(), await writeReport(results))}`);
const isClean = results.length > 0 && results.every(({ kind }) => kind === 'same');
process.exitCode = failures || !(isUpdate || isClean) ? 1 : 0;
