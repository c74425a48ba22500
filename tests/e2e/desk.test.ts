import push from '@edition/copy/sv/push.json' with { type: 'json' };
import schedule from '@edition/copy/sv/schedule.json' with { type: 'json' };
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { INKS, NIGHT_INKS } from '@tand/art';
import { placeSlug, type ScheduleLocation } from '@tand/festival';
import type { BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFailed, onTestFinished, test } from 'vitest';
import { axe as check } from '../support/axe.ts';
import { newContext } from '../support/browser.ts';
import { addPasskeys } from '../support/passkeys.ts';
import { startPushService, type Phone, type PushService } from '../support/push-service.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { edition } from '../support/site.ts';

// The tests depend on each other's results.
let server: RunningServer;
let site: string;
let crew: BrowserContext;
let visitors: BrowserContext;
let desk: Page;
const problems: string[] = [];
const closing: BrowserContext[] = [];
const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'desk-'));
const database = `file:${join(folder, 'desk.db')}`;
/** The night before the doors open: after the festival no push messages are sent. */
const moment = `${edition.dates.days[0]!.date}T00:05:00Z`;
let pushService: PushService;
const start = (env: Record<string, string> = {}) =>
  startServer({
    DATABASE_URL: database,
    PUSH_SERVICES: pushService.origin,
    NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'tests/support/clock.mjs')).href}`,
    CLOCK: moment,
    ...env,
  });

interface Item {
  id: string;
  day: number;
  start_time: string;
  end_time: string;
  name_sv: string;
}
let item: Item;
let place: ScheduleLocation;

beforeAll(async () => {
  pushService = await startPushService();
  const command = ['--import', 'tsx', '--conditions=@tand/source', 'packages/server/src/cli.ts'];
  execFileSync(process.execPath, [...command, 'desk', 'keys', '--database', database], { cwd: root });
  server = await start({ DESK_DIR: join(root, 'packages/desk/dist'), DESK_INVITE: '1' });
  // Passkeys need a host name, not an IP address.
  site = server.url.replace('127.0.0.1', 'localhost');
  const { items, locations } = (await (await fetch(`${server.url}/api/schedule`)).json()) as {
    items: Item[];
    locations: ScheduleLocation[];
  };
  place = locations[0]!;
  // Starts on the hour and ends after half past, so the page does not show half past as a time of the item yet.
  item = items.find(({ start_time, end_time }) => /^1[0-6]:00/.test(start_time) && end_time > `${start_time.slice(0, 2)}:30`)!;
  crew = await newContext({ baseURL: site, viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' });
  visitors = await newContext({ baseURL: site });
  for (const context of [crew, visitors]) await context.clock.setFixedTime(moment);
  desk = await crew.newPage();
  desk.on('pageerror', error => problems.push(error.message));
  desk.on('console', message => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await addPasskeys(desk);
});

afterAll(async () => {
  for (const context of closing) await context.close();
  await crew?.close();
  await visitors?.close();
  await server?.stop();
  pushService?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Violations, except targets that a sticky bar of the desk partly covers. */
const axe = async (page: Page) => (await check(page)).filter(line => !line.includes('partially obscured'));

/** @throws if Tab does not reach the element */
async function reach(target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return;
    await desk.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to ${String(target)}.`);
}

async function press(target: Locator, key = 'Enter'): Promise<void> {
  await reach(target);
  await desk.keyboard.press(key);
}

async function write(target: Locator, text: string): Promise<void> {
  await reach(target);
  await desk.keyboard.press('Control+A');
  await desk.keyboard.type(text);
}

const button = (name: string | RegExp) => desk.getByRole('button', { name });
const field = (name: string) => desk.getByRole('textbox', { name, exact: true });
const later = (time: string) => new RegExp(`${time.slice(0, 2)}[.:]30`);

interface VisitorsPhone {
  page: Page;
  /** Subscriptions before and after the browser's `pushsubscriptionchange`. */
  first: Phone;
  second: Phone;
  /** Delivers pending pushes to the worker. @returns the notifications shown */
  receive: () => Promise<{ title: string; body: string }[]>;
}

/** Opens a page with the site's real worker. PushManager and the push service are replaced. */
async function visitorsPhone(path: string): Promise<VisitorsPhone> {
  const context = await newContext({ isFull: true, baseURL: site, serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });
  closing.push(context);
  await context.grantPermissions(['notifications'], { origin: site });
  await context.clock.setFixedTime(moment);
  const [first, second] = [pushService.phone('first'), pushService.phone('second')];
  await context.addInitScript(({ endpoint, keys }) => {
    sessionStorage.setItem('tand:visit', ''); // the worker is registered from the second page of a visit on
    const subscription = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
    Object.assign(PushManager.prototype, {
      subscribe: async () => (localStorage.setItem('subscribed', ''), subscription),
      getSubscription: async () => (localStorage.getItem('subscribed') === null ? null : subscription),
    });
  }, first.subscription);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const registration = registrationOf(devtools);
  await devtools.send('ServiceWorker.enable');
  await page.goto(path);
  let received = 0;
  /** Number of notifications that the worker has shown. `getNotifications()` could make Chromium drop one that is not on screen yet. */
  const countShown = () =>
    context.serviceWorkers()[0]!.evaluate(() => {
      const worker = globalThis as unknown as { shown?: number; registration: ServiceWorkerRegistration };
      if (worker.shown === undefined) {
        const show = worker.registration.showNotification.bind(worker.registration);
        worker.shown = 0;
        worker.registration.showNotification = async (...notification) => {
          await show(...notification);
          worker.shown! += 1;
        };
      }
      return worker.shown;
    });
  return {
    page,
    first,
    second,
    receive: async () => {
      const registrationId = await registration;
      for (const data of [...first.sent, ...second.sent].slice(received)) {
        const before = await countShown();
        await devtools.send('ServiceWorker.deliverPushMessage', { origin: site, registrationId, data });
        received += 1;
        await expect.poll(countShown).toBe(before + 1);
      }
      return page.evaluate(async () => {
        const shown = await (await navigator.serviceWorker.ready).getNotifications();
        return shown.map(({ title, body }) => ({ title, body }));
      });
    },
  };
}

const registrationOf = (devtools: CDPSession) =>
  new Promise<string>(done => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) done(first.registrationId);
    });
  });

/** Dispatches an event that only a browser with a push service, or a click, can send. */
const dispatch = (page: Page, name: 'pushsubscriptionchange' | 'notificationclick', changed?: Phone['subscription']) =>
  page
    .context()
    .serviceWorkers()[0]!
    .evaluate(
      async ([type, subscription]) => {
        const worker = globalThis as any;
        let work: Promise<unknown> | undefined;
        let opened = '';
        Object.defineProperty(worker.clients, 'openWindow', { value: async (url: URL) => (opened = url.pathname), configurable: true });
        const [notification] = await worker.registration.getNotifications();
        const newSubscription = subscription && { ...subscription, toJSON: () => subscription };
        const event = Object.assign(new Event(type), {
          notification,
          newSubscription,
          waitUntil: (done: Promise<unknown>) => (work = done),
        });
        worker.dispatchEvent(event);
        await work;
        return opened;
      },
      [name, changed] as const,
    );

async function bytesOf(url: string, path: string): Promise<string[]> {
  const html = await (await fetch(url + path)).text();
  const files = [...html.matchAll(/"(\/assets\/app\/[\w-]+\.js)"/g)].map(([, file]) => file!);
  // Removes the time, because the two servers may be asked in different minutes.
  return [html.replace(/"moment":\d+/, ''), ...(await Promise.all(files.map(async file => (await fetch(url + file)).text())))];
}

describe('the desk', () => {
  // DESK-1
  test('changes no byte of pages, scripts and files of the site', async () => {
    const off = await start();
    onTestFinished(() => off.stop());
    expect((await fetch(`${off.url}/desk/`)).status).toBe(404);
    for (const path of ['/sv/home', '/en/tickets', '/sv/desk', '/sw.js', '/api/schedule'])
      expect(await bytesOf(server.url, path)).toEqual(await bytesOf(off.url, path));
  });

  // CREW-14, DESK-2, DESK-3, DESK-8
  test('accepts an invitation with a passkey, once', async () => {
    const [, invitation] = /\/desk\/invite#([\w-]+)/.exec(server.log()) ?? [];
    await desk.goto(`/desk/invite#${invitation}`);
    await press(button('Skapa min nyckel'));
    await desk.getByRole('heading', { level: 1, name: 'Program' }).waitFor();
    expect(await axe(desk)).toEqual([]);
    const used = await (await newContext({ baseURL: site })).newPage();
    await used.goto(`/desk/invite#${invitation}`);
    await used.getByRole('alert').filter({ hasText: 'använd' }).waitFor();
    await used.context().close();
  });

  // CREW-4, CREW-5, CREW-13, CREW-14, PUSH-3, PUSH-7, PUSH-8
  test('moves an item and back, which an open page shows and a push message reports', async () => {
    const phone = await visitorsPhone(`/sv/schedule?day=${item.day}&view=list`);
    onTestFailed(async () => {
      console.log(`Sent: ${phone.first.sent.join()} ${phone.second.sent.join()}\n${server.log()}`);
      console.log(`The phone shows: ${await phone.page.locator('body').innerText()}`);
    });
    await phone.page
      .getByRole('button', { name: schedule.item.favourite.replace('{{title}}', item.name_sv) })
      .first()
      .click();
    await phone.page.getByRole('button', { name: `${schedule.controls.mine} 1` }).click();
    await phone.page.getByRole('button', { name: schedule.mine.tell }).click();
    await phone.page.getByRole('button', { name: push.start }).click();
    await phone.page.getByText(push.isOn).waitFor();
    const page = await visitors.newPage();
    await Promise.all([page.waitForRequest('**/api/live'), page.goto(`/sv/schedule?day=${item.day}&view=list`)]);
    const row = page.locator(`[data-part=item]:has-text("${item.name_sv}")`).first();
    await row.waitFor();

    await desk.goto(`/desk/programme/${item.id}`);
    await press(button('+30 minuter'));
    expect(await axe(desk)).toEqual([]);
    await desk.reload();
    await press(desk.getByRole('link', { name: 'Granska' }));
    await button('Publicera 1 ändring').waitFor();
    expect(await axe(desk)).toEqual([]);
    await write(field('Varför?'), 'Punkten före drog över');
    await press(button('Publicera 1 ändring'));
    await desk.getByText(/Revision \d+ är ute/).waitFor();
    await row.getByText(later(item.start_time)).first().waitFor();
    const notified = { title: item.name_sv, body: expect.stringMatching(later(item.start_time)) as string };
    await expect.poll(phone.receive).toEqual([notified]);
    await dispatch(phone.page, 'pushsubscriptionchange', phone.second.subscription);

    await press(button('Ångra'));
    await press(button(/^Ja, ångra/));
    await desk.getByText('Det som gällde innan är ute igen.', { exact: false }).waitFor();
    await row.getByText(later(item.start_time)).first().waitFor({ state: 'detached' });
    // The second notification replaces the first, and is sent to the new endpoint only.
    const back = { title: item.name_sv, body: expect.not.stringMatching(later(item.start_time)) as string };
    await expect.poll(phone.receive).toEqual([back]);
    expect([phone.first.sent, phone.second.sent].map(({ length }) => length)).toEqual([1, 1]);
    expect(await dispatch(phone.page, 'notificationclick')).toMatch(/^\/sv\/schedule\/./);
    await page.close();
  });

  // CREW-7, CREW-9, CREW-14
  test('previews, publishes and withdraws an article with a picture', async () => {
    await desk.goto('/desk/news/new');
    await write(field('Rubrik'), 'Bastun är varm');
    await write(field('Ingress'), 'Handduk finns.');
    await write(field('Text'), 'Den står bakom **Stora scenen**.');

    const picture = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#e5242a' } })
      .jpeg()
      .toBuffer();
    await desk.getByLabel('Välj en bild').setInputFiles({ name: 'bastu.jpg', mimeType: 'image/jpeg', buffer: picture });
    await desk.getByRole('dialog', { name: 'Beskär bilden' }).waitFor();
    expect(await axe(desk)).toEqual([]);
    await press(button('Använd utsnittet'));
    await write(field('Vad bilden visar · Svenska'), 'En röd bastu');

    await press(button('Publicera'));
    await desk.getByRole('dialog').getByText('Vad bilden visar · Engelska').waitFor();
    await press(button('Skriv klart'));
    await write(field('Vad bilden visar · Engelska'), 'A red sauna');
    await reach(desk.getByRole('radio', { name: /^Svenska/ }));
    await desk.keyboard.press('ArrowRight');
    await write(field('Rubrik'), 'The sauna is hot');
    await write(field('Ingress'), 'Towels are there.');
    await write(field('Text'), 'It stands behind the **Main Stage**.');
    expect(await axe(desk)).toEqual([]);
    await reach(desk.getByRole('radio', { name: 'Skriv' }));
    await desk.keyboard.press('ArrowRight');
    const preview = desk.locator('[aria-label=Förhandsvisning]');
    await preview.getByText('Main Stage').waitFor();
    await expect.poll(() => preview.locator('strong').textContent()).toBe('Main Stage');

    await press(button('Publicera'));
    await press(desk.getByRole('dialog').getByRole('button', { name: 'Publicera' }));
    await desk.getByText('Nyheten är ute.').waitFor();
    const address = (await desk.getByRole('link', { name: 'Öppna (svenska)' }).getAttribute('href'))!;
    await expect.poll(async () => (await fetch(site + address)).status).toBe(200);
    const html = await (await fetch(site + address)).text();
    expect(html).toContain('Bastun är varm');
    expect(html).toContain('alt="En röd bastu"');
    const [, src = ''] = /src="(\/img\/desk\/[0-9a-f]+)"/.exec(html) ?? [];
    expect((await fetch(site + src)).headers.get('content-type')).toBe('image/webp');

    await press(button('Dra tillbaka'));
    await press(button('Ja, dra tillbaka den'));
    await desk.getByText('Nyheten är tillbakadragen.').waitFor();
    await expect.poll(async () => (await fetch(site + address)).status).toBe(410);
  });

  // DESK-18, DESK-19, CREW-10
  test('shows a notice on an open page and on a hall screen until the notice is removed', async () => {
    const [page, wall] = [await visitors.newPage(), await visitors.newPage()];
    onTestFailed(async () => console.log(`The desk shows: ${await desk.locator('main').innerText()}\n${server.log()}`));
    await Promise.all([wall.waitForRequest('**/api/live'), wall.goto(`/sv/schedule/screen/${placeSlug(place)}`)]);
    await Promise.all([page.waitForRequest('**/api/live'), page.goto('/sv/eventrules')]);
    await desk.goto('/desk/notices/new');
    const where = desk.getByRole('combobox', { name: 'Var', exact: true });
    await where.waitFor();
    const pages = await where.locator('option').evaluateAll(options => options.map(option => option.getAttribute('value')));
    expect(pages.length).toBeGreaterThan(5);
    for (const path of pages) expect([path, (await fetch(`${site}/sv/${path}`)).status]).toEqual([path, 200]);
    await write(field('Text · Svenska'), 'Västra porten öppnar 11.');
    await write(field('Text · Engelska'), 'The west gate opens at 11.');
    await press(button('Visa meddelandet'));
    const [notice, line] = [page, wall].map(one => one.getByText('Västra porten öppnar 11.')) as [Locator, Locator];
    await notice.waitFor();
    await line.waitFor();
    await press(desk.getByRole('link', { name: /Västra porten öppnar 11/ }));
    await press(button('Ta ner nu'));
    await notice.waitFor({ state: 'detached' });
    await line.waitFor({ state: 'detached' });
    for (const one of [page, wall]) await one.close();
  });

  // CREW-15
  test('moves an item on the board by drag in a wide window, and back by keyboard', async () => {
    await desk.setViewportSize({ width: 1280, height: 800 });
    await desk.goto(`/desk/programme?view=${item.day}`);
    const board = desk.getByRole('group', { name: 'Dagens tavla' });
    const beforeMove = `${item.start_time}–${item.end_time} ${item.name_sv}`;
    const bar = board.getByRole('link', { name: beforeMove }).first();
    const lane = board
      .locator('[data-place]')
      .filter({ has: desk.getByRole('link', { name: beforeMove }) })
      .first();
    const from = await lane.getAttribute('data-place');
    const other = (await lane.evaluate(({ previousElementSibling: above, nextElementSibling: below }) =>
      [above, below].find(one => one?.matches('[data-place]'))?.getAttribute('data-place'),
    ))!;
    expect(await axe(desk)).toEqual([]);
    const red = board.locator('[data-color=red]').first();
    const ground = await red.evaluate(place => getComputedStyle(place).getPropertyValue('--ground').trim());
    expect([INKS.r[1], NIGHT_INKS.r[2]]).toContain(ground);
    await bar.scrollIntoViewIfNeeded();
    const [grip, target] = [(await bar.boundingBox())!, (await board.locator(`[data-place="${other}"]`).boundingBox())!];
    await desk.mouse.move(grip.x + 10, grip.y + grip.height / 2);
    await desk.mouse.down();
    await desk.mouse.move(grip.x + 10 + 72, target.y + target.height / 2, { steps: 5 });
    await desk.mouse.up();
    const moved = board
      .locator(`[data-place="${other}"]`)
      .getByRole('link', { name: new RegExp(`^${item.start_time.slice(0, 2)}:45.*Inte publicerad`) });
    await moved.waitFor();
    expect(new URL(desk.url()).pathname).toBe('/desk/programme');
    await moved.focus();
    for (const arrow of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await desk.keyboard.press(`Alt+${arrow}`);
    await board.getByRole('link', { name: beforeMove }).waitFor();
    await desk.keyboard.press('Delete');
    await board.locator(`[data-place="${from}"]`).getByRole('link', { name: beforeMove }).waitFor();
    await desk.setViewportSize({ width: 360, height: 740 });
  });

  // CREW-12
  test('has no accessibility violation on six screens in either theme, and logged no error', async () => {
    for (const light of ['Dag', 'Natt']) {
      await desk.goto('/desk/people');
      await desk.getByRole('radio', { name: light }).check({ force: true });
      for (const path of ['people', 'history', 'notices', 'notices/new', 'news', 'programme?view=1']) {
        await desk.goto(`/desk/${path}`);
        await desk.getByRole('heading', { level: 1 }).waitFor();
        await expect.poll(() => desk.locator('[data-component=Loader]').count()).toBe(0);
        expect([path, await axe(desk)]).toEqual([path, []]);
      }
    }
    expect(problems).toEqual([]);
  });
});
