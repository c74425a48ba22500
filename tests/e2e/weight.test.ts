import { brotliCompressSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { countPage } from '../bench/page.mjs';
import { festivalPhase } from '@tand/festival';
import { islandReady, sharedBrowser } from '../support/browser.ts';
import { edition } from '../support/site.ts';
import budgets from './weight.json' with { type: 'json' };

type Weights = Readonly<Partial<Record<string, number>>>;
interface Budget {
  document: number;
  nodes: number;
  items?: number;
  /** Added to the budget until the tickets are released. */
  beforeRelease?: Weights;
  /** Added to the budget until the festival is over. */
  beforeEnd?: Weights;
}
const browser = await sharedBrowser({ isFull: true });

const growing = new Set(['document', 'nodes']);
const phase = festivalPhase(edition, new Date());
const programme = (await (await fetch(`${inject('siteUrl')}/api/schedule`)).json()) as { items: unknown[] };

// What a phone downloads on the first visit: kilobytes over the wire, requests, nodes. Raise a budget with the reason in the commit.
// PERF-2, PERF-3
test.each(Object.entries<Budget>(budgets))('loads %s on a phone within its budget', async (path, budget) => {
  const { items = Infinity, beforeRelease, beforeEnd, ...plain } = budget;
  const { timeZone: timezoneId } = edition;
  const { bytes, requests, nodes, cls, dates, scripts } = await countPage(browser, inject('siteUrl') + path, { timezoneId });
  const onTop = [phase === 'before-sale' && beforeRelease, phase !== 'after' && beforeEnd];
  const size = Math.max(1, programme.items.length / items);
  const spent = Object.fromEntries(Object.entries(bytes).map(([kind, count]) => [kind, Math.ceil(count / 1000)]));
  const found: Record<string, number> = { ...spent, requests, nodes };
  expect(
    Object.entries<number>(plain).flatMap(([kind, given]) => {
      const more = onTop.reduce((sum, weights) => sum + ((weights && weights[kind]) || 0), 0);
      const most = (growing.has(kind) ? Math.ceil(given * size) : given) + more;
      return found[kind]! > most ? [`${kind}: ${found[kind]}, budget ${most}`] : [];
    }),
  ).toEqual([]);
  // Of these pages, only the schedule loads React.
  expect(scripts.filter(name => name !== 'site').length > 0).toBe(path === '/sv/schedule');
  // A shift below 0.005 is not visible; it comes from words whose width changes when the fonts arrive.
  expect(cls).toBeLessThan(0.005);
  // The first date formatter costs a phone 50 ms or more, so the first view has its dates as text.
  expect(dates).toBe(0);
});

// A font that arrives late must not move anything.
test.each([
  ['Familjen Grotesk', 400],
  ['Familjen Grotesk', 600],
  ['Familjen Grotesk', 700],
  ['Jersey 10', 400],
])('has a fallback font for %s %i whose text width differs by less than 1 %', async (family, weight) => {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.goto(`${inject('siteUrl')}/sv/faq`);
  const widths = await page.evaluate(
    async ([name, weight]) => {
      const text = document.querySelector('main')!.innerText.replaceAll(/\s+/g, ' ');
      const context = document.createElement('canvas').getContext('2d')!;
      return Promise.all(
        [`"${name}"`, `"${name} Fallback"`].map(async family => {
          context.font = `${weight} 100px ${family}`;
          if ((await document.fonts.load(context.font)).length === 0) throw new Error(`There is no font for ${context.font}.`);
          return context.measureText(text).width;
        }),
      );
    },
    [family, weight] as const,
  );
  expect(Math.abs(widths[1]! / widths[0]! - 1)).toBeLessThan(0.01);
  await page.close();
});

// PERF-4
test('serves an inline script of at most 1.5 kB, compressed', async () => {
  const html = await (await fetch(`${inject('siteUrl')}/sv/home`)).text();
  const [, script = ''] = /<script data-build[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(script).not.toBe('');
  expect(brotliCompressSync(script).byteLength).toBeLessThanOrEqual(1500);
});

// PERF-6
test('adds no listener for iterations of animations to the programme', async () => {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await page.goto(`${inject('siteUrl')}/sv/schedule`);
  await islandReady(page, 'programme');
  const cdp = await page.context().newCDPSession(page);
  const { result } = await cdp.send('Runtime.evaluate', { expression: "document.querySelector('[data-island=programme]')" });
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId: result.objectId! });
  const types = listeners.map(({ type }) => type);
  expect(types).toContain('animationend');
  expect(types).not.toContain('animationiteration');
  await page.close();
});
