/** `npm run pictures -- pages [words…]`: a sheet per screen in .cache/pictures, at 390 to 2560 px, day above night, a commit above the present. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { edition } from '@edition/edition.ts';
import { chromium, type Browser } from 'playwright-core';
import sharp from 'sharp';
import { chromiumArgs, findChromium } from '../chromium.mjs';
import { commandLine, commitOf } from '../cli.mjs';
import { run } from '../run.mjs';
import { inWorktree } from '../worktree.ts';
import { startServer } from '../../tests/support/server.ts';

const folder = join(import.meta.dirname, '../../.cache/pictures');
const { words, values } = commandLine<{ before?: string }>('pictures pages');
const before = values.before && commitOf('pictures pages', values.before);

type Phase = 'during' | 'sale' | 'week' | 'before' | 'after';
const pages: Record<string, readonly [path: string, phase: Phase]> = {
  home: ['home', 'sale'],
  live: ['home', 'during'],
  tickets: ['tickets', 'sale'],
  seats: ['tickets/seatbooking', 'sale'],
  wall: ['schedule?view=grid', 'during'],
  list: ['schedule?view=list', 'during'],
  mine: ['schedule?view=mine', 'during'],
  screen: ['schedule/screen/neon-district', 'during'],
  city: ['universe/districts', 'sale'],
  district: ['universe/districts/tokyo-town', 'during'],
  esports: ['esports', 'sale'],
  tournament: ['esports/tournaments/cs2', 'sale'],
  info: ['eventinfo', 'sale'],
  parents: ['eventinfo/parents', 'sale'],
  access: ['eventinfo/access', 'sale'],
  rules: ['eventrules', 'sale'],
  faq: ['faq', 'sale'],
  search: ['search?q=cosplay', 'sale'],
  partners: ['partners', 'sale'],
  label: ['label', 'sale'],
};
const { ticketRelease, doorsOpen, doorsClose, days } = edition.dates;
const during = days[Math.min(1, days.length - 1)]!.date;
const shifted = (local: string, by: number) => new Date(Date.parse(`${local.slice(0, 10)}T12:00Z`) + by * 86_400_000).toISOString();
const at = (local: string, by: number) => shifted(local, by).slice(0, 16);
const phases: Record<Phase, { light: string; night?: string }> = {
  during: { light: `${during}T15:00`, night: `${during}T23:00` },
  sale: { light: at(ticketRelease, 110) },
  week: { light: at(doorsOpen, -3) },
  before: { light: at(ticketRelease, -30) },
  after: { light: at(doorsClose, 4) },
};
const screens = (
  [
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
  ] as const
).filter(([width]) => !before || width === 390 || width === 1440);
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
    if (path.startsWith('schedule?'))
      await page.locator('[data-island=programme][data-island-state=hydrated]').waitFor({ state: 'attached' });
  };
  const shots: Buffer[] = [];
  for (const [width, tall] of screens) {
    await page.setViewportSize({ width, height: tall });
    // The programme scrolls to the current hour on load only; the other pages follow the window's size.
    if (shots.length === 0 || path.startsWith('schedule?')) await load();
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

const phasesOf = Object.keys(phases).filter((word): word is Phase => words.includes(word));
const names = words.filter(word => word in pages);
const chosen = Object.entries(pages)
  .filter(([name]) => names.length === 0 || names.includes(name))
  .flatMap(([name, [path, own]]) =>
    (phasesOf.length > 0 ? phasesOf : [own]).map(phase => ({ name: `${name}-${phase}`, path, ...phases[phase] })),
  );

/** Rows of each sheet, day above night, by the server that is built in a checkout. */
async function rowsOf(browser: Browser, tree?: string): Promise<Buffer[][][]> {
  const server = await startServer({ TAND_REVIEW: '1', ...(tree && { SITE_DIR: join(tree, 'site/dist') }) }, tree);
  const sheets: Buffer[][][] = [];
  for (const { path, light, night = light } of chosen)
    sheets.push([await row(browser, server.url, path, light, 'light'), await row(browser, server.url, path, night, 'night')]);
  await server.stop();
  return sheets;
}

async function rowsBefore(browser: Browser, commit: string) {
  const tree = join(folder, 'tree');
  return inWorktree(commit, tree, async () => {
    if ((await run('turbo', ['run', 'build', '--output-logs=errors-only'], { cwd: tree })) !== 0)
      throw new Error(`${commit} could not be built`);
    return rowsOf(browser, tree);
  });
}

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
try {
  const old = before ? await rowsBefore(browser, before) : [];
  for (const [index, rows] of (await rowsOf(browser)).entries()) {
    const { name } = chosen[index]!;
    const { size } = await sharp(await sheet([...(old[index] ?? []), ...rows])).toFile(join(folder, `${name}.avif`));
    console.log(`${name}.avif  ${Math.round(size / 1000)} kB`);
  }
} finally {
  await browser.close();
}
