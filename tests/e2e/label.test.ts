import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { calm, islandReady, testBrowser } from '../support/browser.ts';
import { copy } from '../support/site.ts';

const { open } = testBrowser(calm);
const sheet = (page: Page) => page.locator('[data-component=LabelPress] img').last();

async function make(page: Page, nick: string, number: string) {
  const { form } = await copy('sv', 'label');
  await page.getByLabel(form.nick).fill(nick);
  await page.getByLabel(form.number).fill(number);
  await page.getByRole('button', { name: form.strike }).click();
  await page.getByRole('img', { name: `Etiketten för ${nick}, nummer ${number}.` }).waitFor();
}

// LABEL-1, LABEL-3
test('a label is drawn in the browser, its address shows the same one, and nothing of it is sent', async () => {
  const asked: string[] = [];
  const { page, problems } = await open('/sv/label', {
    before: async asking => void asking.on('request', request => asked.push(`${request.url()} ${request.postData() ?? ''}`)),
  });
  await islandReady(page, 'label');
  await make(page, 'Lingonkvartett', '16');
  const drawn = await sheet(page).getAttribute('src');
  await expect.poll(() => decodeURIComponent(page.url())).toMatch(/\/sv\/label#16\/Lingonkvartett$/);
  await page.reload();
  await expect.poll(() => sheet(page).getAttribute('src')).toBe(drawn);
  expect(asked.filter(request => /lingon/i.test(request) && !request.startsWith('data:'))).toEqual([]);
  expect(problems).toEqual([]);
});

// LABEL-2
test('a label that was shared is saved in each of its sizes', async () => {
  const { page } = await open('/sv/label?label=7/Gunvor');
  await islandReady(page, 'label');
  const words = await copy('sv', 'label');
  const sizes: Record<string, number[]> = {};
  for (const name of [words.save, words.square, words.story, words.sheet]) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    const file = await readFile(await (await saved).path());
    sizes[name] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  }
  expect(Object.values(sizes)).toEqual([
    [900, 1200],
    [1080, 1080],
    [1080, 1920],
    [1240, 1754],
  ]);
});
