// `npm run loops`: how long the inner loops take here, each twice: from nothing known, and as a working day has it.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumArgs, findChromiumShell } from './chromium.mjs';
import { chainOf, editionOf } from './edition.mjs';
import { root } from './run.mjs';

const commands = ['test -- packages/festival/src/phases.test', 'test -- Button/Button.test', 'run typecheck', 'run lint', 'run check'];

/** Of an edition that extends another, the words of the year before are changed. */
const copy = chainOf(editionOf())
  .map(year => `packages/editions/${year}/copy/sv/contact.json`)
  .find(file => existsSync(join(root, file)));

const storybook = {
  server: ['npm', 'run', 'storybook', '--', '-p', '5199', '--ci'],
  url: 'http://localhost:5199/iframe.html?id=components-button--default&viewMode=story',
  ready: '[data-component=Button]',
};

/** What is changed in a file while a server runs, and how a page shows it. */
const edits = [
  {
    name: 'a word of copy on the page in `npm run dev`',
    server: ['npm', 'run', 'dev'],
    url: 'http://localhost:5199/sv/contact',
    ready: 'h1',
    file: copy,
    change: text => text.replace(/(?<="headline": ")/, 'Slinga '),
    isShown: () => document.querySelector('h1')?.textContent.startsWith('Slinga ') ?? false,
  },
  {
    name: 'a component in `npm run storybook`',
    ...storybook,
    file: 'packages/ui/src/components/Button/Button.tsx',
    change: text => text.replace('type="button"', 'type="button" title="Slinga"'),
    isShown: () => document.querySelector('[data-component=Button]')?.getAttribute('title') === 'Slinga',
  },
];

const seconds = start => `${((performance.now() - start) / 1000).toFixed(1)} s`;

function secondsOf(words) {
  const start = performance.now();
  const { status } = spawnSync('npm', words.split(' '), { cwd: root, stdio: 'ignore', shell: process.platform === 'win32' });
  return status === 0 ? seconds(start) : `${seconds(start)}, failed`;
}

/** Starts a server, hands over a page when it answers, and ends it whatever happens. */
async function withServer({ server: [command, ...args], url }, browser, measure) {
  const server = spawn(command, args, { cwd: root, stdio: 'ignore', detached: true, env: { ...process.env, PORT: '5199' } });
  const ended = new Promise(done => server.once('exit', done));
  const page = await browser.newPage();
  try {
    const answers = () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await answers())) {
      if (server.exitCode !== null) throw new Error(`${command} ${args.join(' ')} has ended with ${server.exitCode}.`);
      await new Promise(done => setTimeout(done, 200));
    }
    return await measure(page);
  } finally {
    await page.close();
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
    await ended;
  }
}

/** From the command until the server answers, and from there until the page has what is asked for. */
function secondsUntilOpen(one, browser) {
  const start = performance.now();
  return withServer(one, browser, async page => {
    const answered = seconds(start);
    const opened = performance.now();
    await page.goto(one.url, { timeout: 300_000 });
    await page.waitForSelector(one.ready, { timeout: 300_000 });
    return [answered, seconds(opened)];
  });
}

/** From the file's being saved until the page shows it, there and back. The file is put back whatever happens. */
function secondsUntilShown({ url, ready, file, change, isShown, ...one }, browser) {
  const path = resolve(root, file);
  const before = readFileSync(path, 'utf8');
  return withServer({ url, ...one }, browser, async page => {
    try {
      // Vite may bundle what a page needs while it loads for the first time, and load it again: it listens when that is over.
      await page.goto(url, { waitUntil: 'networkidle', timeout: 300_000 });
      await page.waitForSelector(ready, { timeout: 300_000 });
      const found = [];
      for (const text of [change(before), before]) {
        const start = performance.now();
        writeFileSync(path, text);
        const wanted = text !== before;
        await page.waitForFunction(`(${isShown})() === ${wanted}`, undefined, { timeout: 300_000, polling: 50 });
        found.push(seconds(start));
      }
      return found;
    } finally {
      writeFileSync(path, before);
    }
  });
}

for (const folder of ['.cache/typecheck', '.turbo', 'node_modules/.cache/turbo', 'node_modules/.vite', 'node_modules/.cache/storybook'])
  rmSync(join(root, folder), { recursive: true, force: true });
console.log('| Loop | First | Again |\n|---|--:|--:|');
for (const words of commands) console.log(`| \`npm ${words}\` | ${secondsOf(words)} | ${secondsOf(words)} |`);
const browser = await chromium.launch({ executablePath: await findChromiumShell(), args: chromiumArgs });
const [first, again] = [await secondsUntilOpen(storybook, browser), await secondsUntilOpen(storybook, browser)];
console.log(`| \`npm run storybook\`, until it answers | ${first[0]} | ${again[0]} |`);
console.log(`| its first story after that | ${first[1]} | ${again[1]} |`);
for (const edit of edits) console.log(`| ${edit.name} | ${(await secondsUntilShown(edit, browser)).join(' | ')} |`);
await browser.close();
