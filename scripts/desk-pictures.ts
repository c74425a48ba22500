/** `npm run pictures`: draws the pictures of the desk's guides, from the built desk on the built site. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { edition } from '@edition/edition.ts';
import { contentLanguages, localeOf, localToInstant, type ContentLang } from '@tand/festival';
import { chromium, type Browser, type Page } from 'playwright-core';
import sharp from 'sharp';
import { chromiumArgs, findChromium } from './chromium.mjs';
import { commandLine } from './cli.mjs';
import { root } from './run.mjs';
import { addPasskeys } from '../tests/support/passkeys.ts';
import en from '@tand/desk/texts/en.json' with { type: 'json' };
import sv from '@tand/desk/texts/sv.json' with { type: 'json' };
import { startServer } from '../tests/support/server.ts';

const folder = join(root, 'docs/desk');
const texts = { sv, en };

const { days } = edition.dates;
/** The festival's second day, while most items run. */
const moment = new Date(localToInstant(`${days[Math.min(1, days.length - 1)]!.date}T16:40`, edition.timeZone));
const phone = { width: 360, height: 740 };

const drafts = {
  sv: {
    headline: 'Bastun är varm',
    preamble: 'Handduk finns. Kön är kort just nu.',
    body: 'Den står bakom **Stora scenen**.\n\n- Öppen till 02\n- Ta med vatten',
  },
  en: {
    headline: 'The sauna is hot',
    preamble: 'Towels are there. The queue is short right now.',
    body: 'It is behind the **Main Stage**.\n\n- Open until 02\n- Bring water',
  },
} as const;
const notice = ['Dörrarna öppnar 11 i stället för 10.', 'Doors open at 11 instead of 10.'] as const;

/** A label of the desk with its parameters. */
const filled = (text: string, params: Record<string, string>) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? '');

async function signedIn(browser: Browser, site: string, invitation: string, lang: ContentLang): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: phone,
    deviceScaleFactor: 2,
    hasTouch: true,
    reducedMotion: 'reduce',
    locale: localeOf(lang),
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(moment);
  await addPasskeys(page);
  await page.goto(`/desk/invite#${invitation}`);
  await shot(page, 'invite', lang);
  await page.getByRole('button', { name: texts[lang].entry.make }).click();
  await page.waitForURL('**/desk/programme');
  return page;
}

/** Takes a screenshot with half of the colours, which looks the same at a third of the size. */
async function shot(page: Page, name: string, lang: ContentLang) {
  await page.locator('[data-component=Loader]').first().waitFor({ state: 'detached' });
  await page.evaluate(async () => void (await document.fonts.ready));
  await sharp(await page.screenshot())
    .png({ palette: true, colours: 96 })
    .toFile(join(folder, `${name}-${lang}.png`));
}

async function take(page: Page, lang: ContentLang) {
  const { item, tray, publish, undo } = texts[lang];
  const delay = new RegExp(`^${filled(item.delay, { name: '.*', minutes: '30' })}$`);
  await page.getByRole('button', { name: delay }).first().click();
  await shot(page, 'programme', lang);
  await page.getByRole('link', { name: tray.review }).click();
  await page.getByRole('button', { name: publish.reasons.late }).click();
  await shot(page, 'drawer', lang);
  await page.getByRole('button', { name: filled(publish.send_one, { count: '1' }) }).click();
  await page.getByRole('button', { name: undo.undo, exact: true }).waitFor();
  await page.goto('/desk/news/new');
  const areas = page.locator('textarea');
  for (const [index, text] of Object.values(drafts[lang]).entries()) await areas.nth(index).fill(text);
  await areas.last().scrollIntoViewIfNeeded();
  await shot(page, 'news', lang);
  await page.goto('/desk/notices/new');
  for (const [index, text] of notice.entries()) await areas.nth(index).fill(text);
  await shot(page, 'notice', lang);
  await page.goto('/desk/history');
  await shot(page, 'history', lang);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/desk/programme?view=1');
  await shot(page, 'board', lang);
}

commandLine('pictures');
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
try {
  for (const lang of contentLanguages) {
    console.log(`Taking pictures in ${lang} …`);
    const server = await startServer({ TAND_REVIEW: '', DESK_DIR: join(root, 'packages/desk/dist'), DESK_INVITE: '1' });
    try {
      const [, invitation = ''] = /\/desk\/invite#([\w-]+)/.exec(server.log()) ?? [];
      const page = await signedIn(browser, server.url.replace('127.0.0.1', 'localhost'), invitation, lang);
      await take(page, lang);
      await page.context().close();
    } finally {
      await server.stop();
    }
  }
} finally {
  await browser.close();
}
