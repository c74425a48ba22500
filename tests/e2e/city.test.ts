import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdScripts, islandReady, phone, testBrowser } from '../support/browser.ts';
import { copy, edition } from '../support/site.ts';

const { open } = testBrowser();
const during = `${edition.dates.days[1]!.date}T15:00`;
const address = '/sv/universe/districts';

const stopOf = (page: Page) => new URL(page.url()).hash.slice(1);
const stage = (page: Page) => page.getByRole('application');
const panel = (page: Page) => page.locator('[data-component=City] [data-part=panel] h2');

async function at(page: Page, stop: string) {
  await expect.poll(() => stopOf(page)).toBe(stop);
  await page.locator(`[role=application][data-at="${stop || 'city'}"]`).waitFor();
}
const live = (page: Page) => page.locator('[role=application][data-live]').waitFor();

async function enter(stop = '', options = {}) {
  const opened = await open(`${address}?now=${during}${stop && `#${stop}`}`, options);
  await islandReady(opened.page, 'city');
  await stage(opened.page).hover({ position: { x: 24, y: 304 } });
  await live(opened.page);
  if (stop) await at(opened.page, stop);
  return opened;
}

// CITY-1, CITY-4
test('opens the city, a district and a place by mouse, and Back leads out again', async () => {
  const { page, problems } = await enter('box');
  const box = (await stage(page).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 480, y + 240, { steps: 12 });
  await page.mouse.up();
  await at(page, '');
  await page.locator('[data-mark=tokyo-town]').click();
  await at(page, 'tokyo-town');
  await page.locator('[data-mark=arcade]').click();
  await at(page, 'arcade');
  await expect.poll(() => panel(page).textContent()).toBe('Arkaden');
  await page.goBack();
  await at(page, 'tokyo-town');
  await page.goBack();
  await at(page, '');
  expect(problems).toEqual([]);
});

// A11Y-4
test('announces the district that an arrow key brings to the middle, and opens it with Enter', async () => {
  const { page } = await enter();
  await stage(page).focus();
  await page.keyboard.press('ArrowRight');
  const said = page.locator('[data-component=City]').getByRole('status').filter({ hasText: 'Öppna med Enter.' });
  const name = (await said.textContent())!.split('.')[0];
  await page.keyboard.press('Enter');
  await expect.poll(() => panel(page).textContent()).toBe(name);
  await expect.poll(() => page.evaluate(() => document.activeElement!.textContent)).toBe(name);
});

// CITY-4, CITY-5
test('leaves a district by wheel, zooms out by button, and enters a district by its drawing', async () => {
  const { page } = await enter('quiet-lan');
  const box = (await stage(page).boundingBox())!;
  await page.mouse.move(box.x + 500, box.y + box.height / 2);
  // In one call: once the district is left, the wheel scrolls the page.
  await page.mouse.wheel(0, 480);
  await at(page, '');
  const plates = async () => {
    const [left, right] = await Promise.all(['quiet-lan', 'mirage-palace'].map(id => page.locator(`[data-mark=${id}]`).boundingBox()));
    return { right: right!, apart: Math.abs(right!.x - left!.x) };
  };
  const { apart } = await plates();
  await page.getByRole('button', { name: (await copy('sv', 'districts')).city.farther }).click();
  await expect.poll(async () => (await plates()).apart).toBeLessThan(apart);
  await page.locator('[data-mark=mirage-palace]').click({ trial: true }); // waits until the camera rests
  const { right: plate } = await plates();
  await page.mouse.click(plate.x + plate.width / 2, plate.y + 110);
  await expect.poll(() => stopOf(page)).toBe('mirage-palace');
});

// CITY-1, CITY-4
test('opens the drawer by keys, focuses the name of an entered district, leaves it on Escape', async () => {
  const { page } = await enter('box');
  await stage(page).focus();
  for (let i = 0; i < 10; i++) await page.keyboard.press('ArrowDown');
  await at(page, '');
  await page
    .getByRole('navigation', { name: 'Alla platser' })
    .getByRole('link', { name: /Quiet LAN/ })
    .focus();
  await page.keyboard.press('Enter');
  await at(page, 'quiet-lan');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Quiet LAN');
  await stage(page).focus();
  await page.keyboard.press('Escape');
  await at(page, '');
});

test('opens the district in the middle by Enter, with the focus on its name', async () => {
  const { page } = await enter('');
  await stage(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => panel(page).evaluateAll(titles => titles.includes(document.activeElement as HTMLElement))).toBe(true);
});

// CITY-1, CITY-4
test('pulls the drawer by finger on a phone, opens a district by tap and a place by pinch', async () => {
  const { page } = await open(`${address}?now=${during}#box`, phone);
  await live(page);
  const device = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: number[][], timestamp?: number) =>
    device.send('Input.dispatchTouchEvent', {
      type,
      ...(timestamp && { timestamp }),
      touchPoints: points.map(([x = 0, y = 0], id) => ({ x, y, id })),
    });
  const { y: top } = (await stage(page).boundingBox())!;
  await touch('touchStart', [[200, top + 60]]);
  for (let dy = 80; dy < 460; dy += 30) await touch('touchMove', [[200, top + dy]]);
  await at(page, '');
  // Lifted after a rest: a finger lifted while moving continues the pan.
  await touch('touchEnd', [], Date.now() / 1000 + 1);
  await page.locator('[data-mark=rosa-helikopter]').tap();
  await at(page, 'rosa-helikopter');
  await page.locator('[data-mark=saab]').tap({ trial: true });
  const sign = (await page.locator('[data-mark=saab]').boundingBox())!;
  const [x, y] = [sign.x + sign.width / 2, sign.y + 60];
  await touch('touchStart', [
    [x - 12, y - 8],
    [x + 12, y + 8],
  ]);
  for (let d = 20; d < 170; d += 10)
    await touch('touchMove', [
      [x - d, y - d / 2],
      [x + d, y + d / 2],
    ]);
  await touch('touchEnd', []);
  await expect.poll(() => stopOf(page)).not.toBe('rosa-helikopter');
});

// CITY-4, CITY-5
test('opens after hydration the district that was pressed before', async () => {
  for (const pressed of ['[data-mark=tokyo-town]', '[role=application]']) {
    const { before, release } = holdScripts();
    const { page } = await open(address, { ...phone, before });
    // Presses the drawing of Quiet LAN, at the foot of the stairs, next to its name.
    const { width, height } = (await stage(page).boundingBox())!;
    await page.locator(pressed).tap(pressed.includes('mark') ? {} : { position: { x: width / 2, y: height * 0.9 } });
    release();
    await at(page, pressed.includes('mark') ? 'tokyo-town' : 'quiet-lan');
    expect(new URL(page.url()).pathname).toBe(address);
  }
});

// CITY-4
test('moves the camera at once with reduced motion', async () => {
  const { page } = await enter('', { reducedMotion: 'reduce' });
  await page.locator('[data-mark=neon-district]').click();
  await at(page, 'neon-district');
  const places = await page.evaluate(async () => {
    const seen = new Set<string>();
    for (let i = 0; i < 10; i++) {
      seen.add(document.querySelector<HTMLElement>('[data-group=scene]')?.style.transform ?? '');
      await new Promise(requestAnimationFrame);
    }
    return [...seen].filter(Boolean).length;
  });
  expect(places).toBe(1);
});

// CITY-5, CITY-6
test('adds a pressed figure to the album, which survives a reload', async () => {
  const { page } = await enter('tokyo-town');
  const words = (await copy('sv', 'districts')).city;
  await page.getByRole('button', { name: words.hint }).click();
  await at(page, 'tokyo-town');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `${words.album} 1/21` }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: new RegExp(words.album) }).hover();
  await expect.poll(() => page.getByRole('button', { name: new RegExp(words.album) }).textContent()).toBe(`${words.album} 1/21`);
});

// CITY-2
test('links the name of a district to its page without script', async () => {
  const { page } = await open(address, { javaScriptEnabled: false });
  await page.locator('[data-mark=tokyo-town]').click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(`${address}/tokyo-town`);
});

// CITY-7
test('loads at most 120 kB of pictures, and camera code only once the city is used', async () => {
  for (const options of [{}, phone]) {
    let pictures = 0;
    const scripts: string[] = [];
    const { page } = await open(address, {
      ...options,
      isFull: true,
      before: async asked => {
        const device = await asked.context().newCDPSession(asked);
        await device.send('Network.enable');
        const kinds = new Map<string, string>();
        device.on('Network.responseReceived', ({ requestId, type, response }) => {
          kinds.set(requestId, type);
          if (type === 'Script') scripts.push(response.url);
        });
        device.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
          if (kinds.get(requestId) === 'Image') pictures += encodedDataLength;
        });
      },
    });
    await islandReady(page, 'city');
    await expect
      .poll(() => page.evaluate(() => [...document.images].every(image => image.complete || image.loading === 'lazy')))
      .toBe(true);
    await expect.poll(() => pictures).toBeGreaterThan(20_000);
    expect(pictures).toBeLessThan(120 * 1024);
    const camera = () => scripts.filter(url => /panZoom-/.test(url)).length;
    expect(camera()).toBe(0);
    await stage(page).hover({ position: { x: 14, y: 64 } });
    await live(page);
    await expect.poll(camera).toBe(1);
  }
});

test.each([390, 1024, 1440])('has no heading larger than the main heading of the page at %i px', async width => {
  const { page } = await open(address, { viewport: { width, height: 900 } });
  const sizes = await page
    .locator('main')
    .locator('h1, h2')
    .evaluateAll(headings => headings.map(heading => [heading.tagName, Number.parseFloat(getComputedStyle(heading).fontSize)] as const));
  const title = sizes.find(([tag]) => tag === 'H1')![1];
  expect(sizes.filter(([, size]) => size > title)).toEqual([]);
});
