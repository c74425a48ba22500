import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, testBrowser } from '../support/browser.ts';
import { copy, edition, languages } from '../support/site.ts';

const { open } = testBrowser();
const heading = (page: Page) => page.locator('[data-component=Schedule] [data-part=heading]:visible');
const shownItems = (page: Page) => page.locator('[data-component=ScheduleItem]:visible, [data-component=ScheduleGrid] article:visible');
const place = (page: Page) => page.getByRole('combobox', { name: /^(Plats|Place)$/ });
const query = (page: Page) => new URL(page.url()).searchParams;

async function ready(path = '/sv/schedule', options = {}) {
  const opened = await open(path, options);
  await hydrated(opened.page);
  return { ...opened, words: await copy(path.slice(1, 3) as 'sv', 'schedule') };
}

// SCHED-18
test.each(languages)('in %s the next and previous day go around all four days, each with an address of its own', async lang => {
  const { page, words, problems } = await ready(`/${lang}/schedule`);
  const days = edition.dates.days.map(({ name }) => name[lang]);
  expect(await heading(page).allTextContents()).toEqual([expect.stringContaining(days[0]!)]);
  const group = page.getByRole('group', { name: words.controls.day, exact: true });
  for (const [step, day] of [1, 2, 3, 0].entries()) {
    await group.getByRole('link', { name: words.controls.nextDay }).click();
    await expect.poll(() => heading(page).allTextContents(), { message: `step ${step}` }).toEqual([expect.stringContaining(days[day]!)]);
    expect(query(page).get('day')).toBe(day ? String(day) : null);
  }
  await group.getByRole('link', { name: words.controls.previousDay }).click();
  await expect.poll(() => query(page).get('day')).toBe('3');
  await expect.poll(() => heading(page).allTextContents()).toEqual([expect.stringContaining(days[3]!)]);
  expect(problems).toEqual([]);
});

// SCHED-19
test('places go around too, and only items of the chosen one show', async () => {
  const { page, words } = await ready();
  const names = await place(page).locator('option').allTextContents();
  expect(names[0]).toBe(words.allPlaces);
  const next = page.getByRole('button', { name: words.controls.nextPlace });
  for (let index = 1; index < names.length; index++) {
    await next.click();
    await expect.poll(() => place(page).locator('option:checked').textContent()).toBe(names[index]);
    expect(query(page).get('place')).toMatch(/^\d+$/);
  }
  await next.click();
  await expect.poll(() => place(page).locator('option:checked').textContent()).toBe(names[0]);
  expect(query(page).get('place')).toBeNull();
  await page.getByRole('button', { name: words.controls.previousPlace }).click();
  await expect.poll(() => place(page).locator('option:checked').textContent()).toBe(names.at(-1));
});

// SCHED-22
test('the number of items shown is told and is true, for each day', async () => {
  const { page } = await ready('/sv/schedule?view=list');
  const status = page.locator('[data-component=Schedule] output').first();
  for (let day = 0; day < 4; day++) {
    await page.goto(`/sv/schedule?day=${day}&view=list`);
    await hydrated(page);
    const count = await page.getByRole('button', { name: /^Spara: / }).count();
    expect(count).toBeGreaterThan(0);
    await expect.poll(() => status.textContent()).toBe(`${count} ${count === 1 ? 'punkt' : 'punkter'} visas`);
  }
});

// SCHED-23
test('the address reproduces day, place and view, in the other language too', async () => {
  const { page } = await ready('/sv/schedule?day=1&place=2&view=list');
  const chosen = async () => ({
    place: await place(page).inputValue(),
    day: await page.locator('[data-component=ScheduleGrid]:visible').getAttribute('data-day'),
    list: await page.getByRole('button', { name: /^(Lista|List)$/ }).getAttribute('aria-pressed'),
    items: await page.getByRole('button', { name: /^(Spara|Save): / }).count(),
  });
  await expect.poll(async () => (await chosen()).day).toBe('1');
  const here = await chosen();
  expect(here).toMatchObject({ day: '1', list: 'true', place: '2' });
  await page.goto('/en/schedule?day=1&place=2&view=list');
  await hydrated(page);
  await expect.poll(chosen).toEqual(here);
});

test.each(['day=9', 'day=-1', 'day=x', 'place=abc', 'place=99999', 'view=cube', 'picks=2', 'day=1&day=2'])(
  'nonsense in the address (%s) breaks nothing',
  async search => {
    const { page, problems } = await ready(`/sv/schedule?${search}`);
    expect(await heading(page).count()).toBeGreaterThan(0);
    expect(await shownItems(page).count()).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  },
);

// SCHED-23
test('Back undoes each choice', async () => {
  const { page, words } = await ready();
  await page.getByRole('button', { name: words.controls.nextPlace }).click();
  await expect.poll(() => query(page).has('place')).toBe(true);
  await page.getByRole('link', { name: words.controls.nextDay }).click();
  await expect.poll(() => query(page).get('day')).toBe('1');
  await page.goBack();
  await expect.poll(() => query(page).get('day')).toBeNull();
  await expect.poll(() => heading(page).allTextContents()).toEqual([expect.stringContaining(edition.dates.days[0]!.name.sv)]);
  await page.goBack();
  await expect.poll(() => place(page).inputValue()).toBe('0');
});

test('choosing a day keeps the place that was chosen', async () => {
  const { page, words } = await ready();
  await page.getByRole('button', { name: words.controls.nextPlace }).click();
  await expect.poll(() => query(page).has('place')).toBe(true);
  const chosen = query(page).get('place');
  await page.getByRole('link', { name: words.controls.nextDay }).click();
  await expect.poll(() => query(page).get('day')).toBe('1');
  expect(query(page).get('place')).toBe(chosen);
});

test('choices made in the same breath all count', async () => {
  const { page, words } = await ready();
  const nextPlace = await page.getByRole('button', { name: words.controls.nextPlace }).elementHandle();
  const onlyPicks = await page.getByRole('button', { name: words.controls.onlyPicks }).elementHandle();
  const nextDay = await page.getByRole('link', { name: words.controls.nextDay }).elementHandle();
  // In one task: buttons and link are as they were drawn before the first choice.
  await page.evaluate(all => all.forEach(one => (one as HTMLElement).click()), [nextPlace, onlyPicks, nextDay]);
  await expect.poll(() => query(page).get('day')).toBe('1');
  expect(query(page).get('picks')).toBe('1');
  expect(query(page).get('place')).toMatch(/^\d+$/);
  await expect.poll(() => place(page).inputValue()).toBe(query(page).get('place'));
});

test('a favourite survives a reload and is all that shows with "only my picks"', async () => {
  const { page, words, problems } = await ready('/sv/schedule?view=list');
  const star = page.getByRole('button', { name: /^Spara: / }).nth(2);
  const name = (await star.getAttribute('aria-label')) ?? (await star.innerText());
  await star.click();
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.getByRole('button', { name, exact: true }).first().getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: words.controls.onlyPicks, exact: true }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Spara: / }).count()).toBe(1);
  expect(query(page).get('picks')).toBe('1');
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: words.controls.clearFilters }).waitFor(); // nothing is left, and a way out is offered
  await page.getByRole('button', { name: words.controls.clearFilters }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Spara: / }).count()).toBeGreaterThan(1);
  expect(problems).toEqual([]);
});

// SCHED-38
test.each(['{', '{"a":1}', '[1,null,"gone"]'])('stored picks that cannot be read (%s) break nothing', async stored => {
  const { page, problems } = await ready('/sv/schedule', {
    before: (page: Page) =>
      page.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [`tand:picks:${edition.year}`, stored]),
  });
  expect(await shownItems(page).count()).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test('during the festival what is on now is marked; a device in another zone is told its own times', async () => {
  const { page, problems } = await ready(`/sv/schedule?day=1&now=${edition.dates.days[1]!.date}T15:00`, { timezoneId: 'America/New_York' });
  const words = await copy('sv', 'schedule');
  await page.locator('[data-part="item"]').getByText(words.item.now, { exact: true }).first().waitFor();
  await expect.poll(() => page.getByText(words.zone.notice.split('{{')[0]).count()).toBe(1);
  await page.getByRole('button', { name: words.controls.jumpToNow }).waitFor();
  expect(problems).toEqual([]);
});

// SCHED-33
test('at home time nothing is said about zones', async () => {
  const { page, words } = await ready('/sv/schedule', { timezoneId: edition.timeZone });
  expect(await page.getByText(words.zone.notice.split('{{')[0]).count()).toBe(0);
});

// SCHED-31
test.each([320, 390])('at %i px the page does not scroll sideways, in both views', async width => {
  for (const view of ['list', 'grid']) {
    const { page } = await ready(`/sv/schedule?view=${view}`, { viewport: { width, height: 800 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
