import { chromium } from 'playwright-core';
import { chromiumArgs } from '../../scripts/chromium.mjs';
import { freePort } from '../support/up.mjs';
import { median } from './touch.mjs';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const timings = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  task: 'mainthread-work-breakdown',
};

/** Runs Lighthouse for phones on each address `runs` times, in turn. Returns medians; `faults` are failed audits of the last run. */
export async function measureLighthouse(targets, { runs, executablePath, onRound }) {
  const { default: lighthouse } = await import('lighthouse');
  const found = new Map(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < runs; round++) {
    const order = round % 2 ? targets.toReversed() : targets;
    for (const { name, url, isLimit = false } of order) {
      const port = await freePort();
      const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, `--remote-debugging-port=${port}`] });
      try {
        const onlyCategories = isLimit ? ['performance'] : categories;
        const { lhr } = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories });
        found.get(name).push(lhr);
      } finally {
        await browser.close();
      }
    }
    onRound?.(round + 1);
  }
  return [...found].map(([name, results]) => ({
    name,
    scores: Object.fromEntries(
      Object.keys(results[0].categories).map(id => [id, Math.round(median(results.map(lhr => lhr.categories[id].score)) * 100)]),
    ),
    ...Object.fromEntries(Object.entries(timings).map(([key, audit]) => [key, median(results.map(lhr => lhr.audits[audit].numericValue))])),
    faults: Object.values(results.at(-1).audits)
      .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
      .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id)),
  }));
}
