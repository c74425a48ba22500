import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { analytics } from '@tand/runtime/build/analytics';
import { policy } from '@tand/runtime/render';
import { reducedMotion, testBrowser } from '../support/browser.ts';

const { open } = testBrowser(reducedMotion);
const sources = resolve(import.meta.dirname, '../../packages/runtime/src/analytics');
const sent: { path: string; body: string }[] = [];
let url = '';
let script = '';

const server = createServer((req, res) => {
  const path = req.url ?? '/';
  const parts: Buffer[] = [];
  req.on('data', (part: Buffer) => parts.push(part));
  req.on('end', () => {
    if (path.startsWith('/sv/'))
      return res
        .setHeader('content-type', 'text/html')
        .end('<title>x</title><p>Läsarens text</p><script type="module" src="/script.js"></script>');
    if (path === '/script.js') return res.setHeader('content-type', 'text/javascript').end(script);
    if (path !== '/favicon.ico')
      sent.push({ path, body: path.includes('gzip') ? gunzipSync(Buffer.concat(parts)).toString() : Buffer.concat(parts).toString() });
    return res.setHeader('content-type', 'application/json').end('{}');
  });
});

beforeAll(async () => {
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const entry = `
    import { isDeclined } from ${JSON.stringify(join(sources, 'consent.ts'))};
    import { countPageView } from ${JSON.stringify(join(sources, 'countPageView.ts'))};
    document.documentElement.dataset.declined = String(isDeclined());
    globalThis.count = language => countPageView({ key: 'phc_test', host: location.origin, language });
    if (!isDeclined()) count('sv');`;
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: id => (id === 'virtual:entry' ? id : undefined),
        load: id => (id === 'virtual:entry' ? entry : undefined),
      },
    ],
    build: { write: false, minify: false, modulePreload: false, rolldownOptions: { input: 'virtual:entry' } },
  });
  const [output] = [result].flat();
  script = output && 'output' in output ? output.output[0].code : '';
});
afterAll(() => new Promise(done => server.close(done)));

const events = () => sent.flatMap(({ body }) => [JSON.parse(body)].flat() as { event: string; properties: Record<string, unknown> }[]);

/** PostHog ignores robots, so the browser must not look like one. */
const human = `
  Object.defineProperty(navigator, 'webdriver', { value: false });
  Object.defineProperty(navigator, 'userAgentData', { value: undefined });
`;
const visit = (path: string, more = '') =>
  open(path, {
    baseURL: url,
    expected: [''],
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    before: page => page.addInitScript(human + more),
  });

// FEST-8
test('sends page views only, without query, hash or texts of the page, and stores nothing', async () => {
  sent.length = 0;
  const { page } = await visit('/sv/schedule?q=hemligt&reference=AB12#55454');
  await page.locator('p').click();
  await page.evaluate(() => (globalThis as any).count('en'));
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  await expect.poll(() => events().length).toBe(2);
  expect(JSON.stringify([sent, events()])).not.toMatch(/hemligt|AB12|55454|Läsarens/);
  expect(sent.filter(({ path }) => !/^\/(?:e|i\/v0\/e|batch|capture)\//.test(path))).toEqual([]);
  const [first, second] = events();
  expect(first).toMatchObject({
    event: '$pageview',
    properties: { $current_url: `${url}/sv/schedule`, language: 'sv', $process_person_profile: false },
  });
  expect(second!.properties['language']).toBe('en');
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).length + Object.keys(sessionStorage).length)).toBe(0);
});

test.each([
  ['Do Not Track', "Object.defineProperty(navigator, 'doNotTrack', { value: '1' })"],
  ['Global Privacy Control', "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })"],
])('sends nothing with %s', async (_, script) => {
  sent.length = 0;
  const { page } = await visit('/sv/home', script);
  await page.waitForSelector('html[data-declined=true]');
  // This request arrives after all that the page sent before.
  await page.evaluate(() => fetch('/script.js'));
  expect(sent).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('enables analytics only with a key, and allows a given host in the CSP’s connect-src', () => {
  expect(analytics({})).toBeNull();
  expect(analytics({ VITE_POSTHOG_KEY: 'k' })).toEqual({ key: 'k', host: 'https://eu.i.posthog.com' });
  expect(policy({ scripts: [] })).toContain("connect-src 'self';");
  expect(policy({ scripts: [], connect: ['https://eu.i.posthog.com'] })).toContain("connect-src 'self' https://eu.i.posthog.com;");
});
