import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { edition as current } from '@edition/edition.ts';
import type { Edition } from '@tand/festival';
import { testApp, testRenderer } from '../../packages/server/src/test/fixtures.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { freezeSite } from '../../scripts/freeze/freeze.ts';
import { addArchives } from '@tand/runtime/build/archives';

const edition: Edition = { ...current, year: 1999 };
const { siteUrl } = edition;
const folders: string[] = [];
const folder = () => folders[folders.push(mkdtempSync(join(tmpdir(), 'freeze-'))) - 1]!;
afterEach(() => {
  for (const one of folders.splice(0)) rmSync(one, { recursive: true, force: true });
});

const page = (path: string, body: string) => `<!doctype html><html lang="sv"><head>
<link rel="manifest" href="/manifest.webmanifest"/><link rel="modulepreload" href="/assets/app/main.js"/>
<meta name="robots" content="index"/><link rel="canonical" href="${siteUrl}${path}"/>
<meta property="og:image" content="${siteUrl}/img/og/home-sv.png"/>
<style>a{background:url(/img/a.svg)}</style><link rel="stylesheet" href="/assets/app/styles-AAAAAAA0.css"/>
<script>boot()</script><script type="application/ld+json">{"url":"${siteUrl}${path}","sameAs":"https://x.example/a"}</script>
</head><body>${body}<noscript>Needs script</noscript><script type="application/json" id="page-data">{"a":1}</script></body></html>`;

function build(extra: Record<string, string> = {}): string {
  const root = folder();
  const files: Record<string, string> = {
    'sv/home.html': page(
      '/sv/home',
      `<a href="/sv/tickets?a=1#b">B</a><a href="/tickets">plain</a><a href="/sv/camping">old</a><a href="https://x.example">out</a>
       <img src="/img/a.svg" srcset="/img/a.svg 1x, /img/a.svg 2x" alt=""/><form></form>`,
    ),
    'sv/tickets.html': page('/sv/tickets', '<a href="/en/tickets">en</a>'),
    'en/tickets.html': page('/en/tickets', '<a href="/sv/home#top">hem</a>'),
    'en/home.html': page('/en/home', ''),
    'tickets.html': page('/sv/tickets', ''),
    'sv/news/feed.json': JSON.stringify({
      home: `${siteUrl}/sv/home`,
      html: `<a href="${siteUrl}/sv/tickets">`,
      other: 'https://x.example/',
    }),
    'img/a.svg': '<svg/>',
    'img/og/home-sv.png': 'png',
    'fonts/a.woff2': 'font',
    'assets/app/main.js': 'boot()',
    'assets/app/styles-AAAAAAA0.css':
      '@font-face{src:url(/fonts/a.woff2)}@media (scripting: none){b{}}@media screen and (scripting:enabled){i{}}',
    'sw.js': 'self',
    _redirects: '/sv/camping /sv/tickets 301\n/camping /tickets 301\n/* /404.html 404\n',
    ...extra,
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return root;
}

function frozen(extra?: Record<string, string>, to = join(folder(), '1999'), own: Partial<Edition> = {}) {
  const result = freezeSite({ from: build(extra), to, edition: { ...edition, ...own } });
  return { to, result, read: (file: string) => readFileSync(join(to, file), 'utf8') };
}

describe('a frozen site', () => {
  it('links within its year, and leaves other links as they are', () => {
    const html = frozen().read('sv/home.html');
    for (const address of ['/1999/sv/tickets?a=1#b', '/1999/sv/tickets"', 'https://x.example"', '/1999/img/a.svg 2x'])
      expect(html).toContain(address);
    expect(html.match(/(?:href|src)="\/(?!1999\/)[^"]*"/g)).toEqual(['href="/sv/home"']); // the link to the current festival
  });

  it('names itself as canonical and is not indexed', () => {
    const html = frozen().read('sv/tickets.html');
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}/1999/sv/tickets"/>`);
    expect(html.match(/<meta name="robots"[^>]*>/g)).toEqual(['<meta name="robots" content="noindex, follow"/>']);
    expect(html).toContain(`content="${siteUrl}/1999/img/og/home-sv.png"`);
    expect(html).toContain(`{"url":"${siteUrl}/1999/sv/tickets","sameAs":"https://x.example/a"}`);
  });

  it('needs no script, no worker and no inline style', () => {
    const { to, read } = frozen();
    const html = read('sv/home.html');
    expect(html).not.toMatch(/<script(?![^>]*ld\+json)|<noscript|<style|manifest|modulepreload/);
    const files = readdirSync(to, { recursive: true, encoding: 'utf8' });
    expect(files.filter(file => /\.js$|^tickets/.test(file))).toEqual([]);
    const sheets = [...html.matchAll(/rel="stylesheet" href="\/1999\/([^"]+)"/g)].map(([, file]) => file!);
    const own = expect.stringMatching(/^styles\/\w{12}\.css$/);
    expect(sheets).toEqual([own, 'assets/app/styles-AAAAAAA0.css', own]);
    expect(read(sheets[0]!)).toBe('a{background:url(/1999/img/a.svg)}');
    expect(read(sheets[2]!)).toContain('html[data-frozen] button');
    expect(read(sheets[1]!)).toBe(
      '@font-face{src:url(/1999/fonts/a.woff2)}@media (min-width:0){b{}}@media screen and (max-width:0){i{}}', // the first always applies, the second never
    );
    expect(JSON.parse(read('sv/news/feed.json'))).toEqual({
      home: `${siteUrl}/1999/sv/home`,
      html: `<a href="${siteUrl}/1999/sv/tickets">`,
      other: 'https://x.example/',
    });
  });

  // LANG-1
  it('has the pages of an added language', () => {
    const fi = page('/fi/home', '<a href="/sv/tickets">Liput</a>');
    const link = page('/sv/home', '<a href="/fi/home">Suomeksi</a>');
    const { read } = frozen({ 'fi/home.html': fi, 'sv/home.html': link }, undefined, { languages: ['sv', 'en', 'fi'] });
    expect(read('sv/home.html')).toContain('href="/1999/fi/home"');
    expect(read('fi/home.html')).toMatch(/href="\/1999\/sv\/tickets".*href="\/fi\/home"/s);
    const { redirects } = JSON.parse(read('archive.json')) as { redirects: object[] };
    expect(redirects).toContainEqual({ from: '/1999/fi', to: '/1999/fi/home', status: 301 });
  });

  it('stays if its replacement would have a dead link', () => {
    const { to, read } = frozen();
    const before = read('sv/home.html');
    expect(() => frozen({ 'sv/home.html': page('/sv/home', '<a href="/sv/moon">x</a>') }, to)).toThrow('/sv/home.html: /sv/moon');
    expect(read('sv/home.html')).toBe(before);
    expect(readdirSync(dirname(to))).toEqual(['1999']);
  });

  it('is served by the site of an edition that names it, at every address', async () => {
    const { to } = frozen();
    const out = build();
    const archived = addArchives(out, { archives: [1999, 1998] }, dirname(to));
    expect(archived.missing).toEqual([1998]);
    expect(archived.addresses.toSorted()).toEqual(['/1999/en/home', '/1999/en/tickets', '/1999/sv/home', '/1999/sv/tickets']);
    const redirects = new Map(archived.redirects.map(({ from, to }) => [from, to]));
    const { app } = await testApp({ renderer: testRenderer({ redirects }), files: out });
    for (const address of archived.addresses) {
      const answer = await app.request(address);
      expect([address, answer.status]).toEqual([address, 200]);
      const links = [...(await answer.text()).matchAll(/(?:href|src)="(\/1999[^"#?]*)/g)].map(([, link]) => link!);
      for (const link of links) expect([link, (await app.request(link)).status]).toEqual([link, 200]);
    }
    for (const [from, end] of [
      ['/1999', '/1999/sv/home'],
      ['/1999/en', '/1999/en/home'],
      ['/1999/tickets', '/1999/sv/tickets'],
      ['/1999/camping', '/1999/sv/tickets'],
      ['/1999/sv/camping', '/1999/sv/tickets'],
    ] as const)
      expect([from, (await app.request(from)).headers.get('location')]).toEqual([from, end]);
    expect(existsSync(join(out, '1999/archive.json'))).toBe(true);
  });
});
