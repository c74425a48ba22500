/** `npm run pictures -- pages [words…]`: a sheet per page and phase in .cache/pictures, at 390 to 2560 px, day above night. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { edition } from '@edition/edition.ts';
import { chromium, type Browser } from 'playwright-core';
import sharp from 'sharp';
import { chromiumArgs, findChromium } from '../chromium.mjs';
import { commandLine } from '../cli.mjs';
import { startServer } from '../../tests/support/server.ts';

const folder = join(import.meta.dirname, '../../.cache/pictures');
const { words } = commandLine('pictures pages');

const pages = {
  search: 'search?q=cosplay',
  tickets: 'tickets',
  programme: 'schedule',
  home: 'home',
  districts: 'universe/districts',
} as const;
const { ticketRelease, doorsOpen, doorsClose, days } = edition.dates;
const during = days[Math.min(1, days.length - 1)]!.date;
const shifted = (local: string, by: number) => new Date(Date.parse(`${local.slice(0, 10)}T12:00Z`) + by * 86_400_000).toISOString();
const at = (local: string, by: number) => shifted(local, by).slice(0, 16);
const phases: Record<string, { light: string; night?: string }> = {
  during: { light: `${during}T15:00`, night: `${during}T23:00` },
  sale: { light: at(ticketRelease, 110) },
  week: { light: at(doorsOpen, -3) },
  before: { light: at(ticketRelease, -30) },
  after: { light: at(doorsClose, 4) },
};
const screens = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
/** Height of each screen on a sheet, and the gap between them, in px. */
const height = 400;
const gap = 8;

async function row(browser: Browser, site: string, path: string, now: string, theme: 'light' | 'night') {
  const context = await browser.newContext({
    viewport: { width: 2560, height: 1440 },
    // The sheet's resolution, plus a margin.
    deviceScaleFactor: 0.6,
    colorScheme: theme === 'night' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    bypassCSP: true,
    locale: 'sv-SE',
    timezoneId: edition.timeZone,
  });
  const page = await context.newPage();
  const load = async () => {
    await page.goto(`${site}/sv/${path}${path.includes('?') ? '&' : '?'}now=${now}`);
    await page.addStyleTag({ content: '[data-component=ReviewBar] { display: none !important }' });
    // The grid scrolls to the current hour after hydration.
    if (path === pages.programme) await page.locator('[data-island=programme][data-island-state=hydrated]').waitFor({ state: 'attached' });
  };
  const shots: Buffer[] = [];
  for (const [width, tall] of screens) {
    await page.setViewportSize({ width, height: tall });
    // The programme scrolls to the current hour on load only; the other pages follow the window's size.
    if (shots.length === 0 || path === pages.programme) await load();
    await page.evaluate(async () => {
      // Requests for the new size start in the next frame.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      await document.fonts.ready;
      // Lazy pictures outside the window are never loaded or decoded.
      const seen = [...document.images].filter(image => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return image.checkVisibility() && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      });
      await Promise.all(seen.map(image => image.decode().catch(() => {})));
    });
    shots.push(
      await sharp(await page.screenshot())
        .resize({ height, kernel: 'lanczos3' })
        .png()
        .toBuffer(),
    );
  }
  await context.close();
  return shots;
}

async function sheet(rows: Buffer[][]) {
  const widths = screens.map(([width, tall]) => Math.round((width * height) / tall));
  const left = (index: number) => widths.slice(0, index).reduce((sum, width) => sum + width + gap, 0);
  const size = { width: left(widths.length) - gap, height: rows.length * (height + gap) - gap };
  return await sharp({ create: { ...size, channels: 3, background: '#5c5468' } })
    .composite(rows.flatMap((shots, y) => shots.map((input, x) => ({ input, left: left(x), top: y * (height + gap) }))))
    .avif({ quality: 48, effort: 4 })
    .toBuffer();
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
const server = await startServer({ TAND_REVIEW: '1' });
try {
  for (const [name, path] of Object.entries(pages))
    for (const [phase, { light, night = light }] of Object.entries(phases)) {
      if (!words.every(word => word === name || word === phase)) continue;
      const rows = [await row(browser, server.url, path, light, 'light'), await row(browser, server.url, path, night, 'night')];
      const { size } = await sharp(await sheet(rows)).toFile(join(folder, `${name}-${phase}.avif`));
      console.log(`${name}-${phase}.avif  ${Math.round(size / 1000)} kB`);
    }
} finally {
  await server.stop();
  await browser.close();
}
