import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { edition } from '@edition/edition.ts';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { reviewMoments } from '@tand/runtime/render/reviewMoments';
import { root, run } from '../run.mjs';
import { inWorktree } from '../worktree.ts';
import { startServer } from '../../tests/support/server.ts';

const folder = join(root, '.cache/pictures');
const moments = reviewMoments(edition);
type Phase = keyof typeof moments;
const pages: Record<string, readonly [path: string, phase: Phase]> = {
  home: ['home', 'on-sale'],
  live: ['home', 'during'],
  tickets: ['tickets', 'on-sale'],
  seats: ['tickets/seatbooking', 'on-sale'],
  wall: ['schedule?view=grid', 'during'],
  list: ['schedule?view=list', 'during'],
  mine: ['schedule?view=mine', 'during'],
  screen: ['schedule/screen/neon-district', 'during'],
  city: ['universe/districts', 'on-sale'],
  district: ['universe/districts/tokyo-town', 'during'],
  esports: ['esports', 'on-sale'],
  tournament: ['esports/tournaments/cs2', 'on-sale'],
  info: ['eventinfo', 'on-sale'],
  parents: ['eventinfo/parents', 'on-sale'],
  access: ['eventinfo/access', 'on-sale'],
  rules: ['eventrules', 'on-sale'],
  faq: ['faq', 'on-sale'],
  search: ['search?q=cosplay', 'on-sale'],
  partners: ['partners', 'on-sale'],
  label: ['label', 'on-sale'],
};
type Screen = readonly [width: number, height: number];
const allScreens: readonly Screen[] = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
];
/** Height of each screen on a sheet, and the gap between them, in px. */
const height = 400;
const gap = 8;

async function row(browser: Browser, site: string, screens: readonly Screen[], path: string, now: string, colorScheme: 'light' | 'dark') {
  const context = await browser.newContext({
    viewport: { width: 2560, height: 1440 },
    // The sheet's resolution, plus a margin.
    deviceScaleFactor: 0.6,
    colorScheme,
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

async function sheet(rows: Buffer[][], screens: readonly Screen[]) {
  const widths = screens.map(([width, tall]) => Math.round((width * height) / tall));
  const left = (index: number) => widths.slice(0, index).reduce((sum, width) => sum + width + gap, 0);
  const size = { width: left(widths.length) - gap, height: rows.length * (height + gap) - gap };
  return await sharp({ create: { ...size, channels: 3, background: '#5c5468' } })
    .composite(rows.flatMap((shots, y) => shots.map((input, x) => ({ input, left: left(x), top: y * (height + gap) }))))
    .avif({ quality: 48, effort: 4 })
    .toBuffer();
}

/**
 * Writes a sheet for each screen that `words` choose to .cache/pictures, day above night.
 * @param words screens, and phases other than their own; all screens if none is named
 * @param before commit to draw above the present, at 390 and 1440 px
 */
export async function drawPages(browser: Browser, words: readonly string[], before?: string) {
  const screens = allScreens.filter(([width]) => !before || width === 390 || width === 1440);
  const phases = Object.keys(moments).filter((word): word is Phase => words.includes(word));
  const names = Object.keys(pages).filter(name => words.includes(name));
  const chosen = (names.length > 0 ? names : Object.keys(pages)).flatMap(name => {
    const [path, own] = pages[name]!;
    return (phases.length > 0 ? phases : [own]).map(phase => ({ name: `${name}-${phase}`, path, phase }));
  });
  /** Rows of each sheet, by the server that is built in a checkout. */
  const rowsOf = async (tree?: string) => {
    const server = await startServer({ TAND_REVIEW: '1', ...(tree && { SITE_DIR: join(tree, 'site/dist') }) }, tree);
    const sheets: Buffer[][][] = [];
    for (const { path, phase } of chosen) {
      const night = moments[phase === 'during' ? 'night' : phase];
      sheets.push([
        await row(browser, server.url, screens, path, moments[phase].local, 'light'),
        await row(browser, server.url, screens, path, night.local, 'dark'),
      ]);
    }
    await server.stop();
    return sheets;
  };
  await mkdir(folder, { recursive: true });
  const tree = join(folder, 'tree');
  const build = ['run', 'build', '--output-logs=errors-only'];
  const old = before
    ? await inWorktree(before, tree, async () => {
        if ((await run('turbo', build, { cwd: tree })) !== 0) throw new Error(`${before} could not be built`);
        return rowsOf(tree);
      })
    : [];
  for (const [index, rows] of (await rowsOf()).entries()) {
    const { name } = chosen[index]!;
    const { size } = await sharp(await sheet([...(old[index] ?? []), ...rows], screens)).toFile(join(folder, `${name}.avif`));
    console.log(`${name}.avif  ${Math.round(size / 1000)} kB`);
  }
}
