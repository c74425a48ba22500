import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, testBrowser } from '../support/browser.ts';
import { copy, edition } from '../support/site.ts';

const { open } = testBrowser();
const { doorsOpen, ticketRelease } = edition.dates;
/** A local time some seconds from another: both without zone, so plain arithmetic does. */
const shifted = (local: string, seconds: number) => new Date(Date.parse(`${local}Z`) + seconds * 1000).toISOString().slice(0, 19);
const doors = (page: Page, name: string) => page.getByRole('timer', { name });

async function home(lang: string, now: string, options = {}) {
  const opened = await open(`/${lang}/home?now=${now}`, options);
  await hydrated(opened.page);
  return { ...opened, texts: (await copy(lang as 'sv', 'home')).doors };
}

// COUNT-12
test('it counts to the doors, reaches them and becomes the call to action, focus untouched', async () => {
  const { page, problems, texts } = await home('en', shifted(doorsOpen, -60), {
    before: (opened: Page) =>
      opened.addInitScript(() => {
        const { now } = Date;
        Date.now = () => now() + ((window as any).ahead ?? 0);
      }),
  });
  const timer = doors(page, texts.label);
  await timer.waitFor();
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  // Every state the timer passes through is kept, so that none can slip by.
  await page.evaluate(() => {
    const seen = ((window as any).seen = [] as string[]);
    new MutationObserver(() => seen.push(document.querySelector('[role=timer]')?.textContent ?? '')).observe(
      document.querySelector('main')!,
      {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      },
    );
  });
  const logo = page.getByRole('banner').getByRole('link').first();
  await logo.focus();
  // All is there and watched: three seconds are left.
  await page.evaluate(() => ((window as any).ahead = 57_000));
  await page.getByText(texts.during.text, { exact: true }).waitFor();
  await expect.poll(() => timer.count()).toBe(0);
  const call = page.getByRole('link', { name: texts.during.cta, exact: true }).first();
  expect(await call.getAttribute('href')).toBe(`/en${texts.during.href}`);
  expect(await logo.evaluate(element => element === document.activeElement)).toBe(true);
  const seen = await page.evaluate(() => (window as any).seen as string[]);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter(text => /[-−]\s*\d|NaN/.test(text))).toEqual([]);
  // At zero a hundred thousand pages change by their own clocks; none of them asks for anything but the stream of changes.
  expect(asked.filter(path => path.startsWith('/api/') && path !== '/api/live')).toEqual([]);
  expect(problems).toEqual([]);
});

// COUNT-2, COUNT-11
test.each([0, 3600])('%i seconds after the doors what is on stands, or the call to action', async seconds => {
  const { page, texts } = await home('sv', shifted(doorsOpen, seconds));
  const onNow = page.getByRole('list', { name: (await copy('sv', 'home')).onNow.label });
  await onNow.or(page.getByText(texts.during.text, { exact: true })).waitFor();
  await expect.poll(() => doors(page, texts.label).count()).toBe(0);
});

async function sentence(timezoneId: string) {
  const { page, texts } = await home('sv', shifted(doorsOpen, -(3 * 86_400 + 4 * 3600 + 30)), { timezoneId });
  const spoken = doors(page, texts.label).locator('[data-part=sentence]');
  await expect.poll(() => spoken.textContent()).not.toBe('');
  return spoken.textContent();
}

// COUNT-6
test('a device in another zone counts to the same instant', async () => {
  const here = await sentence('Europe/Stockholm');
  expect(here).toMatch(/3 (dagar|dygn)/);
  expect(here).toMatch(/4 (timmar|tim)/);
  expect(await sentence('Asia/Tokyo')).toBe(here);
});

// COUNT-3
test('the countdown to the ticket release stands before it and is gone after it', async () => {
  const { headline } = (await copy('sv', 'home')).tickets;
  const before = await home('sv', shifted(ticketRelease, -3600));
  await before.page.getByRole('heading', { name: headline }).waitFor();
  await expect.poll(() => before.page.getByRole('timer').count()).toBe(2);
  const after = await home('sv', shifted(ticketRelease, 1));
  await after.page.getByRole('timer').waitFor();
  await expect.poll(() => after.page.getByRole('heading', { name: headline }).count()).toBe(0);
  expect(before.problems).toEqual([]);
});

test('without script nothing of the hidden digits is seen: the target in words, or the call to action', async () => {
  const { page } = await open('/sv/home', { javaScriptEnabled: false });
  const { during, after } = (await copy('sv', 'home')).doors;
  const countdown = page.locator('[data-component=Countdown]').first();
  const words = await countdown.innerText();
  const target = await countdown.locator('time').allInnerTexts();
  expect([...target, during.text, after.text].some(text => words.includes(text))).toBe(true);
  expect(await countdown.locator('[data-part=digit]:visible').count()).toBe(0);
});
