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
  const drawer = page.locator('[data-component=ScheduleFilters] details');
  await drawer.locator('summary').click();
  return drawer.locator(`button[aria-pressed]${of === 'kind' ? '[data-kind]' : ':not([data-kind], [data-tone])'}`).locator('visible=true');
}

/** Titles of the shown items: `textContent`, as skipped rendering below the fold leaves `innerText` empty. */
const titles = (page: Page) =>
  page.locator('[data-part=day] [data-component=ScheduleItem] [data-part=title]').locator('visible=true').allTextContents();

// A11Y-4
test('a button pressed before the page is hydrated does its work after', async () => {
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

test('it is done once, not once per press', async () => {
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
test('kinds that are pressed before are all chosen after', async () => {
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

test('a star that is pressed before is kept after', async () => {
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

test('the theme changes at once, and stays', async () => {
  const { page, release } = await slow('/sv/about');
  await page.getByRole('banner').getByRole('button', { name: 'Blås ut: byt till natt' }).click();
  await expect.poll(() => page.locator('html').getAttribute('data-tand-theme')).toBe('night');
  release();
  await hydrated(page);
  await expect.poll(() => page.locator('html').getAttribute('data-tand-theme')).toBe('night');
  await page.reload();
  await expect.poll(() => page.locator('html').getAttribute('data-tand-theme')).toBe('night');
});

test('a choice made before is made after', async () => {
  const { page, release } = await slow('/sv/about', 390);
  await page.locator('button[popovertarget]').click();
  const night = page.getByRole('radio', { name: 'Ljus natt' });
  await night.evaluate((input: HTMLElement) => input.click());
  release();
  await hydrated(page);
  await expect.poll(() => page.locator('html').getAttribute('data-tand-theme')).toBe('night');
  await expect.poll(() => night.isChecked()).toBe(true);
});

// SCHED-16
test.each([390, 1440])('a day pressed before is shown after, with the filter of the address, at %i px', async width => {
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
test('the address chooses day and view before', async () => {
  const { page, problems } = await slow('/sv/schedule?view=list&day=1');
  expect(await page.locator('[data-component=ScheduleGrid]').locator('visible=true').getAttribute('data-day')).toBe('1');
  expect(await page.locator('button[data-view=list]').getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('[data-component=DayPicker] li a').nth(1).getAttribute('aria-current')).toBe('true');
  expect(problems).toEqual([]);
});

test('what was written before is looked for among the questions', async () => {
  const { page, release } = await slow('/sv/faq');
  const field = page.getByRole('main').getByRole('searchbox');
  const questions = page.locator('main details').locator('visible=true');
  const all = await questions.count();
  await field.pressSequentially('zzzz');
  release();
  await hydrated(page);
  await expect.poll(() => questions.count()).toBeLessThan(all);
  await expect.poll(() => field.inputValue()).toBe('zzzz');
});

// NAV-19
test.each(['the link', 'Control+K'])('the search opens before, by %s, and finds what was written in it after', async by => {
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

test('the search closes before by its button, and Enter in it leads to what is found', async () => {
  const { page } = await slow('/sv/about');
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Control+k');
  await dialog.getByRole('button', { name: 'Stäng sökningen' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('cosplay');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/sv/search?q=cosplay');
  expect(
    await page
      .getByRole('main')
      .getByRole('link', { name: /cosplay/i })
      .count(),
  ).toBeGreaterThan(0);
});

test('a link pressed before is simply followed', async () => {
  const { page } = await slow('/sv/about');
  await page.getByRole('banner').getByRole('link', { name: 'Nyheter' }).click();
  await page.waitForURL('**/sv/news');
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
});

test('the menu opens before and is still open after', async () => {
  const { page, problems, release } = await slow('/sv/about', 390);
  const menu = page.getByRole('navigation', { name: 'Hela menyn' });
  await page.locator('button[popovertarget]').click();
  await menu.waitFor();
  release();
  await hydrated(page);
  expect(await menu.isVisible()).toBe(true);
  await expect.poll(() => page.locator('button[popovertarget]').getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);
});
