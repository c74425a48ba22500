// `npm run bench`: bytes, requests, nodes, paints and main-thread time of the built site, each page beside the same page
// with its scripts removed, under a phone-like throttle. Times compare only within one run; budgets on what is stable
// are tests. `--write` puts the table into docs/PERFORMANCE.md, `--runs N` sets how often each page is loaded.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { run } from '../../scripts/run.mjs';
import { startServer } from './server.mjs';
import { measurePage } from './page.mjs';
import { measureServer } from './requests.mjs';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } } });
const runs = Number(values.runs);
const pages = {
  home: '/sv/home',
  schedule: '/sv/schedule',
  article: '/sv/news/rent-gaming-setup',
  district: '/sv/universe/districts/tokyo-town',
  faq: '/sv/faq',
};

const built = await run('turbo', ['run', 'build'], { env: { TAND_REVIEW: '1' } });
if (built !== 0) process.exit(built);
const executablePath = await findChromium();
const server = await startServer();
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
try {
  const rows = [];
  for (const [name, path] of Object.entries(pages)) {
    const full = await measurePage(browser, server.url + path, { runs, hasScript: true });
    const limit = await measurePage(browser, server.url + path, { runs, hasScript: false });
    rows.push({ name, full, limit });
    console.log(`measured ${name}`);
  }
  const requests = await measureServer(server.url);
  const report = table(rows, requests);
  console.log(`\n${report}`);
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/bench.json', JSON.stringify({ date: new Date().toISOString(), runs, rows, requests }, null, 2));
  if (values.write) writeFileSync('docs/PERFORMANCE.md', document(report));
} finally {
  await browser.close();
  await server.stop();
}

const kb = bytes => (bytes / 1024).toFixed(1);

function table(rows, requests) {
  const head = [
    'page',
    'HTML kB',
    'script kB',
    'pictures kB',
    'fonts kB',
    'requests',
    'nodes',
    'CLS',
    'LCP ms',
    'LCP ÷ limit',
    'main thread ms',
    'main thread ÷ limit',
    'alive ms',
  ];
  const lines = rows.map(({ name, full, limit }) => [
    name,
    kb(full.bytes.document),
    kb(full.bytes.script),
    kb(full.bytes.image),
    kb(full.bytes.font),
    full.requests,
    full.nodes,
    full.cls.toFixed(3),
    Math.round(full.lcp),
    (full.lcp / limit.lcp).toFixed(2),
    Math.round(full.task),
    (full.task / limit.task).toFixed(2),
    Math.round(full.alive),
  ]);
  const markdown = [head, head.map(() => '---'), ...lines].map(cells => `| ${cells.join(' | ')} |`).join('\n');
  const served = requests.map(({ name, perSecond, p99 }) => `| ${name} | ${Math.round(perSecond)} | ${p99.toFixed(1)} |`).join('\n');
  return `${markdown}\n\n| server | requests a second | p99 ms |\n| --- | --- | --- |\n${served}`;
}

function document(report) {
  return `# Performance

Made by \`npm run bench -- --write --runs ${runs}\` on ${process.version}, ${process.platform}. Medians of ${runs} loads in headless
Chromium at 390 × 844, CPU four times slower, 1.6 Mbit/s and 150 ms round trip. "Limit" is the same page with its scripts
removed. "Alive" is when React has taken over; links, menu and scrolling work before. Times compare within one run only.

${report}
`;
}
