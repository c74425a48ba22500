import type { Page, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { islandReady, reducedMotion, testBrowser } from '../support/browser.ts';
import { on } from '../support/dates.ts';
import { copy, edition } from '../support/site.ts';

const { open, siteUrl } = testBrowser(reducedMotion);
const anyConsole = { expected: [''] };
/** The day before the festival, so no item is over. */
const programme = `/sv/schedule?now=${on(-1)}T12:00&day=1&view=list`;
const [{ stale }, { changes }] = await Promise.all(['common', 'schedule'].map(page => copy('sv', page)));

interface Item {
  id: string;
  day: number;
  start_time: string;
  end_time: string;
  name_sv: string;
}
let schedule: { locations: unknown[]; items: Item[] };
/** An item of the second day with a unique name, and the programme after the item was moved. */
let item: Item;
let moved: typeof schedule;
beforeAll(async () => {
  schedule = (await (await fetch(`${siteUrl}/api/schedule`)).json()) as typeof schedule;
  const others = (name: string) => schedule.items.filter(({ name_sv }) => name_sv.startsWith(name)).length - 1;
  item = schedule.items.find(({ day, name_sv, start_time, end_time }) => day === 1 && start_time > '10' && end_time && !others(name_sv))!;
  const later = { ...item, start_time: '21:05', end_time: '21:50' };
  moved = { ...schedule, items: schedule.items.map(one => (one.id === item.id ? later : one)) };
});

type Answers = Record<string, (route: Route) => Promise<void>>;
const down = (route: Route) => route.fulfill({ status: 500, json: {} });
const json = (value: unknown) => (route: Route) => route.fulfill({ json: value, headers: { date: new Date().toUTCString() } });

/** Sets responses, and blocks `live` and `revision`, which announce new content. */
async function answer(page: Page, answers: Answers) {
  await page.unrouteAll();
  for (const [pattern, handle] of Object.entries(answers)) await page.route(pattern, handle);
  await page.route('**/api/{live,revision}', route => route.abort());
}
const begin = async (path: string, answers: Answers) => {
  const { page } = await open(path, { ...anyConsole, before: page => answer(page, answers) });
  return page;
};
const again = async (page: Page, path: string, answers: Answers) => {
  await answer(page, answers);
  await page.goto(path);
};
const notice = (page: Page) => page.locator('[data-component=StaleNotice]');

// SCHED-45
test('shows the old and the new time of a pick that moved between two loads', async () => {
  const page = await begin(programme, { '**/api/schedule': json(schedule) });
  // Hydration replaces the items, because it applies the time in the address.
  await islandReady(page, 'programme');
  await page.getByRole('button', { name: `Spara: ${item.name_sv}`, exact: true }).click();
  const seen = () => page.evaluate(year => localStorage.getItem(`tand:seen:${year}`), edition.year);
  await expect.poll(seen).toContain(item.id);
  await page.goto('/sv/about');
  await again(page, programme, { '**/api/schedule': json(moved) });
  const panel = page.getByRole('status').filter({ hasText: changes.headline });
  await panel.waitFor();
  await expect
    .poll(() => panel.textContent())
    .toContain(`${item.name_sv}: ${item.start_time}–${item.end_time} har blivit 21:05–21:50`.replaceAll(/(\d):(\d)/g, '$1.$2'));
});

test('does not replace the served programme by an older programme from the cache', async () => {
  const page = await begin('/sv/about', {});
  const old = { ...schedule, items: schedule.items.map(one => (one.id === item.id ? { ...one, start_time: '03:33' } : one)) };
  await page.evaluate(
    async ([body, date]) => {
      const headers = { 'content-type': 'application/json', date: date! };
      await (await caches.open('tand-answers')).put('/schedule', new Response(body, { headers }));
    },
    [JSON.stringify(old), new Date(Date.now() - 2 * 86_400_000).toUTCString()],
  );
  await again(page, programme, { '**/api/**': down });
  await notice(page).waitFor({ timeout: 40_000 });
  expect(await page.locator('main').textContent()).not.toMatch(/03[.:]33/);
});

test.each([
  ['is empty', { locations: [], items: [] }],
  ['is mostly invalid', { locations: [], items: [null, null, null] }],
])('shows the served programme, with a notice, when the new programme %s', async (_, empty) => {
  const page = await begin(programme, { '**/api/schedule': json(empty) });
  await page.getByText(stale.refresh).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Spara: / }).count()).toBeGreaterThan(0);
});
