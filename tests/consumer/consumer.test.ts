import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from '../support/axe.ts';
import { testBrowser } from '../support/browser.ts';
import { looksOf, ownLooks, program, published, repository, serve, setUpConsumer, type Consumer } from './consumer.ts';

interface Analysis {
  analysis: { entrypoints: Record<string, unknown>; problems: { kind: string; resolutionKind?: string }[] };
}

const { open } = testBrowser();
let consumer: Consumer;
const theme = async (file: string) =>
  (await consumer.run(process.execPath, [join(consumer.folder, 'node_modules/@tand/ui/dist/theme.js'), file])).stdout;
const inNode = async (code: string) => (await consumer.run(process.execPath, ['--input-type=module', '-e', code])).stdout.trim();
const brandFile = () => join(consumer.folder, 'src/brand.css');
beforeAll(async () => {
  consumer = await setUpConsumer();
  await writeFile(brandFile(), await theme('theme.json'));
});
afterAll(() => consumer?.remove());

test.each(published)('packs code, types and changelog of %s, but no stories, tests, fixtures or style sources', async library => {
  const { stdout } = await consumer.run('tar', ['-tzf', consumer.tarballs[library]]);
  const files = stdout.trim().split('\n');
  expect(files).toEqual(expect.arrayContaining(['CHANGELOG.md', 'dist/index.js', 'dist/index.d.ts'].map(file => `package/${file}`)));
  expect(files.filter(file => /\.(stories|test|fixtures)\.|\.mdx$|\.styles\.(?:ts|d\.ts)$/.test(file))).toEqual([]);
});

test('keeps the tarball of ui within 600 kB', async () => {
  expect((await stat(consumer.tarballs.ui)).size).toBeLessThanOrEqual(600_000);
});

test.each(published)('packs every source to which the source maps of %s refer', async library => {
  const dist = join(consumer.folder, 'node_modules/@tand', library, 'dist');
  const maps = (await readdir(dist, { recursive: true })).filter(file => file.endsWith('.map'));
  const missing = maps.flatMap(file => {
    const { sources } = JSON.parse(readFileSync(join(dist, file), 'utf8')) as { sources: string[] };
    return sources.map(source => join(dist, dirname(file), source)).filter(source => !existsSync(source));
  });
  expect(missing).toEqual([]);
});

test.each(published)('packs what the README of %s links to; package.json has author, engines and keywords', async library => {
  const folder = join(consumer.folder, 'node_modules/@tand', library);
  const readme = await readFile(join(folder, 'README.md'), 'utf8');
  const links = [...readme.matchAll(/\]\((?!https:|#)([^)#]+)/g)].map(([, link = '']) => link);
  expect(links.filter(link => !existsSync(join(folder, link)))).toEqual([]);
  const { author, engines, keywords } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>;
  expect({ author, engines, keywords }).toEqual({
    author: 'The TÄND festival team',
    engines: { node: expect.any(String) },
    keywords: expect.arrayContaining(['festival']),
  });
});

test('packs the font files that fonts.css names, each with its licence', async () => {
  const dist = join(consumer.folder, 'node_modules/@tand/ui/dist');
  const sheet = await readFile(join(dist, 'fonts.css'), 'utf8');
  const named = [...sheet.matchAll(/url\('([^']+)'\)/g)].map(([, path = '']) => path);
  const licences = named.map(path => path.replace('.woff2', '.LICENSE.txt'));
  expect(named).toHaveLength(6);
  const read = await Promise.all([...named, ...licences].map(path => readFile(join(dist, path))));
  expect(read.every(({ byteLength }) => byteLength > 4000)).toBe(true);
});

test.each(published)('passes the checks of publint: %s', async library => {
  const { messages } = await publint({ pkgDir: join(consumer.folder, 'node_modules/@tand', library), strict: true, pack: false });
  expect(messages).toEqual([]);
});

test.each([
  [
    'ui',
    [
      ...['.', 'tokens', 'styles', 'dom', 'testing', 'components/Button', 'components/Schedule', 'foundations/Stack'],
      ...[
        'tokens.css',
        'global.css',
        'parts.css',
        'components/Button.css',
        'foundations/Stack.css',
        'fonts.css',
        'tokens.json',
        'night.tokens.json',
        'resolver.json',
      ],
    ],
  ],
  ['festival', ['.', 'client', 'calendar', 'jsonLd']],
  ['ui-festival', ['.', 'components/TicketCard', 'programme/OwnDay', 'sections/PageHeader', 'parts.css', 'sections/PageHeader.css']],
] as const)('resolves every kind of entry of %s to its types as an ES module', async (library, entries) => {
  const args = [consumer.tarballs[library], '--profile', 'esm-only', '--format', 'json', '--entrypoints', ...entries];
  const { stdout } = await consumer.run(process.execPath, [program('@arethetypeswrong/cli/dist/index.js'), ...args]);
  const { analysis } = JSON.parse(stdout) as Analysis;
  expect(Object.keys(analysis.entrypoints)).toHaveLength(entries.length);
  // CommonJS and Node 10 resolution do not support ES modules.
  const modern = ['node16-esm', 'bundler'];
  expect(analysis.problems.filter(({ resolutionKind }) => !resolutionKind || modern.includes(resolutionKind))).toEqual([]);
});

test('writes a brand with the theme command, and refuses a brand with too little contrast', async () => {
  expect(await readFile(brandFile(), 'utf8')).toContain('--ui-color-primary: var(--ui-plain, #148650)');
  await writeFile(join(consumer.folder, 'weak.json'), '{"palette":{"red":{"$value":"#ffb0b0"}}}');
  await expect(theme('weak.json')).rejects.toThrow(/on-red #ffffff on red #ffb0b0 is 1\.\d+, below 4\.5/);
});

test.each([
  ['bundler', 'esnext'],
  ['node16', 'node16'],
  ['nodenext', 'nodenext'],
])('type-checks the app against the declarations with module resolution %s', async (resolution, module) => {
  await consumer.run(process.execPath, [program('typescript/bin/tsc'), '--module', module, '--moduleResolution', resolution]);
});

const documents = ['docs/guides/use-the-library.md', 'packages/ui/README.md', 'packages/ui-festival/README.md'];
const codeOf = (document: string) =>
  [...readFileSync(join(repository, document), 'utf8').matchAll(/^```[jt]sx?\n(?:\/\/ (\S+)\n)?([^]*?)^```$/gm)].map(
    ([, file, code = '']) => ({ file, code }),
  );

test('documents only code that compiles, and quotes the example apps exactly', async () => {
  const blocks = [...documents, 'packages/ui/src/components/Field/Field.mdx'].flatMap(codeOf);
  for (const { file, code } of blocks) if (file) expect(await readFile(join(import.meta.dirname, file), 'utf8')).toContain(code);
  const own = blocks.filter(({ file }) => !file);
  expect(own).not.toEqual([]);
  await Promise.all(own.map(({ code }, index) => writeFile(join(consumer.folder, `src/documented${index}.tsx`), code)));
  await consumer.run(process.execPath, [program('typescript/bin/tsc')]);
});

async function buildSite(): Promise<string> {
  const vite = (...args: string[]) =>
    consumer.run(process.execPath, [program('vite/bin/vite.js'), 'build', '--logLevel', 'error', ...args]);
  await vite();
  await vite('--ssr', 'src/server.tsx', '--outDir', 'server');
  // In a process of its own: Vitest would import the sources of the library.
  const html = await inNode(`import { render } from './server/server.js'; console.log(render());`);
  const page = join(consumer.folder, 'dist/index.html');
  const document = await readFile(page, 'utf8');
  await writeFile(page, document.replace('<!--html-->', html));
  return html;
}

// LIB-5
test('renders the app on the server, hydrates silently, and shows the app’s colours and name', async () => {
  const html = await buildSite();
  expect(html).toContain('data-component="Hero"');
  expect(html).toContain('Tre dygn brädspel');

  const { server, url } = await serve(join(consumer.folder, 'dist'));
  try {
    const messages: string[] = [];
    const { page, problems } = await open(url, {
      timezoneId: 'Europe/Stockholm',
      before: async page => void page.on('console', message => messages.push(message.text())),
    });
    await page.waitForSelector('html[data-hydrated]');
    await page.waitForFunction(() => document.querySelector('[role=timer]')?.textContent?.match(/kvar till första draget|Nu spelar vi/));
    const button = page.getByRole('link', { name: 'Köp biljett' });
    await expect.poll(() => button.evaluate(element => getComputedStyle(element).backgroundColor)).toBe('rgb(20, 134, 80)');
    await expect.poll(() => page.getByRole('banner').textContent()).toContain('Skuggspel');
    await expect.poll(() => page.getByText('TÄND').count()).toBe(0);
    await page.getByText('Kan jag sova över?').click();
    await expect.poll(() => page.getByText('I gymnastiksalen').isVisible()).toBe(true);
    await page.getByRole('tab', { name: 'Lördag' }).click();
    await expect.poll(() => page.getByRole('tabpanel', { name: 'Lördag' }).innerText()).toContain('Frukost från 8');
    await page.getByRole('button', { name: 'Boka en stol' }).hover();
    await page.getByRole('tooltip', { name: 'Vi skriver upp dig i dörren' }).waitFor();
    await page.getByRole('button', { name: 'Boka en stol' }).click();
    await page.getByRole('status').getByText('Stolen är din.').waitFor();
    await page.getByRole('button', { name: 'Stäng' }).click();
    await page.getByText('Stolen är din.').waitFor({ state: 'detached' });
    expect([...messages, ...problems]).toEqual([]);
  } finally {
    server.close();
  }
});

// LIB-11
test('makes by one command an event page that type-checks, builds and hydrates silently', async () => {
  const command = join(consumer.folder, 'node_modules/@tand/ui/dist/site.js');
  await consumer.run(process.execPath, [command, 'event']);
  await expect(consumer.run(process.execPath, [command, 'event'])).rejects.toThrow('event already exists.');
  await consumer.run(process.execPath, [program('typescript/bin/tsc'), '-p', 'event']);
  await consumer.run(process.execPath, ['event/build.mjs']);

  const { server, url } = await serve(join(consumer.folder, 'event/dist'));
  try {
    const messages: string[] = [];
    const { page, problems } = await open(url, { before: async page => void page.on('console', message => messages.push(message.text())) });
    await expect.poll(() => page.title()).toBe('Kvarndagen');
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'All day at the mill' }).waitFor();
    expect([await page.title(), await page.locator('html').getAttribute('lang')]).toEqual(['Mill Day', 'en']);
    await page.getByText('May I bring my dog?').click();
    await page.getByText('It has to wait outside').waitFor();
    const button = page.getByRole('link', { name: 'Sign up' }).last();
    const look = await button.evaluate(element => [getComputedStyle(element).backgroundColor, getComputedStyle(element).borderRadius]);
    expect(look).toEqual(['rgb(20, 134, 80)', '12px']);
    expect(await axe(page)).toEqual([]);
    expect([...messages, ...problems]).toEqual([]);
  } finally {
    server.close();
  }
});

// LIB-5
test('renders components with styles on a server without a bundler, and receives a sent form', async () => {
  const server = spawn(process.execPath, ['node/server.mjs'], { cwd: consumer.folder, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    const { page, problems } = await open(line.toString().trim(), { javaScriptEnabled: false });
    const button = page.getByRole('button', { name: 'Anmäl mig' });
    const look = await button.evaluate(element => [getComputedStyle(element).backgroundColor, getComputedStyle(element).borderRadius]);
    expect(look).toEqual(['rgb(20, 134, 80)', '0px']);
    await page.getByRole('textbox', { name: 'Namn' }).fill('Elin');
    await button.click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Tack, Elin');
    expect(problems).toEqual([]);
  } finally {
    server.kill();
  }
});

const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title>${head}<body>${body}</body></html>`;
const host = '<style>.mine { padding: 4px; background: #008000 } p { padding: 16px; background: #ffff00 }</style>';
const markup = `
  import { createElement as h } from 'react';
  import { renderToStaticMarkup } from 'react-dom/server';
  import { Button, Card } from '@tand/ui';
  const parts = [h(Button, { key: 1 }, 'Plain'), h(Button, { key: 2, className: 'mine' }, 'Mine'), h('p', { key: 3 }, 'Host')];
  console.log(renderToStaticMarkup(h(Card, null, parts)));`;
const address = (sheet: string) => `/node_modules/@tand/ui/dist/${sheet}.css`;
const link = (sheet: string) => `<link rel="stylesheet" href="${address(sheet)}">`;
const sheets = ['tokens', 'global', 'parts'];
const adopt = `
  const root = document.querySelector('div').attachShadow({ mode: 'open' });
  root.innerHTML = document.querySelector('template').innerHTML;
  const sheets = ${JSON.stringify(sheets.map(address))}.map(async address => new CSSStyleSheet().replace(await (await fetch(address)).text()));
  root.adoptedStyleSheets = await Promise.all(sheets);`;

// LIB-5
test.each([
  ['a page of static HTML', (html: string) => page(`${sheets.map(link).join('')}${host}`, html)],
  [
    'a shadow root',
    (html: string) => page(link('tokens'), `<div></div><template>${host}${html}</template><script type="module">${adopt}</script>`),
  ],
])('keeps the styles of components and of the host in %s', async (_, pageOf) => {
  await writeFile(join(consumer.folder, 'host.html'), pageOf(await inNode(markup)));
  const { server, url } = await serve(consumer.folder);
  try {
    const { page, problems } = await open(`${url}host.html`);
    await expect.poll(() => looksOf(page)).toEqual(ownLooks);
    expect(problems).toEqual([]);
  } finally {
    server.close();
  }
});

// LIB-7
test.each([
  ['light', 'standard'],
  ['light', 'more'],
  ['night', 'standard'],
  ['night', 'more'],
])('renders a green brand accessibly, with errors in another colour: %s, %s contrast', async (theme, contrast) => {
  const html = await inNode(`
    import { createElement as h } from 'react';
    import { renderToStaticMarkup } from 'react-dom/server';
    import { Button, LocaleProvider, Section, TextField } from '@tand/ui';
    const parts = [h(Button, { key: 1 }, 'Buchen'), h(TextField, { key: 2, label: 'Name', error: 'Bitte ausfüllen' })];
    console.log(renderToStaticMarkup(h(LocaleProvider, { lang: 'de' }, h('main', null, h(Section, null, h('h1', null, 'Brettspiele'), parts)))));`);
  const attributes = `data-tand data-tand-theme="${theme}" data-tand-contrast="${contrast}"`;
  const head = `${sheets.map(link).join('')}<link rel="stylesheet" href="/src/brand.css">`;
  await writeFile(join(consumer.folder, 'brand.html'), page(head, html).replace('<html', `<html ${attributes}`));
  const { server, url } = await serve(consumer.folder);
  try {
    const { page, problems } = await open(`${url}brand.html`);
    const isGreen = (name: string, property: 'backgroundColor' | 'color') =>
      page.getByText(name).evaluate((element, key) => {
        const [red = 0, green = 0, blue = 0] =
          getComputedStyle(element)
            [key].match(/[\d.]+/g)
            ?.map(Number) ?? [];
        return green > red && green > blue;
      }, property);
    expect([await isGreen('Buchen', 'backgroundColor'), await isGreen('Bitte ausfüllen', 'color')]).toEqual([true, false]);
    expect(await axe(page)).toEqual([]);
    expect(problems).toEqual([]);
  } finally {
    server.close();
  }
});
