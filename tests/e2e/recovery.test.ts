import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { calm, footerLink, hydrated, testBrowser, touch } from '../support/browser.ts';
import { copy } from '../support/site.ts';

const { open } = testBrowser(calm);
const anyConsole = [''];
const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
function loads(page: Page) {
  const seen = { count: 0 };
  page.on('load', () => seen.count++);
  return seen;
}

// DATA-8
test('an application that does not start leaves the page readable, says so in the console, and reloads once at most', async () => {
  const messages: string[] = [];
  let seen = { count: 0 };
  const { page } = await open('/sv/faq', {
    expected: anyConsole,
    before: async page => {
      page.on('console', message => messages.push(message.text()));
      seen = loads(page);
      await page.route('**/assets/app/main-*.js', gone);
    },
  });
  const failures = () => messages.filter(text => text.includes('Start failed.')).length;
  for (const count of [1, 2]) {
    await touch(page);
    await expect.poll(failures).toBe(count);
    await expect.poll(() => seen.count).toBe(2);
  }
  await expect.poll(() => page.locator('h1').textContent()).toBe((await copy('sv', 'faq')).headline);
  await page.locator('main summary').first().click();
  await expect.poll(() => page.locator('main details[open]').count()).toBeGreaterThan(0);
  expect(seen.count).toBe(2);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).first().click();
  await page.waitForURL('**/sv/contact');
});

test('a page that breaks says so in its place, with a way on; the rest stands', async () => {
  const { page } = await open('/sv/about', { expected: anyConsole });
  await hydrated(page);
  const broken =
    'export default function Page() { throw new Error("broken") }; export { Page as t, Page as n, Page as r, Page as i, Page as a };';
  await page.route('**/assets/app/contact-*.js', route => route.fulfill({ contentType: 'text/javascript', body: broken }));
  await (await footerLink(page, '/sv/contact')).click();
  const { error } = await copy('sv', 'common');
  await page.getByRole('heading', { level: 1, name: error.headline }).waitFor({ timeout: 30_000 });
  await expect.poll(() => page.getByRole('banner').count()).toBe(1);
  await expect.poll(() => page.getByRole('button', { name: error.retry }).count()).toBe(1);
  await page.getByRole('main').getByRole('link', { name: error.home }).click();
  await page.waitForURL('**/sv/home');
});

test('a page whose script a newer build has replaced is loaded anew, once', async () => {
  const { page } = await open('/sv/about', { expected: anyConsole });
  await hydrated(page);
  const seen = loads(page);
  await page.route('**/assets/app/contact-*.js', gone, { times: 1 });
  await (await footerLink(page, '/sv/contact')).click();
  await expect.poll(() => seen.count).toBe(1);
  await hydrated(page);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/sv/contact');
  await page.getByRole('heading', { level: 1, name: (await copy('sv', 'contact')).headline }).waitFor();
  expect(seen.count).toBe(1);
});

test('without the script of its footer a link leads to the page’s own document, and there is no loop', async () => {
  const { page } = await open('/sv/about', { expected: anyConsole, before: page => page.route('**/assets/app/SiteFooter-*.js', gone) });
  await hydrated(page);
  const seen = loads(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: (await copy('sv', 'common')).links.tickets })
    .first()
    .click();
  await page.waitForURL('**/sv/tickets');
  await expect.poll(() => page.locator('h1').textContent()).toBe((await copy('sv', 'tickets')).headline);
  await hydrated(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(10);
  expect(seen.count).toBe(1);
});
