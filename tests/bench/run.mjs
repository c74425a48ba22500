// `npm run bench`: page and server speed next to a bare page and handler. Compare times within one run only. Writes .cache/bench.json.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { register } from 'tsx/esm/api';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { commandLine, commitOf, misuse } from '../../scripts/cli.mjs';
import { root, run } from '../../scripts/run.mjs';
import { budgets, tables } from './report.mjs';

const { values } = await commandLine('bench');
const runs = Number(values.runs);
const parts = new Set(values.only.split(','));
const all = ['pages', 'touch', 'interactions', 'programme', 'server', 'lookup', 'live', 'surge'];
const unknown = [...parts].find(part => !all.includes(part));
if (unknown !== undefined) misuse('bench', `"${unknown}" is not one of ${all.join(', ')}.`);
const against = values.against && commitOf('bench', values.against);
if (!(runs > 0)) misuse('bench', `--runs must be a number from 1, not "${values.runs}".`);
const paths = {
  home: '/sv/home',
  schedule: '/sv/schedule',
  article: '/sv/news/rent-gaming-setup',
  district: '/sv/universe/districts/tokyo-town',
  faq: '/sv/faq',
};
const timezoneId = 'Europe/Stockholm';
process.env.TZ = timezoneId;
const say = text => console.error(`bench: ${text}`);

function npm(args, cwd, env = {}) {
  const { status } = spawnSync('npm', args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

if (parts.has('pages') && !existsSync(join(import.meta.dirname, 'node_modules/lighthouse'))) {
  say('installing Lighthouse');
  npm(['ci', '--no-audit', '--no-fund'], import.meta.dirname);
}
say('building');
// The production build: a review build is not indexed, which Lighthouse would report.
const built = await run('turbo', ['run', 'build', '--output-logs=errors-only'], { env: { TAND_REVIEW: '' } });
if (built !== 0) process.exit(built);
register(); // the tests' helpers and the server are TypeScript

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

async function startOther(commit) {
  const folder = join(root, '.cache/against', commit.slice(0, 12));
  if (!existsSync(join(folder, 'site/dist/static'))) {
    say(`building ${values.against} in ${folder}`);
    if (!existsSync(folder)) git('worktree', 'add', '--detach', folder, commit);
    npm(['ci', '--prefer-offline', '--no-audit', '--no-fund'], folder);
    npm(['run', 'build'], folder, { TAND_REVIEW: '' });
  }
  const { startServer } = await import(pathToFileURL(join(folder, 'tests/support/server.ts')).href);
  return startServer();
}

async function measurePages(browser, urls, executablePath) {
  const { countPage, timePages } = await import('./page.mjs');
  const { measureLighthouse } = await import('./lighthouse.mjs');
  const targets = Object.entries(paths).flatMap(([page, path]) =>
    Object.entries(urls).map(([site, url]) => ({ name: `${page} ${site}`, url: url + path, isLimit: site !== 'ours' })),
  );
  const times = await timePages(browser, targets, { runs, timezoneId, onRound: round => say(`loads ${round}/${runs}`) });
  const audits = await measureLighthouse(targets, { runs, executablePath, onRound: round => say(`Lighthouse ${round}/${runs}`) });
  const of = name => ({ ...audits.find(audit => audit.name === name), ...times.get(name) });
  const rows = [];
  for (const [page, path] of Object.entries(paths)) {
    const counts = await countPage(browser, urls.ours + path);
    rows.push({ name: page, counts, full: of(`${page} ours`), limit: of(`${page} limit`), other: urls.other && of(`${page} other`) });
  }
  return rows;
}

const results = {};
if (['pages', 'touch', 'interactions', 'programme'].some(part => parts.has(part))) {
  const { startServer } = await import('../support/server.ts');
  const { startLimit } = await import('./limit.mjs');
  const executablePath = await findChromium();
  const server = await startServer();
  const limit = await startLimit(server.url);
  const other = against && (await startOther(against));
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const urls = { ours: server.url, limit: limit.url, ...(other && { other: other.url }) };
  try {
    if (parts.has('pages')) results.pages = await measurePages(browser, urls, executablePath);
    if (parts.has('touch')) {
      const { measureTouches } = await import('./touch.mjs');
      results.touch = await measureTouches(browser, urls, { runs, timezoneId, onRound: round => say(`touches ${round}/${runs}`) });
    }
    if (parts.has('interactions')) {
      const { measureInteractions } = await import('./interactions.mjs');
      results.interactions = await measureInteractions(browser, server.url, limit.url, { runs });
    }
    if (parts.has('programme')) {
      const { measureProgramme } = await import('./programme.mjs');
      const onRound = round => say(`programme ${round}/${runs}`);
      results.programme = await measureProgramme(browser, { runs, timezoneId, onRound });
    }
  } finally {
    await browser.close();
    await limit.stop();
    await server.stop();
    await other?.stop();
  }
}
if (parts.has('server')) {
  say('server');
  const { measureLoad } = await import('./load.mjs');
  results.server = await measureLoad();
}
if (parts.has('lookup')) {
  say('lookup');
  const { measureLookup } = await import('./lookup.mjs');
  results.lookup = await measureLookup({ asks: runs * 400 });
}
if (parts.has('live')) {
  say('open programmes');
  const { measureLive } = await import('./live.mjs');
  results.live = [await measureLive()];
}
if (parts.has('surge')) {
  say('surge');
  const { measureSurge } = await import('./surge.mjs');
  results.surge = await measureSurge();
}

mkdirSync(join(root, '.cache'), { recursive: true });
writeFileSync(join(root, '.cache/bench.json'), JSON.stringify({ runs, ...results, budgets: budgets(results) }, null, 2));
console.log(tables(results));
