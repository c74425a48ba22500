import { median, phone } from './touch.mjs';

const kinds = { Document: 'document', Script: 'script', Stylesheet: 'style', Image: 'image', Font: 'font' };

/**
 * Counts a page's bytes by kind, requests (`aboveFold`: without pictures below the fold), nodes, layout shift, `scripts` by name
 * and `dates` (date formatters created), after its idle islands are hydrated. The counts are stable, so one load is enough.
 */
export async function countPage(browser, url, { timezoneId } = {}) {
  const context = await browser.newContext({ ...phone, timezoneId, serviceWorkers: 'block' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  const types = new Map();
  const bytes = { document: 0, script: 0, style: 0, image: 0, font: 0, other: 0 };
  const pending = new Set();
  let requests = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    // An event source stays open, and data URLs make no request.
    if (type === 'EventSource' || request.url.startsWith('data:')) return;
    types.set(requestId, type);
    pending.add(requestId);
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    pending.delete(requestId);
    if (!types.has(requestId)) return;
    requests++;
    bytes[kinds[types.get(requestId)] ?? 'other'] += encodedDataLength;
  });
  await page.addInitScript(() => {
    globalThis.dates = 0;
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct(target, args) {
        globalThis.dates++;
        return Reflect.construct(target, args);
      },
    });
    globalThis.shift = 0;
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const asked = new Set();
  page.on('request', request => asked.add(new URL(request.url()).pathname));
  await page.goto(url, { waitUntil: 'load' });
  await hydrate(page);
  await page.evaluate(() => document.fonts.ready);
  while (pending.size > 0)
    await new Promise(done => {
      cdp.once('Network.loadingFinished', done);
      cdp.once('Network.loadingFailed', done);
    });
  const { nodes, cls, dates, below } = await page.evaluate(() => {
    new Intl.DateTimeFormat('sv').format(0);
    return {
      below: [...document.images].filter(one => one.getBoundingClientRect().top >= innerHeight).map(({ currentSrc }) => currentSrc),
      nodes: document.querySelectorAll('*').length,
      cls: globalThis.shift,
      dates: globalThis.dates - 1,
    };
  });
  const unseen = new Set(below.filter(Boolean).map(source => new URL(source).pathname));
  const aboveFold = requests - [...unseen].filter(file => asked.has(file)).length;
  const scripts = [...asked].filter(path => path.endsWith('.js')).map(path => path.replace(/^.*\/|-[\w-]{8}\.js$/g, ''));
  await context.close();
  return { bytes: { ...bytes }, requests, aboveFold, nodes, cls, dates, scripts };
}

const waiting = '[data-island-on=idle]:not([data-island-state=hydrated],[data-island-state=failed]),[data-island-state=loading]';

const hydrate = page => page.waitForSelector(waiting, { state: 'detached' });

/**
 * Main-thread milliseconds until five seconds after the load (`task`, with minimum and maximum) and per second after that (`idle`);
 * CPU four times slower, unthrottled network. Medians of `runs` loads, addresses alternated.
 */
export async function timePages(browser, targets, { runs, timezoneId, onRound }) {
  const loads = new Map(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < runs; round++) {
    for (const target of round % 2 ? targets.toReversed() : targets)
      loads.get(target.name).push(await timePage(browser, target, timezoneId));
    onRound?.(round + 1);
  }
  return new Map(
    [...loads].map(([name, all]) => {
      const tasks = all.map(({ task }) => task);
      return [
        name,
        { task: median(tasks), least: Math.min(...tasks), most: Math.max(...tasks), idle: median(all.map(({ idle }) => idle)) },
      ];
    }),
  );
}

const idleSeconds = 4;

async function timePage(browser, { url }, timezoneId) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block', timezoneId });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url, { waitUntil: 'load' });
  // The time after the load is part of what is measured; polling the page would cost main-thread time too.
  await page.waitForTimeout(5000);
  const work = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const seconds = name => metrics.find(one => one.name === name).value;
    return (seconds('TaskDuration') - seconds('DevToolsCommandDuration')) * 1000;
  };
  const task = await work();
  await page.waitForTimeout(idleSeconds * 1000);
  const idle = ((await work()) - task) / idleSeconds;
  await context.close();
  return { task, idle };
}
