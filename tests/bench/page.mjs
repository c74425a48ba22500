const median = numbers => [...numbers].toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const kinds = { Document: 'document', Script: 'script', Image: 'image', Font: 'font' };

/** Loads a page `runs` times, each in a context of its own, and gives the median of times and the last of counts. */
export async function measurePage(browser, url, { runs, hasScript }) {
  const loads = [];
  for (let index = 0; index < runs; index++) loads.push(await load(browser, url, hasScript));
  const last = loads.at(-1);
  const of = key => median(loads.map(one => one[key]));
  return { ...last, lcp: of('lcp'), task: of('task'), alive: of('alive') };
}

async function load(browser, url, hasScript) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  // The site's scripts are left out on the way, so that the probe below can still run.
  if (!hasScript) {
    await page.route(
      address => address.href === url,
      async route => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace(/<script(?![^>]*type="application)[^>]*>[\s\S]*?<\/script>/g, '');
        await route.fulfill({ response: answer, body });
      },
    );
  }
  const types = new Map();
  const bytes = { document: 0, script: 0, image: 0, font: 0, other: 0 };
  let requests = 0;
  cdp.on('Network.requestWillBeSent', ({ requestId, type }) => types.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    requests++;
    bytes[kinds[types.get(requestId)] ?? 'other'] += encodedDataLength;
  });
  await page.addInitScript(() => {
    globalThis.seen = { lcp: 0, cls: 0, alive: 0 };
    new PerformanceObserver(list => (globalThis.seen.lcp = list.getEntries().at(-1).startTime)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.seen.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('tand:alive', () => (globalThis.seen.alive = performance.now()));
  });
  await page.goto(url, { waitUntil: 'load' });
  if (hasScript) await page.waitForSelector('html[data-alive]');
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => globalThis.seen);
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = name => metrics.find(one => one.name === name).value;
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  await context.close();
  return { bytes, requests, nodes, ...seen, task: metric('TaskDuration') * 1000 };
}
