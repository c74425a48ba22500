import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { reducedMotion, testBrowser } from '../support/browser.ts';
import { copy } from '../support/site.ts';

const { open } = testBrowser(reducedMotion);

const failures = {
  'is down': route => route.abort('connectionrefused'),
  'responds 500': route => route.fulfill({ status: 500, body: 'oops' }),
  'responds 404': route => route.fulfill({ status: 404, json: {} }),
  'responds with HTML': route => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Log in to the wifi</p>' }),
  'responds with no list': route => route.fulfill({ status: 200, json: { items: 'none' } }),
  'responds with null': route => route.fulfill({ status: 200, json: null }),
} satisfies Record<string, (route: Route) => Promise<void>>;
const anyConsole = { expected: [''] };

/** Blocks `live` and `revision`, which announce new content. */
const withoutLiveUpdates = (page: Page) => page.route('**/api/{live,revision}', route => route.abort());

function failing(name: keyof typeof failures) {
  const state = { isFailing: true };
  const before = async (page: Page) => {
    await page.route('**/api/**', route => (state.isFailing ? failures[name](route) : route.continue()));
    await withoutLiveUpdates(page);
  };
  return { state, before };
}
const common = await copy('sv', 'common');
const programme = (page: Page) => page.locator('[data-part=day] [data-part=item]:visible');
const list = (page: Page) => page.locator('#list > li');
const stale = (page: Page) => page.locator('[data-component=StaleNotice]');

// The client's tests check more failures, of news and of the schedule; here each failure is tested on one page.
// DATA-4
test.each([
  ['responds with HTML', '/sv/schedule', programme],
  ['responds 500', '/sv/news', list],
  ['responds with no list', '/sv/news', list],
  ['responds 404', '/sv/news', list],
  ['is down', '/sv/schedule?day=1', programme],
] as const)('shows (if the API %s) the age of the data on %s, and a button that updates the data', async (name, path, items) => {
  const { state, before } = failing(name);
  const pageErrors: string[] = [];
  const { page } = await open(path, {
    ...anyConsole,
    before: async page => {
      page.on('pageerror', error => pageErrors.push(error.message));
      await before(page);
    },
  });
  const served = await items(page).count();
  expect(served).toBeGreaterThan(0);
  await stale(page).waitFor({ timeout: 40_000 });
  await expect.poll(() => items(page).count()).toBe(served);
  await stale(page).locator('time[datetime^="20"]').waitFor();
  // By keyboard: the page also refreshes by itself and could remove the button under the pointer.
  await page.getByRole('button', { name: common.stale.refresh }).focus();
  state.isFailing = false;
  await page.keyboard.press('Enter');
  await stale(page).waitFor({ state: 'detached', timeout: 40_000 });
  await expect.poll(() => items(page).count()).toBe(served);
  expect(pageErrors).toEqual([]);
});

// DATA-2
test('drops invalid news items of the API, and shows the valid ones', async () => {
  const { page } = await open('/sv/news', {
    ...anyConsole,
    before: async page => {
      await withoutLiveUpdates(page);
      await page.route('**/api/news', async route => {
        const answer = await route.fetch();
        const [first, ...items] = await answer.json();
        await route.fulfill({ response: answer, json: [{ id: 'x', slug: 5 }, null, { ...first, headlinesv: 'Ny rubrik' }, ...items] });
      });
    },
  });
  const served = await page.locator('#list > li').count();
  await page.locator('#list').getByRole('heading', { name: 'Ny rubrik' }).waitFor();
  await expect.poll(() => page.locator('#list > li').count()).toBe(served);
  await expect.poll(() => stale(page).count()).toBe(0);
});

// DATA-4
test('shows in the language of the page that the programme is old', async () => {
  const { before } = failing('responds with null');
  const { page } = await open('/en/schedule', { ...anyConsole, before });
  const { stale: words } = await copy('en', 'common');
  await page.getByRole('button', { name: words.refresh }).waitFor({ timeout: 40_000 });
  await expect.poll(() => stale(page).count()).toBe(1);
});
