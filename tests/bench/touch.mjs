export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** A viewport wide enough for the full bar; on a phone its tools are in the menu. */
export const tablet = { viewport: { width: 1280, height: 800 }, hasTouch: true };
export const median = numbers => [...numbers].toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
export const spread = numbers => ({ median: median(numbers), least: Math.min(...numbers), most: Math.max(...numbers) });

export const sinceLoad = (page, ms) =>
  page.waitForFunction(wait => performance.now() > performance.getEntriesByType('navigation')[0].loadEventEnd + wait, ms, { polling: 200 });

/** First interactions. `open`: a `<details>` to open first; `isNative`: also measured without scripts; `isDone` runs in the page. */
const touches = [
  {
    name: 'menu',
    isNative: true,
    path: '/sv/home',
    device: phone,
    target: 'button[popovertarget]',
    isDone: () => document.querySelector('[popover]:popover-open') !== null,
  },
  {
    name: 'search',
    path: '/sv/faq',
    device: tablet,
    target: 'header a[aria-keyshortcuts]',
    isDone: () => document.querySelector('dialog[open] input') !== null,
  },
  {
    name: 'day',
    path: '/sv/schedule',
    device: phone,
    target: '[data-component=DayPicker] li a:not([aria-current])',
    isDone: element => {
      const day = document.querySelector(`[data-part=day] [data-day="${new URL(element.href).searchParams.get('day')}"]`);
      return element.hasAttribute('aria-current') && day !== null && day.checkVisibility();
    },
  },
  {
    name: 'pick',
    path: '/sv/schedule',
    device: phone,
    target: 'main button[aria-label^="Spara: "]',
    isDone: element => element.getAttribute('aria-pressed') === 'true',
  },
  {
    name: 'filter',
    path: '/sv/schedule',
    device: phone,
    open: '[data-component=ProgrammeFilters] details',
    target: '[data-component=ProgrammeFilters] details button[data-kind]',
    isDone: element =>
      element.getAttribute('aria-pressed') === 'true' &&
      [...document.querySelectorAll('[data-part=day] [data-component=ScheduleItem]')].every(
        item => item.dataset.kind === element.dataset.kind || item.hidden,
      ),
  },
  {
    name: 'theme',
    path: '/sv/faq',
    device: tablet,
    target: 'header [data-component=ThemeSwitcher]',
    isDone: () => document.documentElement.dataset.tandTheme !== undefined,
  },
  { name: 'language', isNative: true, path: '/sv/faq', device: tablet, target: 'header [data-component=LanguageSwitcher] a[hreflang=en]' },
];

/** Time from load to touch, in milliseconds. */
const states = { '1 s': 1000, '5 s': 5000 };

/** Slow 4G as in Lighthouse: bytes per second, round trip in milliseconds. */
const network = { offline: false, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8, latency: 150 };

/**
 * Time in ms from touch to visible response (`pressed`) and to completion; CPU four times slower, slow 4G.
 * Medians of `runs`, with minimum and maximum.
 * @param bases addresses of sites by name, alternated; `limit` is one without scripts
 * @param options `of`: touches other than the default ones
 */
export async function measureTouches(browser, bases, { runs, timezoneId, onRound, of = touches }) {
  const found = new Map();
  for (let round = 0; round < runs; round++) {
    for (const touch of of)
      for (const state of Object.keys(states))
        for (const [site, base] of round % 2 ? Object.entries(bases).toReversed() : Object.entries(bases)) {
          if (site === 'limit' && !(touch.isNative && state === '1 s')) continue;
          const key = JSON.stringify({ name: touch.name, state, site });
          found.set(key, [...(found.get(key) ?? []), await measureTouch(browser, base, touch, { state, timezoneId })]);
        }
    onRound?.(round + 1);
  }
  return [...found].map(([key, all]) => ({
    ...JSON.parse(key),
    pressed: spread(all.map(({ pressed }) => pressed)),
    done: spread(all.map(({ done }) => done)),
  }));
}

async function measureTouch(browser, base, { name, path, device, open, target, isDone }, { state, timezoneId }) {
  const context = await browser.newContext({ ...device, timezoneId, serviceWorkers: 'block', reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', network);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(base + path, { waitUntil: 'load' });
    await sinceLoad(page, states[state]);
    const place = await page.evaluate(watch, { open, target, isDone: isDone?.toString() });
    const next = isDone ? undefined : page.waitForURL(url => !url.href.endsWith(path), { waitUntil: 'load' });
    await page.touchscreen.tap(place.x, place.y);
    if (next) {
      await next;
      // A busy machine may paint after the load event.
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      return await page.evaluate(arrival);
    }
    await page.waitForFunction(() => globalThis.touched?.done !== undefined);
    return await page.evaluate(() => globalThis.touched);
  } catch (error) {
    throw new Error(`${name}, ${state}`, { cause: error });
  } finally {
    await context.close();
  }
}

/** Runs in the page. @returns the middle of the target, in px */
function watch({ open, target, isDone }) {
  const folded = open && document.querySelector(open);
  if (folded) folded.open = true;
  const element = [...document.querySelectorAll(target)].find(one => one.checkVisibility({ visibilityProperty: true }));
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // oxlint-disable-next-line no-eval -- a function of ours, handed over as text
  const done = isDone ? eval(isDone) : () => false;
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const times = {};
      globalThis.touched = times;
      // Stored for the next document, which has another time origin.
      sessionStorage.setItem('touched', String(performance.timeOrigin + timeStamp));
      const frame = () => {
        const isOver = done(element);
        const isPressed = isOver || element.matches(':active') || 'pressed' in element.dataset;
        // Measures in a timeout, which runs after the frame is painted.
        setTimeout(() => {
          if (isPressed) times.pressed ??= performance.now() - timeStamp;
          if (isOver) times.done ??= performance.now() - timeStamp;
          sessionStorage.setItem('pressed', String(times.pressed ?? ''));
        });
        if (!isOver) requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    },
    { capture: true, once: true },
  );
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in the document that a touch navigates to: done when it is painted. */
function arrival() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const touched = Number(sessionStorage.getItem('touched'));
  const pressed = sessionStorage.getItem('pressed');
  const done = performance.timeOrigin + paint.startTime - touched;
  return { pressed: pressed ? Number(pressed) : done, done };
}
