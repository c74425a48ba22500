import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import { newContext } from '../support/browser.ts';
import { addPasskeys } from '../support/passkeys.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { edition } from '../support/site.ts';

interface Item {
  id: string;
  day: number;
  start_time: string;
  name_sv: string;
  cancelled?: true;
}

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'shift-'));
const database = `file:${join(folder, 'desk.db')}`;
const day = 1;
const moment = `${edition.dates.days[day]!.date}T08:00:00Z`;
const problems: string[] = [];
const phones: BrowserContext[] = [];
let server: RunningServer;
let site: string;

beforeAll(async () => {
  server = await startServer({
    DATABASE_URL: database,
    DESK_DIR: join(root, 'packages/desk/dist'),
    NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'tests/support/clock.mjs')).href}`,
    CLOCK: moment,
  });
  // Passkeys need a host name, not an IP address.
  site = server.url.replace('127.0.0.1', 'localhost');
});

afterAll(async () => {
  for (const phone of phones) await phone.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function invitePerson(name: string): Promise<Page> {
  const command = ['--import', 'tsx', '--conditions=@tand/source', 'packages/server/src/cli.ts', 'desk', 'invite'];
  const own = ['--name', name, '--role', 'editor', '--database', database, '--site', site];
  const clock = { ...process.env, NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'tests/support/clock.mjs')).href}`, CLOCK: moment };
  const said = execFileSync(process.execPath, [...command, ...own], { cwd: root, encoding: 'utf8', env: clock });
  const phone = await newContext({
    baseURL: site,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  phones.push(phone);
  await phone.clock.setFixedTime(moment);
  const page = await phone.newPage();
  page.on('pageerror', error => problems.push(error.message));
  await addPasskeys(page);
  await page.goto(/http\S+/.exec(said)![0]);
  await page.getByRole('button', { name: 'Skapa min nyckel' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Program' }).waitFor();
  return page;
}

const programme = async () => ((await (await fetch(`${server.url}/api/schedule`)).json()) as { items: Item[] }).items;
const itemsOf = async (ids: readonly string[]) => {
  const items = await programme();
  return ids.map(id => items.find(item => item.id === id));
};
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const write = async (field: Locator, text: string) => {
  await field.tap();
  await field.fill(text);
};
const halfLater = ({ start_time }: Item) => {
  const minutes = Number(start_time.slice(0, 2)) * 60 + Number(start_time.slice(3)) + 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};
const fits = async (page: Page) => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

// CREW-4, CREW-5, CREW-6, CREW-13, CREW-14, DESK-16
test('publishes changes by touch, also after a time offline and a conflict, and undoes them', async () => {
  onTestFailed(() => console.log(server.log()));
  const [desk, other] = [await invitePerson('Alva'), await invitePerson('Edda')];
  const before = await programme();
  const names = new Map<string, number>();
  for (const { name_sv } of before) names.set(name_sv, (names.get(name_sv) ?? 0) + 1);
  const free = before.filter(
    item => item.day === day && !item.cancelled && names.get(item.name_sv) === 1 && /^1[0-8]/.test(item.start_time),
  );
  const [moved, cancelled] = [free.slice(0, 10), free.slice(10, 12)];
  expect([moved.length, cancelled.length]).toEqual([10, 2]);

  await desk.goto(`/desk/programme?view=${day}`);
  for (const { name_sv } of moved) await desk.getByRole('button', { name: `Skjut upp ${name_sv} 30 minuter`, exact: true }).tap();
  await desk.getByText('10 ändringar i lådan').waitFor();
  await fits(desk);
  for (const { id } of cancelled) {
    await desk.goto(`/desk/programme/${id}`);
    await button(desk, 'Ställ in').tap();
    await button(desk, 'Återinför').waitFor();
  }
  await desk.goto('/desk/programme/new');
  await write(desk.getByRole('textbox', { name: 'Namn' }), 'Extra insläpp');
  await desk.getByRole('radio', { name: /^Engelska/ }).check({ force: true });
  await write(desk.getByRole('textbox', { name: 'Namn' }), 'Extra doors');
  await fits(desk);
  await desk.getByRole('link', { name: 'Granska' }).tap();
  await button(desk, 'Publicera 13 ändringar').waitFor();
  const widths = await desk.getByRole('heading', { level: 2 }).evaluateAll(headings => headings.map(({ clientWidth }) => clientWidth));
  expect(Math.min(...widths)).toBeGreaterThan(190);

  // The crew member is offline, and meanwhile the other editor moves the first of the ten by an hour.
  await desk.context().setOffline(true);
  await desk.getByText('Inget nät just nu.', { exact: false }).waitFor();
  await button(desk, 'Publicera 13 ändringar').tap({ force: true });
  await other.goto(`/desk/programme/${moved[0]!.id}`);
  await button(other, '+60 minuter').tap();
  await other.getByRole('link', { name: 'Granska' }).tap();
  await button(other, 'Rättar ett fel').tap();
  await button(other, 'Publicera 1 ändring').tap();
  await other.getByText(/Revision \d+ är ute/).waitFor();
  const theirs = (await itemsOf([moved[0]!.id]))[0]!.start_time;
  await desk.context().setOffline(false);

  const choice = desk.getByRole('group', { name: 'Tid: två versioner' });
  await choice.waitFor();
  await fits(desk);
  await button(desk, 'Tekniskt strul').tap();
  await button(desk, 'Publicera 13 ändringar').tap({ force: true });
  await choice.getByRole('button', { name: 'Använd min' }).tap();
  await button(desk, 'Publicera 13 ändringar').tap();
  await desk.getByText(/Revision \d+ är ute/).waitFor();
  expect((await itemsOf(moved.map(({ id }) => id))).map(item => item?.start_time)).toEqual(moved.map(halfLater));
  expect((await itemsOf(cancelled.map(({ id }) => id))).map(item => item?.cancelled)).toEqual([true, true]);
  expect((await programme()).filter(({ name_sv }) => name_sv === 'Extra insläpp')).toHaveLength(1);

  // Undo reverts only this revision: the other editor's change stays.
  await button(desk, 'Ångra').tap();
  await button(desk, /^Ja, ångra/).tap();
  await desk.getByText('Det som gällde innan är ute igen.', { exact: false }).waitFor();
  const restored = moved.map(({ start_time }, index) => (index === 0 ? theirs : start_time));
  expect((await itemsOf(moved.map(({ id }) => id))).map(item => item?.start_time)).toEqual(restored);
  expect((await itemsOf(cancelled.map(({ id }) => id))).map(item => item?.cancelled)).toEqual([undefined, undefined]);
  expect((await programme()).filter(({ name_sv }) => name_sv === 'Extra insläpp')).toEqual([]);

  await desk.goto('/desk/news/new');
  const picture = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#e5242a' } })
    .jpeg()
    .toBuffer();
  await write(desk.getByRole('textbox', { name: 'Rubrik' }), 'Kön är kort');
  await desk.getByLabel('Välj en bild').setInputFiles({ name: 'ko.jpg', mimeType: 'image/jpeg', buffer: picture });
  await button(desk, 'Använd utsnittet').tap();
  await write(desk.getByRole('textbox', { name: 'Vad bilden visar · Svenska' }), 'En röd kö');
  await write(desk.getByRole('textbox', { name: 'Vad bilden visar · Engelska' }), 'A red queue');
  await fits(desk);
  await button(desk, 'Spara utkast').tap();
  const link = desk.getByRole('link', { name: 'Länk att visa andra (svenska)' });
  const first = site + (await link.getAttribute('href'))!;
  await expect.poll(async () => (await fetch(first)).status).toBe(200);
  await button(desk, 'Stoppa länkarna').tap();
  await desk.getByText('De tidigare länkarna fungerar inte längre.', { exact: false }).waitFor();
  await fits(desk);
  expect((await fetch(first)).status).toBe(404);
  expect((await fetch(site + (await link.getAttribute('href'))!)).status).toBe(200);
  for (const [language, preamble, text] of [
    ['Svenska', 'Fem minuter.', 'Kom nu.'],
    ['Engelska', 'Five minutes.', 'Come now.'],
  ] as const) {
    await desk.getByRole('radio', { name: new RegExp(`^${language}`) }).check({ force: true });
    if (language === 'Engelska') await write(desk.getByRole('textbox', { name: 'Rubrik' }), 'The queue is short');
    await write(desk.getByRole('textbox', { name: 'Ingress' }), preamble);
    await write(desk.getByRole('textbox', { name: 'Text', exact: true }), text);
  }
  await button(desk, 'Publicera').tap();
  await desk.getByRole('dialog').getByRole('button', { name: 'Publicera' }).tap();
  await desk.getByText('Nyheten är ute.').waitFor();

  await desk.goto('/desk/notices/new');
  await write(desk.getByRole('textbox', { name: 'Text · Svenska' }), 'Kön är fem minuter.');
  await write(desk.getByRole('textbox', { name: 'Text · Engelska' }), 'The queue takes five minutes.');
  await fits(desk);
  await button(desk, 'Visa meddelandet').tap();
  await expect.poll(async () => (await fetch(`${site}/sv/home`)).text()).toContain('Kön är fem minuter.');
  await other.goto('/desk/history');
  await other.getByRole('heading', { name: 'Tekniskt strul' }).waitFor();
  await fits(other);
  expect(problems).toEqual([]);
});
