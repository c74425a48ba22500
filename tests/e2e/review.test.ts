import { expect, test } from 'vitest';
import { moments } from '../../site/src/reviewMoments.ts';
import { testBrowser } from '../support/browser.ts';
import { copy } from '../support/site.ts';

const { open } = testBrowser();

test('sets the time of this page and the next by keyboard in the review bar, and resets it', async () => {
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

  await page.goto('/sv/home');
  const { after } = (await copy('sv', 'home')).doors;
  await page.getByText(after.text, { exact: true }).waitFor();
  await expect.poll(() => moment.inputValue()).toBe(moments.after.local);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => button.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });

  await choose('Nu');
  await page.waitForURL(url => !url.searchParams.has('now'));
  await expect.poll(() => moment.inputValue()).toBe('');
  expect(problems).toEqual([]);
});

test.each([320, 768, 1440])('shows the review bar with its time below the footer at %i px, closed and open', async width => {
  const { page } = await open(`/sv/schedule?view=grid&now=${moments.after.local}`, { viewport: { width, height: 900 } });
  const button = page.getByRole('button', { name: `Granskning: ${moments.after.local.replace('T', ' ')}` });
  const isBelow = () =>
    page.evaluate(() => {
      const [bar, footer] = ['[data-component=ReviewBar]', 'footer'].map(part => document.querySelector(part)!.getBoundingClientRect());
      return bar!.top >= footer!.bottom && bar!.left >= 0 && bar!.right <= innerWidth;
    });
  await button.waitFor();
  expect(await isBelow()).toBe(true);
  await button.click();
  await page.getByRole('combobox', { name: 'Tidpunkt' }).waitFor();
  expect(await isBelow()).toBe(true);
  await page.context().close();
});
