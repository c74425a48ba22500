import { join, resolve } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe as check } from '../support/axe.ts';
import { hydrated, newContext } from '../support/browser.ts';
import { startServer, type RunningServer } from '../support/server.ts';

// One crew at work: each test goes on where the one before it ended.
let server: RunningServer;
let site: string;
let crew: BrowserContext;
let visitors: BrowserContext;
let desk: Page;
const problems: string[] = [];
const root = resolve(import.meta.dirname, '../..');

interface Item {
  id: string;
  day: number;
  start_time: string;
  end_time: string;
  name_sv: string;
}
let item: Item;

beforeAll(async () => {
  server = await startServer({ DESK_DIR: join(root, 'packages/desk/dist'), DESK_INVITE: '1' });
  // A passkey is made for a host with a name, never for an address of digits.
  site = server.url.replace('127.0.0.1', 'localhost');
  const { items } = (await (await fetch(`${server.url}/api/schedule`)).json()) as { items: Item[] };
  // Moved by half an hour it begins at a time that is not in sight yet.
  item = items.find(({ start_time, end_time }) => /^1[0-6]:00/.test(start_time) && end_time > `${start_time.slice(0, 2)}:30`)!;
  crew = await newContext({ baseURL: site, viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' });
  visitors = await newContext({ baseURL: site });
  desk = await crew.newPage();
  desk.on('pageerror', error => problems.push(error.message));
  desk.on('console', message => {
    if (message.type() === 'error') problems.push(message.text());
  });
  const devtools = await crew.newCDPSession(desk);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
});

afterAll(async () => {
  await crew?.close();
  await visitors?.close();
  await server?.stop();
});

/** Violations; that a row goes out of sight below the bar at the edge makes it no small target. */
const axe = async (page: Page) => (await check(page)).filter(line => !line.includes('partially obscured'));

/** Goes to something by Tab, as whoever has no pointer does. @throws where it cannot be reached */
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
/** Half an hour after a full hour, as visitors read it. */
const later = (time: string) => new RegExp(`${time.slice(0, 2)}[.:]30`);

describe('a crew runs the festival from a phone, by keyboard alone', () => {
  // CREW-14, DESK-2, DESK-3, DESK-8
  test('an invitation is accepted with a passkey, once', async () => {
    const [, invitation] = /\/desk\/invite#([\w-]+)/.exec(server.log()) ?? [];
    await desk.goto(`/desk/invite#${invitation}`);
    await press(button('Skapa min nyckel'));
    await desk.getByRole('heading', { level: 1, name: 'Program' }).waitFor();
    expect(await axe(desk)).toEqual([]);
    const used = await (await newContext({ baseURL: site })).newPage();
    await used.goto(`/desk/invite#${invitation}`);
    await used.getByRole('alert').waitFor();
    expect(await used.getByRole('alert').textContent()).toContain('använd');
    await used.context().close();
  });

  // CREW-4, CREW-5, CREW-13, CREW-14
  test('an item is moved, a visitor’s open page tells it within five seconds, and it is moved back', async () => {
    const page = await visitors.newPage();
    await Promise.all([page.waitForRequest('**/api/live'), page.goto(`/sv/schedule?day=${item.day}&view=list`)]);
    await hydrated(page);
    const row = page.locator(`[data-part=item]:has-text("${item.name_sv}")`).first();
    await row.waitFor();

    await desk.goto(`/desk/programme/${item.id}`);
    await press(button('+30 minuter'));
    expect(await axe(desk)).toEqual([]);
    // What is not out yet is still there when the tab is opened anew.
    await desk.reload();
    await press(desk.getByRole('link', { name: 'Granska' }));
    await button('Publicera 1 ändring').waitFor();
    expect(await axe(desk)).toEqual([]);
    await write(field('Varför?'), 'Punkten före drog över');
    await press(button('Publicera 1 ändring'));
    await desk.getByText(/Revision \d+ är ute/).waitFor();
    await row.getByText(later(item.start_time)).first().waitFor({ timeout: 5000 });

    await press(button('Ångra'));
    await press(button(/^Ja, ångra/));
    await desk.getByText('Det som gällde innan är ute igen.', { exact: false }).waitFor();
    await row.getByText(later(item.start_time)).first().waitFor({ state: 'detached', timeout: 5000 });
    await page.close();
  });

  // CREW-7, CREW-9, CREW-14
  test('an article with a picture is written, previewed, published and withdrawn', async () => {
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
    expect(await preview.locator('strong').textContent()).toBe('Main Stage');

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

  // CREW-12
  test('every other screen is accessible, by day and by night, and nothing of the desk failed on the way', async () => {
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
