import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reducedMotion, islandReady, testBrowser } from '../support/browser.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { copy, edition } from '../support/site.ts';

const { open } = testBrowser(reducedMotion);
const known = { reference: 'PX4N8KPZ', postal: '11436' };
// A separate server: lookups of other tests would count towards its rate limits. It has an order, because editions have none before the sale.
const orders = `reference,postal,start,end,name,timestamp
${known.reference},${known.postal},16,17,Björn Hjort,${edition.dates.ticketRelease}:51+01:00
`;
let server: RunningServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tickets-lookup-'));
  await writeFile(join(folder, 'tickets.sample.csv'), orders);
  server = await startServer({ CONTENT_DIR: folder, TAND_REVIEW: '1' });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

// LABEL-4, LOOKUP-9
test('finds and prints the tickets of an order, and stores nothing of the order', async () => {
  const { page, problems } = await open(`${server.url}/sv/tickets/battlepass`);
  const { lookup } = await copy('sv', 'ticketsBattlepass');
  await page.getByRole('button', { name: lookup.submit }).scrollIntoViewIfNeeded();
  await islandReady(page, 'lookup');
  const sent: { url: string; body: string | null }[] = [];
  page.on('request', asked => sent.push({ url: asked.url(), body: asked.postData() }));
  const steps = await page.evaluate(() => history.length);
  const button = page.getByRole('button', { name: lookup.submit });
  await expect.poll(() => button.isDisabled()).toBe(true);
  await page.getByRole('textbox', { name: lookup.reference }).fill('PX4N 8KPZ');
  await expect.poll(() => button.isDisabled()).toBe(true);
  await page.getByRole('textbox', { name: lookup.postal }).fill(' 114 36 ');
  await button.click();
  await page.getByRole('article', { name: `${lookup.ticket} 16` }).waitFor();
  await expect.poll(() => page.getByRole('list', { name: lookup.resultsLabel }).getByRole('article').count()).toBe(2);
  const stub = page.getByRole('article', { name: `${lookup.ticket} 16` });
  await stub.getByRole('img', { name: /16/ }).waitFor();
  const sizeOf = (text: string | RegExp) =>
    stub.getByText(text, { exact: true }).evaluate(element => parseFloat(getComputedStyle(element).fontSize));
  const largest = await page.getByRole('heading', { level: 1 }).evaluate(element => parseFloat(getComputedStyle(element).fontSize));
  expect(await sizeOf('16')).toBeGreaterThan(largest);
  expect(sent.filter(({ url }) => url.endsWith('/api/tickets'))).toHaveLength(1);

  const stored = await page.evaluate(async () => {
    const stores = await Promise.all(
      (await caches.keys()).map(async name => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    const databases = await indexedDB.databases();
    return JSON.stringify([
      location.href,
      history.state,
      document.title,
      document.cookie,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      stores,
      databases,
    ]);
  });
  const secrets = /PX4N|8KPZ|11436|Hjort/i;
  expect(stored).not.toMatch(secrets);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  expect(sent.filter(({ url, body }) => secrets.test(url) || (!url.endsWith('/api/tickets') && secrets.test(body ?? '')))).toEqual([]);
  expect(server.log()).not.toMatch(secrets);
  expect(problems).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await page.getByRole('article', { name: `${lookup.ticket} 17` }).waitFor();
  for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByText(lookup.text)])
    await expect.poll(() => hidden.isVisible()).toBe(false);
});

// LOOKUP-8, LOOKUP-12
test('finds an order, reports an unknown order, and limits lookups, without script', async () => {
  const { page, problems } = await open(`${server.url}/en/tickets/battlepass`, { javaScriptEnabled: false, expected: ['429'] });
  const { lookup } = await copy('en', 'ticketsBattlepass');
  const search = async (reference: string, postal: string) => {
    await page.getByRole('textbox', { name: lookup.reference }).fill(reference);
    await page.getByRole('textbox', { name: lookup.postal }).fill(postal);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: lookup.submit }).click();
    await loaded;
  };
  await search('PX4N 8KPZ', ' 114 36 ');
  await page.getByRole('article', { name: `${lookup.ticket} 16` }).waitFor();
  const hasFocus = (part: string) => page.locator(`${part}:focus`).waitFor();
  await hasFocus('[data-part=results]');
  for (let tries = 0; tries < 6; tries += 1) await search('NOWHERE1', '99999');
  const error = page.getByRole('alert');
  for (const key of ['error-1', 'error-2', 'error-3']) expect(await error.innerText()).toContain(lookup[key]);
  await hasFocus('[name=reference]');
  expect(await page.locator('form[aria-describedby]').getAttribute('aria-describedby')).toBe(await error.getAttribute('id'));
  await search('NOWHERE1', '99999');
  expect(await error.innerText()).toContain(lookup['limited-why']);
  expect(await page.getByRole('textbox', { name: lookup.reference }).inputValue()).toBe('NOWHERE1');
  expect(problems).toEqual([]);
});

async function ask(url: string, body: object, localAddress = '127.0.0.1') {
  const session = await fetch(`${url}/api/session`);
  const cookie = session.headers.get('set-cookie')!.split(';')[0]!;
  const headers = { 'content-type': 'application/json', cookie, 'x-xsrf-token': cookie.slice(cookie.indexOf('=') + 1) };
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((done, fail) => {
    const asked = request(`${url}/api/tickets`, { method: 'POST', headers, localAddress }, answer => {
      let text = '';
      answer.on('data', chunk => (text += chunk));
      answer.on('end', () => done({ status: answer.statusCode!, headers: answer.headers, text }));
    });
    asked.on('error', fail);
    asked.end(JSON.stringify(body));
  });
}

test('responds alike to an unknown reference and a wrong postal code, with no-store', async () => {
  const [unknown, wrong, found] = [
    await ask(server.url, { reference: 'NOWHERE2', postal: '11436' }, '127.0.0.2'),
    await ask(server.url, { ...known, postal: '99999' }, '127.0.0.2'),
    await ask(server.url, known, '127.0.0.2'),
  ];
  const { date: _one, ...first } = unknown.headers;
  const { date: _two, ...second } = wrong.headers;
  expect([unknown.status, unknown.text, first]).toEqual([wrong.status, wrong.text, second]);
  expect(unknown.status).toBe(404);
  expect(found.status).toBe(200);
  expect(Object.keys(found.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted());
  for (const { headers } of [unknown, wrong, found]) expect(headers['cache-control']).toContain('no-store');
});
