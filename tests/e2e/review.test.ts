import { expect, test } from 'vitest';
import { moments } from '../../site/src/reviewMoments.ts';
import { testBrowser } from '../support/browser.ts';
import { copy } from '../support/site.ts';

const { open } = testBrowser();

test('the review bar sets the moment by keyboard, which goes along to other pages until it is taken back', async () => {
  const { page, problems } = await open('/sv/tickets');
  const button = page.getByRole('button', { name: 'Granskning' });
  const moment = page.getByRole('combobox', { name: 'Tidpunkt' });
  const choose = async (title: string) => {
    await moment.selectOption(title);
    await page.getByRole('button', { name: 'Visa', exact: true }).press('Enter');
  };
  await button.press('Enter');
  await choose(moments.after.title.sv);
  await page.waitForURL(url => url.searchParams.get('now') === moments.after.local);
  await page.getByRole('heading', { name: (await copy('sv', 'tickets')).doors.after.headline }).waitFor();
  await moment.waitFor(); // the page has hydrated and stores the choice

  await page.goto('/sv/home');
  const { after } = (await copy('sv', 'home')).doors;
  await page.getByText(after.text, { exact: true }).waitFor();
  await moment.waitFor();
  await expect.poll(() => moment.inputValue()).toBe(moments.after.local);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => button.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });

  await choose('Nu');
  await page.waitForURL(url => !url.searchParams.has('now'));
  await button.hover(); // only the bar itself needs React now
  await moment.waitFor();
  await expect.poll(() => moment.inputValue()).toBe('');
  expect(problems).toEqual([]);
});
