import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumArgs } from '../../scripts/chromium.mjs';
import { countPage } from '../bench/page.mjs';
import budgets from './weight.json' with { type: 'json' };

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('chromium'), args: chromiumArgs });
});
afterAll(() => browser?.close());

// What a phone pays for a page on its first visit: kilobytes over the wire, requests, nodes. Raise a budget with the reason in the commit.
test.each(Object.entries(budgets))('%s keeps to its budget on a phone', async (path, budget) => {
  const { bytes, requests, nodes, cls } = await countPage(browser, inject('siteUrl') + path);
  const spent = Object.fromEntries(Object.entries(bytes).map(([kind, count]) => [kind, Math.ceil(count / 1000)]));
  const found: Record<string, number> = { ...spent, requests, nodes };
  expect(spent.script).toBeGreaterThan(0);
  expect(
    Object.entries(budget).flatMap(([name, most]) => (found[name]! > most ? [`${name}: ${found[name]}, budget ${most}`] : [])),
  ).toEqual([]);
  // Nothing moves that a visitor could see; what is left is a word's width when our fonts arrive.
  expect(cls).toBeLessThan(0.005);
});
