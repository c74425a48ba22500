import { existsSync } from 'node:fs';
import { launch as launchBrowser, type Browser, type Page } from 'puppeteer-core';
import { inject } from 'vitest';
import { chromiumArgs } from '../../scripts/chromium.mjs';

const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

export type KeyBrowser = 'chrome' | 'firefox';
/** Chromium, or Firefox in the project `firefox`. Puppeteer runs a system's Firefox by WebDriver BiDi; Playwright cannot. */
export const keyBrowser: KeyBrowser = process.env['KEYS_IN'] === 'firefox' ? 'firefox' : 'chrome';

const launched = new Map<KeyBrowser, Promise<Browser>>();

async function launch(name: KeyBrowser): Promise<Browser> {
  if (name === 'chrome') return launchBrowser({ executablePath: inject('chromium'), args: chromiumArgs });
  if (!firefox) throw new Error('The project firefox needs an installed Firefox.');
  return launchBrowser({ browser: 'firefox', executablePath: firefox });
}

export async function openPage(name: KeyBrowser): Promise<{ page: Page; close: () => Promise<void> }> {
  if (!launched.has(name)) launched.set(name, launch(name));
  const context = await (await launched.get(name)!).createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  return { page, close: () => context.close() };
}

export async function closeBrowsers(): Promise<void> {
  for (const browser of launched.values()) await (await browser).close();
  launched.clear();
}
