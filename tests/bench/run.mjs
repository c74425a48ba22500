// `npm run bench`: what the built site weighs and how fast it is, each page beside the same page with its scripts removed,
// in one run on one machine. Times compare only within a run; budgets on what is stable are tests. `--write` puts the tables
// into docs/PERFORMANCE.md, `--runs N` sets how often each page is loaded, `--only a,b` chooses parts. `--against REF` builds
// another commit and measures its pages and first touches in turn with ours.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { root, run } from '../../scripts/run.mjs';
import * as report from './report.mjs';

const options = {
  runs: { type: 'string', default: '5' },
  write: { type: 'boolean', default: false },
  only: { type: 'string' },
  against: { type: 'string' },
};
const { values } = parseArgs({ options });
const runs = Number(values.runs);
const all = ['pages', 'touch', 'interactions', 'frames', 'programme', 'server', 'lookup', 'growth', 'library', 'components'];
const parts = new Set(values.only?.split(',') ?? all);
const paths = {
  home: '/sv/home',
  schedule: '/sv/schedule',
  article: '/sv/news/rent-gaming-setup',
  district: '/sv/universe/districts/tokyo-town',
  faq: '/sv/faq',
};
const say = text => console.error(`bench: ${text}`);
/** As most visitors' clocks are, and elsewhere, where the schedule has times of both zones to write. */
const zones = ['Europe/Stockholm', 'America/Los_Angeles'];
process.env.TZ = zones[0];

if (parts.has('pages') && !existsSync(join(import.meta.dirname, 'node_modules/lighthouse'))) {
  say('installing Lighthouse, once');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}
const served = ['pages', 'touch', 'interactions', 'frames', 'programme'].some(part => parts.has(part));
if (served || parts.has('server') || parts.has('growth')) {
  // As it is published: a build for review keeps search engines out.
  const built = await run('turbo', ['run', 'build', '--output-logs=errors-only'], { env: { TAND_REVIEW: '' } });
  if (built !== 0) process.exit(built);
}

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/** Builds another commit in a folder of its own, which stays for the next run, and starts its server. */
async function startOther(ref) {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`).stdout.trim();
  if (!commit) throw new Error(`There is no commit ${ref}`);
  const folder = join(root, '.cache/against', commit.slice(0, 12));
  if (!existsSync(join(folder, 'site/dist/static'))) {
    say(`building ${ref} in ${folder}`);
    if (!existsSync(folder)) git('worktree', 'add', '--detach', folder, commit);
    for (const args of [
      ['ci', '--prefer-offline', '--no-audit', '--no-fund'],
      ['run', 'build'],
    ]) {
      const env = { ...process.env, TAND_REVIEW: '' };
      const { status } = spawnSync('npm', args, { cwd: folder, env, stdio: 'inherit', shell: process.platform === 'win32' });
      if (status !== 0) throw new Error(`npm ${args[0]} failed in ${folder}`);
    }
  }
  const { startServer } = await import(pathToFileURL(join(folder, 'tests/bench/server.mjs')).href);
  return startServer();
}

/** Parts that need the built site and its server. */
async function measureSite(results) {
  const executablePath = await findChromium();
  const { startServer } = await import('./server.mjs');
  const server = await startServer();
  const other = values.against === undefined ? undefined : await startOther(values.against);
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const { startLimit } = await import('./limit.mjs');
  const limit = await startLimit(server.url);
  try {
    if (parts.has('pages')) {
      const { countPage, timePages } = await import('./page.mjs');
      const { measureLighthouse } = await import('./lighthouse.mjs');
      const targets = Object.entries(paths).flatMap(([name, path]) => [
        { name, url: server.url + path },
        { name: `${name} limit`, url: limit.url + path, isLimit: true },
        ...(other ? [{ name: `${name} other`, url: other.url + path, isLimit: true }] : []),
      ]);
      const counts = {};
      for (const [name, path] of Object.entries(paths)) counts[name] = await countPage(browser, server.url + path);
      const timesIn = timezoneId =>
        timePages(browser, targets, { runs, timezoneId, onRound: round => say(`loads ${round}/${runs}, ${timezoneId}`) });
      const times = await timesIn(zones[0]);
      const elsewhere = await timesIn(zones[1]);
      const audits = await measureLighthouse(targets, { runs, executablePath, onRound: round => say(`Lighthouse ${round}/${runs}`) });
      const of = name => ({ ...audits.find(audit => audit.name === name), ...times.get(name), elsewhere: elsewhere.get(name) });
      results.pages = Object.keys(paths).map(name => ({ name, counts: counts[name], full: of(name), limit: of(`${name} limit`) }));
      if (other)
        results.against = {
          ref: values.against,
          pages: Object.keys(paths).map(name => ({ name, full: of(name), other: of(`${name} other`) })),
        };
    }
    if (parts.has('touch')) {
      const { measureTouches } = await import('./touch.mjs');
      const bases = { ours: server.url, limit: limit.url, ...(other && { other: other.url }) };
      results.touch = [];
      for (const zone of zones) {
        const onRound = round => say(`first touches ${round}/${runs}, ${zone}`);
        const found = await measureTouches(browser, bases, { runs, timezoneId: zone, onRound });
        results.touch.push(...found.map(row => ({ ...row, zone })));
      }
    }
    if (parts.has('interactions')) {
      const { measureInteractions } = await import('./interactions.mjs');
      results.interactions = await measureInteractions(browser, server.url, limit.url, { runs });
    }
    if (parts.has('frames')) {
      const { measureFrames } = await import('./frames.mjs');
      results.frames = await measureFrames(browser, server.url, { runs, onRound: round => say(`frames ${round}/${runs}`) });
    }
    if (parts.has('programme')) {
      const { measureProgramme } = await import('./programme.mjs');
      const onRound = round => say(`programme ${round}/${runs}`);
      results.programme = await measureProgramme(browser, { runs, timezoneId: zones[0], onRound });
    }
  } finally {
    await browser.close();
    await limit.stop();
    await server.stop();
    await other?.stop();
  }
}

const results = {};
if (served) await measureSite(results);
if (parts.has('server')) {
  const { measureLoad } = await import('./load.mjs');
  results.server = await measureLoad();
}
for (const [part, file] of [
  ['lookup', 'lookup.mjs'],
  ['library', 'library.mjs'],
  ['components', 'components/run.mjs'],
]) {
  const script = join(import.meta.dirname, file);
  const output = join(root, `.cache/bench-${part}.json`);
  if (!parts.has(part) || !existsSync(script)) continue;
  const code = await run('node', ['--import', 'tsx', '--conditions=@tand/source', script, '--json', output, '--runs', String(runs)]);
  if (code === 0) results[part] = JSON.parse(readFileSync(output, 'utf8'));
  else say(`${part} failed`);
}
if (parts.has('growth')) {
  const { measureGrowth } = await import('./growth.mjs');
  results.growth = await measureGrowth([
    { items: 120, news: 24 },
    { items: 1000, news: 480 },
    { items: 5000, news: 2400 },
  ]);
}

mkdirSync(join(root, '.cache'), { recursive: true });
// Parts that were left out keep what they gave before, here or in the document: the table is whole, each part of it from one run.
const stored = join(root, '.cache/bench.json');
const before = values.only && existsSync(stored) ? JSON.parse(readFileSync(stored, 'utf8')) : {};
const facts = { runs, node: process.version, cpu: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}` };
const whole = { ...before, ...facts, ...results };
writeFileSync(stored, JSON.stringify(whole, null, 2));
console.log(report.tables(results));
const document = join(root, 'docs/PERFORMANCE.md');
const said = existsSync(document) ? readFileSync(document, 'utf8') : '';
if (values.write) writeFileSync(document, report.page(facts, whole, said));
