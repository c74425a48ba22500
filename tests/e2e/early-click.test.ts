import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { heldScripts, hydrated, testBrowser } from '../support/browser.ts';

const { open } = testBrowser();

async function slow(path: string, width = 1440) {
  const { before, release } = heldScripts();
  const opened = await open(path, { viewport: { width, height: 900 }, before });
  return { ...opened, release };
}

/** Opens the filters: those of kinds, or those that need React. */
async function filters(page: Page, of: 'kind' | 'other') {
  const drawer = page.locator('[data-component=ProgrammeFilters] details');
  await drawer.locator('summary').click();
  return drawer.locator(`button[aria-pressed]${of === 'kind' ? '[data-kind]' : ':not([data-kind], [data-color])'}`).locator('visible=true');
}

/** Titles of the shown items: `textContent`, as skipped rendering below the fold leaves `innerText` empty. */
const titles = (page: Page) =>
  page.locator('[data-part=day] [data-component=ScheduleItem] [data-part=title]').locator('visible=true').allTextContents();

// A11Y-4
test('runs a button once after hydration when it was pressed before', async () => {
  const { page, problems, release } = await slow('/sv/schedule', 800);
  const need = (await filters(page, 'other')).first();
  await need.click();
  expect(await need.getAttribute('aria-pressed')).toBe('false');
  await expect.poll(() => need.evaluate(element => getComputedStyle(element).opacity)).toBe('0.6');
  release();
  await hydrated(page);
  await expect.poll(() => need.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => need.getAttribute('data-pressed')).toBeNull();
  expect(problems).toEqual([]);
});

test('counts several presses before hydration as one', async () => {
  const { page, release } = await slow('/sv/schedule', 800);
  const need = (await filters(page, 'other')).first();
  // An even number, so that repeating each press would leave it unchosen.
  await need.click();
  await need.click();
  release();
  await hydrated(page);
  await expect.poll(() => need.getAttribute('data-pressed')).toBeNull();
  await expect.poll(() => need.getAttribute('aria-pressed')).toBe('true');
});

// SCHED-48
test('filters by all kinds that were pressed before hydration', async () => {
  const { page, problems, release } = await slow('/sv/schedule', 800);
  const all = await titles(page);
  const [first, second] = await (await filters(page, 'kind')).all();
  await first!.click();
  await second!.click();
  release();
  await expect.poll(() => new URL(page.url()).searchParams.get('kind')?.split('.').length).toBe(2);
  for (const kind of [first, second]) await expect.poll(() => kind!.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(async () => (await titles(page)).length).toBeLessThan(all.length);
  expect(problems).toEqual([]);
});

test('stores a favourite that was pressed before hydration', async () => {
  const { page, problems, release } = await slow('/sv/schedule', 800);
  const star = page.getByRole('button', { name: /^Spara: / }).nth(1);
  await star.click();
  release();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => page.locator('button[data-view=mine] b').textContent()).toBe('1');
  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('false');
  expect(problems).toEqual([]);
});

// SCHED-16
test.each([390, 1440])('shows a day that was pressed before hydration, with the filter of the address, at %i px', async width => {
  const { page, problems, release } = await slow('/sv/schedule?kind=food', width);
  const days = page.locator('[data-component=DayPicker] li a');
  const day = page.locator('[data-component=ScheduleGrid]').locator('visible=true');
  const friday = await days.nth(0).innerText();
  await page.evaluate(() => (document.documentElement.dataset['same'] = ''));
  await days.nth(1).click();
  release();
  await page.waitForURL('**/sv/schedule?kind=food&day=1');
  await expect.poll(() => day.getAttribute('data-day')).toBe('1');
  await page.goBack();
  await expect.poll(() => page.locator('[data-component=DayPicker] li a[aria-current]').innerText()).toBe(friday);
  expect(await page.locator('html').getAttribute('data-same')).toBe('');
  expect(problems).toEqual([]);
});

// SCHED-23
test('renders day and view of the address on the server', async () => {
  const { page, problems } = await slow('/sv/schedule?view=list&day=1');
  expect(await page.locator('[data-component=ScheduleGrid]').locator('visible=true').getAttribute('data-day')).toBe('1');
  expect(await page.locator('button[data-view=list]').getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('[data-component=DayPicker] li a').nth(1).getAttribute('aria-current')).toBe('true');
  expect(problems).toEqual([]);
});

// NAV-19
test.each(['the link', 'Control+K'])('finds text that was typed before hydration in the search, opened by %s', async by => {
  const { page, problems, release } = await slow('/sv/about');
  if (by === 'Control+K') await page.keyboard.press('Control+k');
  else await page.getByRole('banner').getByRole('link', { name: 'Sök', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await page.keyboard.type('cosplay');
  await expect.poll(() => dialog.getByRole('searchbox').inputValue()).toBe('cosplay');
  release();
  await dialog.getByRole('status').filter({ hasText: /träff/ }).waitFor();
  await expect.poll(() => dialog.getByRole('searchbox').inputValue()).toBe('cosplay');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);
});
