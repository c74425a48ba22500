import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs';
import { axe } from '../../support/axe.ts';
import { freePort } from '../../support/up.mjs';
import { looksOf, ownLooks, serve as serveFolder } from '../consumer.ts';
import { setUpApps, type Apps } from './apps.ts';

let shared: Apps;
let browser: Browser;
beforeAll(async () => {
  shared = await setUpApps();
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
});
afterAll(async () => {
  await browser?.close();
  await shared?.remove();
});

/** A canary of React, named by its version, because not every registry has the tag `canary`. */
const canary = '19.3.0-canary-dc9aed36-20261027';

interface Framework {
  name: string;
  folder: string;
  /** Folder of the style sheets that the test writes. Default: `app`. */
  styles?: string;
  program: string;
  build: string[];
  serve: (port: number, modules: string) => string[];
  /** Another version of React than the shared one. The app is then a development build, which warns of deprecations. */
  react?: string;
}

const next = {
  program: 'next/dist/bin/next',
  build: ['build'],
  serve: (port: number, modules: string) => [join(modules, 'next/dist/bin/next'), 'start', '-p', String(port), '-H', '127.0.0.1'],
};
const reactRouter = {
  folder: 'react-router',
  program: '@react-router/dev/bin.js',
  build: ['build'],
  serve: () => ['server.mjs'],
};
const frameworks: Framework[] = [
  { ...next, name: 'Next.js, App Router', folder: 'next' },
  { ...next, name: 'Next.js, Pages Router', folder: 'next-pages', styles: 'styles' },
  { ...reactRouter, name: 'React Router, framework mode' },
  { ...reactRouter, name: 'React Router with a canary of React, in StrictMode', build: ['build', '--mode', 'development'], react: canary },
];

async function send(page: Page) {
  await page.getByRole('textbox', { name: 'Namn' }).fill('Elin');
  await page.getByRole('button', { name: 'Anmäl mig' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tack, Elin' }).waitFor();
}

// LIB-5
describe.each(frameworks)('$name', ({ folder, styles = 'app', program, build, serve, react }) => {
  let server: ChildProcess;
  let url: string;
  let apps: Apps;
  const mode = { NODE_ENV: react ? 'development' : 'production' };
  beforeAll(async () => {
    apps = react ? await setUpApps(react) : shared;
    const app = join(apps.root, folder);
    const source = join(app, styles);
    await mkdir(source, { recursive: true });
    await cp(join(apps.root, 'shared/mine.css'), join(source, 'mine.css'));
    const theme = await apps.run(folder, [join(apps.modules, '@tand/ui/dist/theme.js'), '../shared/theme.json']);
    await writeFile(join(source, 'brand.css'), theme.stdout);
    await apps.run(folder, [join(apps.modules, program), ...build], mode);
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const env = { ...process.env, ...mode, PORT: String(port) };
    server = spawn(process.execPath, serve(port, apps.modules), { cwd: app, env, stdio: 'ignore' });
    await vi.waitFor(() => fetch(url), { timeout: 60_000, interval: 200 });
  });
  afterAll(async () => {
    server?.kill();
    if (react) await apps?.remove();
  });

  test('serves HTML with texts and style sheets', async () => {
    const html = await (await fetch(url)).text();
    expect(html).toContain('Spela tills lampan slocknar');
    expect(html).toMatch(/<link[^>]* rel="stylesheet"/);
  });

  test('hydrates without console messages, has the app’s colours, and validates and sends its form', async () => {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('console', message => problems.push(message.text()));
    page.on('pageerror', error => problems.push(error.message));
    // A stub of React DevTools: reports React's version and silences the console hint.
    await page.addInitScript(() => {
      const versions: string[] = [];
      const inject = ({ version }: { version: string }) => versions.push(version);
      const hook = { supportsFiber: true, renderers: new Map(), inject, checkDCE: () => {} };
      Object.assign(globalThis, { versions, __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
    });
    await page.goto(url);
    if (react) await expect.poll(() => page.evaluate('versions')).toEqual([react]);
    const button = page.getByRole('link', { name: 'Köp biljett' });
    const look = () => button.evaluate(element => [getComputedStyle(element).backgroundColor, getComputedStyle(element).borderRadius]);
    await expect.poll(look).toEqual(['rgb(20, 134, 80)', '0px']);
    await page.getByText('Kan jag sova över?').click();
    await expect.poll(() => page.getByText('I gymnastiksalen').isVisible()).toBe(true);
    expect(await axe(page)).toEqual([]);
    // Submitting and unfolding need no script, but error messages of fields do.
    const name = page.getByRole('textbox', { name: 'Namn' });
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'Anmäl mig' }).click();
        return name.getAttribute('aria-invalid');
      })
      .toBe('true');
    await send(page);
    expect(problems).toEqual([]);
    await page.close();
  });

  test('keeps what was typed in a field when the visitor leaves and comes back', async () => {
    const page = await browser.newPage();
    await page.goto(url);
    await page.getByRole('textbox', { name: 'Namn' }).fill('Elin');
    await page.goto(`${url}/tack?namn=Alva`);
    await page.goBack();
    await expect.poll(() => page.getByRole('textbox', { name: 'Namn' }).inputValue()).toBe('Elin');
    await page.close();
  });

  test.runIf(folder === 'next-pages').each([
    ['loads the page again', []],
    ['has the page in its back/forward cache', ['--disable-back-forward-cache']],
  ])('restores and reports choices when a visitor comes back and the browser %s', async (_, ignoreDefaultArgs) => {
    const own = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs, ignoreDefaultArgs });
    try {
      const page = await own.newPage();
      const answers = page.getByTestId('answers');
      await page.goto(url);
      await page.evaluate('window.isCached = true');
      await page.getByRole('textbox', { name: 'Namn' }).fill('Elin');
      await page.getByText('{"name":"Elin"}').waitFor();
      await page.getByRole('combobox', { name: 'Sovplats' }).selectOption('Buss');
      await page.getByRole('radio', { name: 'Lördag' }).check();
      for (const name of ['Frukost', 'Nyhetsbrev']) await page.getByLabel(name).check();
      const chosen = '{"name":"Elin","bed":"Buss","day":"Lördag","breakfast":true,"news":true}';
      await expect.poll(() => answers.textContent()).toBe(chosen);
      await page.goto(`${url}/tack?namn=Alva`);
      await page.goBack({ waitUntil: 'commit' });
      await expect.poll(() => answers.textContent()).toBe(chosen);
      expect(await page.getByRole('radio', { name: 'Lördag' }).isChecked()).toBe(true);
      expect(await page.evaluate('window.isCached === true')).toBe(ignoreDefaultArgs.length > 0);
    } finally {
      await own.close();
    }
  });

  test('sends its form without script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(url);
    const button = page.getByRole('link', { name: 'Köp biljett' });
    await expect.poll(() => button.evaluate(element => getComputedStyle(element).borderRadius)).toBe('0px');
    await send(page);
    await context.close();
  });
});

// LIB-5
test.each([
  ['with Tailwind 4', 'tailwind', 'vite/bin/vite.js'],
  ['in Astro without a client directive', 'astro', 'astro/astro.js'],
])('keeps the styles of components and of the host, %s', async (_, folder, program) => {
  await shared.run(folder, [join(shared.modules, program), 'build'], { ASTRO_TELEMETRY_DISABLED: '1' });
  const { server, url } = await serveFolder(join(shared.root, folder, 'dist'));
  const page = await browser.newPage();
  try {
    await page.goto(url);
    await expect.poll(() => looksOf(page)).toEqual(ownLooks);
  } finally {
    await page.close();
    server.close();
  }
});

const compilers = ['typescript', 'typescript-5.7'].flatMap(compiler =>
  ['bundler', 'node16', 'nodenext'].map(resolution => ({ compiler, resolution })),
);

// LIB-5
test.each(compilers)('type-checks an app with $compiler and module resolution $resolution', async options => {
  const { compiler, resolution } = options;
  await cp(join(import.meta.dirname, '../app'), join(shared.root, 'app'), { recursive: true });
  const args = ['--types', 'node', '--module', resolution === 'bundler' ? 'esnext' : resolution, '--moduleResolution', resolution];
  await shared.run('app', [join(shared.modules, compiler, 'bin/tsc'), ...args]);
});

// LIB-5
test.each([
  ['Vitest', 'vitest/vitest.mjs', ['run']],
  ['Jest', 'jest/bin/jest.js', []],
])('passes an app’s own tests of components in %s with jsdom', async (_, program, args) => {
  await shared.run('units', [join(shared.modules, program), ...args], {
    NODE_ENV: 'test',
    VITEST: '',
    VITEST_WORKER_ID: '',
    JEST_WORKER_ID: '',
  });
});

describe('tools for tokens', () => {
  test('write the same tokens for both themes, without unresolved values: Style Dictionary', async () => {
    await shared.run('tokens', ['style-dictionary.mjs']);
    const [light = '', night = ''] = await Promise.all(
      ['light', 'night'].map(theme => readFile(join(shared.root, `tokens/out/${theme}.css`), 'utf8')),
    );
    const names = (sheet: string) => sheet.match(/--[\w-]+(?=:)/g);
    expect(light).toContain('--border-base: 2px solid #17131f;');
    expect(light).toContain('--motion-press-milliseconds: 120;');
    expect(names(night)).toEqual(names(light));
    expect(night).not.toBe(light);
    expect(`${light}${night}`).not.toMatch(/object|undefined|NaN|\{[\w.]+\}/);
  });

  test('read the tokens and resolve themes and bands: Terrazzo', async () => {
    const { stdout } = await shared.run('tokens', ['terrazzo.mjs']);
    const [tokens, resolved] = JSON.parse(stdout) as number[];
    expect(tokens).toBeGreaterThan(100);
    expect(resolved).toBe(tokens);
  });
});
