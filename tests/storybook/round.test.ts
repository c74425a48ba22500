import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Download } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { serveFolder } from '../visual/serve.ts';

let browser: Browser;
let storybook: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
  storybook = await serveFolder(join(import.meta.dirname, '../../storybook-static'));
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
});
afterAll(async () => {
  await browser?.close();
  storybook?.close();
});

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

// LIB-8 LIB-9 LIB-10
test('lets a designer find, read and compare a component, and change and download the brand', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(60_000);
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(error.message));
  page.on('response', response => response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`));
  const shown = page.frameLocator('#storybook-preview-iframe');
  const sidebar = page.getByRole('navigation').or(page.locator('.sidebar-container')).first();

  await page.goto(storybook.url);
  await shown.getByRole('heading', { level: 1, name: 'Start here' }).waitFor();

  await sidebar.getByRole('button', { name: 'Forms' }).click();
  await sidebar.getByRole('button', { name: 'LookupForm', exact: true }).click();
  await sidebar.getByRole('link', { name: 'Docs' }).click();
  await shown.getByRole('heading', { level: 1, name: 'LookupForm' }).waitFor();
  const facts = shown.locator('[data-part-facts]');
  await facts.getByText("import { LookupForm } from '@tand/ui-festival/components/LookupForm';").waitFor();
  await facts.getByText('site/src/islands/lookup.tsx').waitFor();

  await facts.getByText('Every theme, language, phase and width').click();
  const looks = ['light, sv', 'night, sv', 'light, en', 'night, en'].map(async look => {
    const story = facts.locator(`iframe[title="${look}, during, 320 px"]`).contentFrame();
    const field = story.getByRole('textbox').first();
    await field.waitFor();
    const ground = await story.locator('body').evaluate(body => getComputedStyle(body).backgroundColor);
    return [await story.locator('label').first().innerText(), ground];
  });
  const [daySv, nightSv, dayEn, nightEn] = await Promise.all(looks);
  expect([nightSv?.[0], nightEn?.[0]]).toEqual([daySv?.[0], dayEn?.[0]]);
  expect(dayEn?.[0]).not.toBe(daySv?.[0]);
  expect(nightSv?.[1]).not.toBe(daySv?.[1]);

  await expect.poll(() => shown.locator('html').getAttribute('data-tand-theme')).toBe('light');

  await page.getByRole('link', { name: 'Brand editor' }).click();
  const check = shown.getByRole('status', { name: 'What the check says' });
  const button = shown.getByRole('button', { name: 'Buy a ticket' }).first();
  const download = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), shown.getByRole('link', { name }).click()]);
    return textOf(file);
  };
  await shown.getByLabel('red', { exact: true }).fill('#ffb0b0');
  await check.getByText('on-red #ffffff on red #ffb0b0 is 1.74, below 4.5').waitFor();
  await expect.poll(() => shown.getByRole('link', { name: 'Download its CSS' }).count()).toBe(0);
  await shown.getByLabel('red', { exact: true }).fill('#148650');
  await shown.getByLabel('red-deep', { exact: true }).fill('#0a5134');
  await check.getByText('Every pair can be read').waitFor();
  await expect.poll(() => button.evaluate(element => getComputedStyle(element).backgroundColor)).toBe('rgb(20, 134, 80)');
  expect(JSON.parse(await download('Download the brand file'))).toEqual({
    palette: { red: { $value: '#148650' }, 'red-deep': { $value: '#0a5134' } },
  });
  expect(await download('Download its CSS')).toContain('--ui-color-primary: var(--ui-plain, #148650)');

  await page.goto(`${storybook.url}/?path=/story/components-button--default`);
  const worn = shown.getByRole('button', { name: 'Buy a ticket' });
  await expect.poll(() => worn.evaluate(element => getComputedStyle(element).backgroundColor)).toBe('rgb(20, 134, 80)');
  expect(problems).toEqual([]);
});

// LIB-9
test.each([
  ['accordion', 'Accordion'],
  ['modal', 'Dialog'],
  ['dropdown', 'Menu'],
  ['tabs', 'Tabs'],
  ['date picker', 'TextField'],
  ['pagination', 'Pager'],
])('finds by a search for "%s" the page of the component %s', async (words, component) => {
  const page = await browser.newPage();
  await page.goto(storybook.url);
  await page.getByRole('searchbox', { name: 'Search for components' }).fill(words);
  await page.getByRole('option').filter({ hasText: component }).first().click();
  await expect.poll(() => page.url()).toMatch(new RegExp(`/docs/[\\w-]*${component.toLowerCase()}--docs$`));
  await page.close();
});
