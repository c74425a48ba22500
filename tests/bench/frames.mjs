import { hydrate } from './page.mjs';

const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Where the camera stands while a hand pans. */
const views = [
  { name: 'the open box, 1440 × 900', device: wide, stop: '' },
  { name: 'Tokyo Town, 1440 × 900', device: wide, stop: 'tokyo-town' },
  { name: 'Arkaden in Tokyo Town, 1440 × 900', device: wide, stop: 'arcade' },
  { name: 'Tokyo Town, a phone', device: phone, stop: 'tokyo-town' },
];
/** The beat of the screen, ms, and the clock's own grain. */
const BEAT = 16.7;
const GRAIN = 0.1;
const TURNS = 3;

/** A hand that goes round in circles, held down, until it has gone round so often. */
async function pan(page, { x, y, radius }) {
  const at = turn => [x + Math.cos(turn * 2 * Math.PI) * radius, y + Math.sin(turn * 2 * Math.PI) * radius];
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (let step = 1; step <= 60 * TURNS; step++) await page.mouse.move(...at(step / 60));
  await page.mouse.up();
}

/** How long each frame of the city takes while it is panned, CPU four times slower; all frames of all rounds together. */
export async function measureFrames(browser, base, { runs, onRound }) {
  const found = views.map(({ name }) => ({ name, frames: [] }));
  for (let round = 1; round <= runs; round++) {
    onRound(round);
    for (const [index, { device, stop }] of views.entries()) {
      const context = await browser.newContext({ ...device, serviceWorkers: 'block' });
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      await page.goto(`${base}/sv/universe/districts${stop && `#${stop}`}`, { waitUntil: 'load' });
      const stage = page.getByRole('application');
      await stage.hover({ position: { x: 20, y: 200 } });
      await hydrate(page);
      await stage.hover({ position: { x: 24, y: 204 } });
      await page.locator('[role=application][data-live]').waitFor();
      await page.waitForLoadState('networkidle');
      const { x, y, width, height } = await stage.boundingBox();
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.evaluate(() => {
        globalThis.frames = [];
        let last;
        const beat = now => {
          if (last !== undefined) globalThis.frames.push(now - last);
          last = now;
          requestAnimationFrame(beat);
        };
        requestAnimationFrame(beat);
      });
      const free = Math.min(height, page.viewportSize().height - y);
      await pan(page, { x: x + width * 0.4, y: y + free / 2, radius: Math.min(width, free) * 0.2 });
      found[index].frames.push(...(await page.evaluate(() => globalThis.frames)));
      await context.close();
    }
  }
  return found.map(({ name, frames }) => {
    const sorted = frames.toSorted((a, b) => a - b);
    const over = limit => frames.filter(time => time > limit + GRAIN).length / frames.length;
    return {
      name,
      frames: frames.length,
      median: sorted[Math.floor(frames.length / 2)],
      p95: sorted[Math.floor(frames.length * 0.95)],
      late: over(BEAT),
      lost: over(2 * BEAT),
    };
  });
}
