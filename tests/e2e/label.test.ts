import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { reducedMotion, testBrowser } from '../support/browser.ts';
import { copy } from '../support/site.ts';

const { open } = testBrowser(reducedMotion);

async function make(page: Page, nick: string, number: string) {
  const { form } = await copy('sv', 'label');
  await page.getByLabel(form.nick).fill(nick);
  await page.getByLabel(form.number).fill(number);
  await page.getByRole('button', { name: form.strike }).click();
  return page.getByRole('img', { name: `Etiketten för ${nick}, nummer ${number}.` });
}

// LABEL-1, LABEL-3
test('draws a label in the browser, also from its address after a reload, and sends no text', async () => {
  const asked: string[] = [];
  const { page, problems } = await open('/sv/label', {
    before: async asking => void asking.on('request', request => asked.push(`${request.url()} ${request.postData() ?? ''}`)),
  });
  const label = await make(page, 'Lingonkvartett', '16');
  const drawn = await label.getAttribute('src');
  await expect.poll(() => decodeURIComponent(page.url())).toMatch(/\/sv\/label#16\/Lingonkvartett$/);
  await page.reload();
  await expect.poll(() => label.getAttribute('src')).toBe(drawn);
  expect(asked.filter(request => /lingon/i.test(request) && !request.startsWith('data:'))).toEqual([]);
  expect(problems).toEqual([]);
});

// LABEL-2
test('saves a shared label in four sizes', async () => {
  const { page } = await open('/sv/label?label=7/Gunvor');
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
