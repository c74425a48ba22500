import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { reducedMotion, testBrowser } from '../support/browser.ts';
import { copy, edition } from '../support/site.ts';

const { open } = testBrowser();
const { doorsOpen, ticketRelease } = edition.dates;
const shifted = (local: string, seconds: number) => new Date(Date.parse(`${local}Z`) + seconds * 1000).toISOString().slice(0, 19);
const doors = (page: Page, name: string) => page.getByRole('timer', { name });

async function home(lang: string, now: string, options = {}) {
  const opened = await open(`/${lang}/home?now=${now}`, options);
  return { ...opened, texts: (await copy(lang as 'sv', 'home')).doors };
}

// COUNT-12
test('counts down to the doors, then shows the call to action, without moving the focus', async () => {
  const { page, problems, texts } = await home('en', shifted(doorsOpen, -60), {
    before: (opened: Page) =>
      opened.addInitScript(() => {
        const { now } = Date;
        Date.now = () => now() + ((window as any).ahead ?? 0);
      }),
  });
  const timer = doors(page, texts.label);
  await timer.waitFor();
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  // Records every state of the timer, because a wrong one may be shown only for a moment.
  await page.evaluate(() => {
    const seen = ((window as any).seen = [] as string[]);
    new MutationObserver(() => seen.push(document.querySelector('[role=timer]')?.textContent ?? '')).observe(
      document.querySelector('main')!,
      {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      },
    );
  });
  const logo = page.getByRole('banner').getByRole('link').first();
  await logo.focus();
  await page.evaluate(() => ((window as any).ahead = 57_000));
  await page.getByText(texts.during.text, { exact: true }).waitFor();
  await timer.waitFor({ state: 'detached' });
  const call = page.getByRole('link', { name: texts.during.cta, exact: true }).first();
  await expect.poll(() => call.getAttribute('href')).toBe(`/en${texts.during.href}`);
  expect(await logo.evaluate(element => element === document.activeElement)).toBe(true);
  const seen = await page.evaluate(() => (window as any).seen as string[]);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter(text => /[-−]\s*\d|NaN/.test(text))).toEqual([]);
  // At zero all open pages change at once, so no page may send a request; only the event stream may be open.
  expect(asked.filter(path => path.startsWith('/api/') && path !== '/api/live')).toEqual([]);
  expect(problems).toEqual([]);
});

// COUNT-6
test('counts down to the same instant in another time zone', async () => {
  const { page, texts } = await home('sv', shifted(doorsOpen, -(3 * 86_400 + 4 * 3600 + 1800)), { timezoneId: 'Asia/Tokyo' });
  const sentence = doors(page, texts.label).locator('[data-part=sentence]');
  await expect.poll(() => sentence.textContent()).toMatch(/3 (dagar|dygn).*4 (timmar|tim)/);
});

// COUNT-2, COUNT-3, COUNT-11
test('counts down to the ticket release, and shows what is on once the doors are open', async () => {
  const { onNow, tickets } = await copy('sv', 'home');
  const { page, problems, texts } = await home('sv', shifted(ticketRelease, -3600));
  await page.getByRole('heading', { name: tickets.headline }).waitFor();
  await expect.poll(() => page.getByRole('timer').count()).toBe(2);
  await page.goto(`/sv/home?now=${shifted(ticketRelease, 1)}`);
  await page.getByRole('timer').waitFor();
  await expect.poll(() => page.getByRole('heading', { name: tickets.headline }).count()).toBe(0);
  await page.goto(`/sv/home?now=${doorsOpen}`);
  await page
    .getByRole('list', { name: onNow.label })
    .or(page.getByText(texts.during.text, { exact: true }))
    .waitFor();
  await expect.poll(() => doors(page, texts.label).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('shows no digit without script, but the target in words or the call to action', async () => {
  const { page } = await open('/sv/home', { javaScriptEnabled: false });
  const { during, after } = (await copy('sv', 'home')).doors;
  const countdown = page.locator('[data-component=Countdown]').first();
  const words = await countdown.innerText();
  const target = await countdown.locator('time').allInnerTexts();
  expect([...target, during.text, after.text].some(text => words.includes(text))).toBe(true);
  expect(await countdown.locator('[data-part=digit]:visible').count()).toBe(0);
});

/** Runs in the page. */
const measure = async () => {
  const hero = document.querySelector('[data-hero]')!;
  const shown = [...hero.querySelectorAll<HTMLImageElement>('[data-part=art] img')].filter(image =>
    image.checkVisibility({ visibilityProperty: true }),
  );
  await Promise.all(shown.map(image => image.decode()));
  const painted = ({ left, top, width, height }: DOMRect) => {
    const canvas = new OffscreenCanvas(Math.ceil(width), Math.ceil(height)).getContext('2d')!;
    for (const image of shown) {
      const box = image.getBoundingClientRect();
      canvas.drawImage(image, box.left - left, box.top - top, box.width, box.height);
    }
    // Ignores drop shadows, which are less opaque.
    return canvas.getImageData(0, 0, width, height).data.filter((value, index) => index % 4 === 3 && value > 128).length;
  };
  const units = hero.querySelector('[role=timer] [data-part=units]')!;
  const digits = [...units.querySelectorAll('[data-part=digit]:not([hidden])')].map(digit => digit.getBoundingClientRect());
  const lines = document.createRange();
  const words = [...hero.querySelectorAll('a, p:not([data-part]), [data-part=target]')].flatMap(element => {
    if (!element.checkVisibility()) return [];
    lines.selectNodeContents(element);
    return element.matches('a') ? [element.getBoundingClientRect()] : [...lines.getClientRects()];
  });
  return {
    inCountdown: painted(units.getBoundingClientRect()),
    inWords: Math.max(...words.map(painted)),
    lines: new Set(digits.map(({ top }) => Math.round(top))).size,
    isNamed: hero.querySelector('[data-part=target]')!.getBoundingClientRect().width > 100,
    isPainted: shown.length > 0 && painted(shown[0]!.getBoundingClientRect()) > 1000,
  };
};

async function measureAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  return page.evaluate(measure);
}

describe('the countdown and the texts next to it', () => {
  const widths = [320, 390, 768, 1024, 1440, 1920];
  const day = 86_400;
  const moments = {
    before: shifted(ticketRelease, -day),
    sale: shifted(doorsOpen, -60 * day),
    'week-7': shifted(doorsOpen, -7 * day),
    'week-4': shifted(doorsOpen, -4 * day),
    'week-1': shifted(doorsOpen, -day),
  };
  const apart = { inCountdown: 0, inWords: 0, lines: 1, isNamed: true, isPainted: true };

  test('do not cover the box in any picture, from 320 px on and at a text size of 150 %', async () => {
    const { page } = await open('/sv/404', reducedMotion);
    const areApart = async (when: string, among: number[]) => {
      for (const width of among) await expect.poll(() => measureAt(page, width), { message: `${when}, ${width} px` }).toEqual(apart);
    };
    for (const [index, [picture, moment]] of Object.entries(moments).entries()) {
      // Colours and languages alternate. Only the last picture is checked at all widths, the others at one width of each layout.
      const [colorScheme, lang] = index % 2 ? (['dark', 'en'] as const) : (['light', 'sv'] as const);
      await page.emulateMedia({ colorScheme });
      await page.goto(`/${lang}/home?now=${moment}`);
      await page.locator(`[data-hero] [data-part=city] img[src*="/${picture}"]:visible`).waitFor();
      await page.locator('[data-hero] [role=timer] [data-lit="1"]').first().waitFor();
      await areApart(picture, picture === 'week-1' ? widths : [320, 768, 1024, 1440]);
    }
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
    await areApart('with larger text', [390, ...widths.slice(2), 1600]);
  });

  test('do not cover the box while the drawer is pulled out', async () => {
    const { page } = await open(`/sv/home?now=${moments.sale}`, reducedMotion);
    const link = page.locator('[data-hero] a[data-pull]');
    const frames = page.locator('[data-hero] [data-part=pulled]');
    // Pictures of the open drawer load once the link has focus or hover.
    await expect
      .poll(async () => {
        await link.blur();
        await link.focus();
        return frames.and(page.locator(':not([hidden])')).count();
      })
      .toBeGreaterThan(0);
    const last = await frames.count();
    for (let out = 1; out <= last; out++) {
      await page.keyboard.press('ArrowLeft');
      await expect.poll(() => frames.nth(out - 1).getAttribute('data-away')).toBeNull();
      // Fully pulled out, the drawer reaches furthest into the picture: only there are all widths measured.
      for (const width of out === last ? widths : [320, 1440])
        await expect.poll(() => measureAt(page, width), { message: `frame ${out}, ${width} px` }).toEqual(apart);
    }
  });
});
