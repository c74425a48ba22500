import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { chromiumArgs } from '../../scripts/chromium.mjs';
import { countPage } from '../bench/page.mjs';
import { on } from '../support/dates.ts';
import { siteFolder } from '../support/server.ts';
import budgets from './weight.json' with { type: 'json' };

type Budget = Record<string, number> & { items?: number };
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('chromium'), args: chromiumArgs });
});
afterAll(() => browser?.close());

const programme = JSON.parse(await readFile(join(siteFolder, 'schedule.json'), 'utf8')) as { items: unknown[] };

// What a phone pays for a page on its first visit: kilobytes over the wire, requests, nodes. Raise a budget with the reason in the commit.
// Every edition is weighed on the same days of its year, and the programme by the number of its `items`.
test.each(Object.entries(budgets))('%s keeps to its budget on a phone', async (name, { items, ...budget }: Budget) => {
  const [path, ...when] = name.split(' ');
  const { bytes, requests, nodes, cls } = await countPage(browser, `${inject('siteUrl')}${path}?now=${on(when.length ? -194 : 10)}T12:00`);
  const size = Math.max(1, programme.items.length / (items ?? Infinity));
  const spent = Object.fromEntries(Object.entries(bytes).map(([kind, count]) => [kind, Math.ceil(count / 1000)]));
  const found: Record<string, number> = { ...spent, requests, nodes };
  expect(spent.script).toBeGreaterThan(0);
  expect(
    Object.entries(budget).flatMap(([kind, given]) => {
      const most = kind === 'document' || kind === 'nodes' ? Math.ceil(given * size) : given;
      return found[kind]! > most ? [`${kind}: ${found[kind]}, budget ${most}`] : [];
    }),
  ).toEqual([]);
  // Nothing moves that a visitor could see; what is left is a word's width when our fonts arrive.
  expect(cls).toBeLessThan(0.005);
});
