// `node tests/bench/components/run.mjs [schedule carousel countdown headroom] [--runs 25] [--sizes 100,250x10,800x80,1000,5000] [--only limit,ours]
// [--json file]`: our demanding components beside raw DOM of the same content and beside their peers, in one production build.
// A size is items, or items x places. Takes turns over all of them, a fresh browser each time; prints bytes, medians and their ratio to raw DOM. Only ratios of
// one run compare. The peers are this folder's own dependencies, installed here when missing.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { register } from 'tsx/esm/api';
import { build, preview } from 'vite';
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs';
import { over, ratio, summary, table } from './statistics.mjs';

const here = import.meta.dirname;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '25' },
    sizes: { type: 'string', default: '100,250x10,800x80,1000,5000' },
    only: { type: 'string' },
    json: { type: 'string', default: '.cache/bench-components.json' },
  },
});
const runs = Number(values.runs);
const wanted = values.only?.split(',');
const components = positionals.length > 0 ? positionals : ['schedule', 'carousel', 'countdown', 'headroom'];

if (!existsSync(join(here, 'node_modules'))) {
  const { status } = spawnSync('npm', ['ci', '--workspaces=false', '--no-audit', '--no-fund'], { cwd: here, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
register(); // the workspace's own settings are TypeScript
const { adapters } = await import('./vite.config.mjs');
const { measureBytes } = await import('./bytes.mjs');
const configFile = join(here, 'vite.config.mjs');
await build({ configFile });
const server = await preview({ configFile, preview: { port: 0, host: '127.0.0.1' } });
const { port } = server.httpServer.address();
const executablePath = await findChromium();

/** Opens one adapter and measures steps in it: `step(name, argument)` gives what the page tells, and the main thread's ms. */
async function open(query, measure) {
  // A fresh browser, as a visitor's first page has: what a warm one already knows (fonts, code) flatters the quick ones.
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    page.on('pageerror', error => console.error(query, error.message.slice(0, 150)));
    await page.goto(`http://127.0.0.1:${port}/?${query}`);
    await page.waitForFunction('document.title === "ready"');
    await page.waitForTimeout(150);
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable');
    const read = async () =>
      Object.fromEntries((await client.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]));
    const step = async run => {
      const before = await read();
      const told = await run(page);
      const after = await read();
      const ms = name => (after[name] - before[name]) * 1000;
      return { ...told, task: ms('TaskDuration'), script: ms('ScriptDuration'), layout: ms('LayoutDuration') + ms('RecalcStyleDuration') };
    };
    return await measure(step, page);
  } finally {
    await browser.close();
  }
}

const bench = (name, argument) => page => page.evaluate(([call, value]) => window.bench[call](value), [name, argument]);
const counts = page => page.evaluate(() => window.bench.counts());

const measures = {
  schedule: async step => {
    const mount = await step(bench('mount'));
    const filter = await step(bench('filter', 1));
    return { mount: mount.task, filter: filter.task, nodes: mount.nodes };
  },
  carousel: async step => {
    const mount = await step(bench('mount'));
    const scroll = await step(bench('next'));
    return { mount: mount.task, scroll: scroll.task, 'scroll script': scroll.script, 'moved px': scroll.moved, nodes: mount.nodes };
  },
  countdown: async (step, page) => {
    await bench('mount', 1000)(page);
    const before = await counts(page);
    const { task, script } = await step(() => page.waitForTimeout(10_000));
    return { task, script, commits: (await counts(page)).commits - before.commits };
  },
  headroom: async (step, page) => {
    await bench('mount')(page);
    const before = await counts(page);
    const { task, script } = await step(bench('scroll', 120));
    return { task, 'µs script a scroll': (script * 1000) / 120, commits: (await counts(page)).commits - before.commits };
  },
};

const titles = {
  schedule: 'Schedule',
  carousel: 'Carousel of 17 cards',
  countdown: 'Countdown, 10 s',
  headroom: 'Navigation bar, 120 frames of scrolling',
};
const report = {};
const tables = [];
try {
  for (const component of components) {
    const own = adapters.filter(adapter => adapter.component === component && (!wanted || wanted.includes(adapter.library)));
    const bytes = new Map();
    for (const adapter of own) bytes.set(adapter.library, await measureBytes(adapter));
    for (const size of component === 'schedule' ? values.sizes.split(',') : ['']) {
      const results = new Map(own.map(({ library }) => [library, []]));
      for (let run = 0; run < runs; run++) {
        // Turns start elsewhere each round, and go back every other, so that no one always comes after the same.
        const turn = [...own.slice(run % own.length), ...own.slice(0, run % own.length)];
        for (const { library } of run % 2 ? turn.toReversed() : turn) {
          const [n, p] = size.split('x');
          const query = new URLSearchParams({ c: component, lib: library, ...(n && { n }), ...(p && { p }) });
          try {
            results.get(library).push(await open(query, measures[component]));
          } catch (error) {
            console.error(`${component} ${library}: ${error.message.split('\n')[0]}`);
          }
        }
      }
      const name = size ? `${component}, ${size} items` : component;
      report[name] = over(ratio(summary(results), 'limit'), 'none', 'µs script a scroll').map(row => ({
        ...row,
        ...bytes.get(row.library),
      }));
      tables.push(`### ${titles[component]}${size && `, ${size} items`}, n = ${runs}\n\n${table(report[name])}`);
      console.log(`\n${tables.at(-1)}`);
    }
  }
} finally {
  await server.close();
}
const notes =
  'Main-thread milliseconds until settled, medians; `limit` is raw DOM of the same content. kB are brotli, without React; ours without styled-components and the tokens, which a page has once.';
mkdirSync(dirname(values.json), { recursive: true });
writeFileSync(
  values.json,
  JSON.stringify({ date: new Date().toISOString(), runs, markdown: [notes, ...tables].join('\n\n'), report }, null, 2),
);
process.exit(0);
