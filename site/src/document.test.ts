import { createHash } from 'node:crypto';
import { edition } from '@edition/edition.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { trusted } from '@tand/runtime/render/trusted';
import { documentWriter, EndOfFirstScreen, policy, type Assets, type Rendered } from '@tand/runtime/render';
import { framed } from './framed.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const assets: Assets = {
  template: '<html lang="sv"><head><!--head--></head><body><div id="root"><!--app--></div><!--data--></body></html>',
  firstStyles: 'h1{color:red}',
  styles: '/assets/app/styles-AAAAAAA0.css',
  fewStyles: { href: '/assets/app/styles-BBBBBBB0.css', text: 'h2{color:red}' },
  fewParts: ['City', 'Schedule'],
  boot: 'start()',
  site: '/assets/app/site-1.js',
  islands: '/assets/app/islands-1.js',
  preload: { programme: ['/assets/app/islands-1.js', '/assets/app/programme-1.js'], city: ['/assets/app/islands-1.js'] },
  build: 'a',
  texts: {},
  redirects: [],
  offline: {} as Assets['offline'],
};
const page = (newTab = ''): Rendered => ({
  html: '<h1>TÄND</h1>',
  head: '',
  idle: [],
  data: {
    path: '/en/home',
    lang: 'en',
    newTab,
    revision: { origin: 'a', number: 1, at: 0 },
    reads: [],
    islands: {},
    noticesAt: 0,
    moment: 0,
    until: 0,
  },
});
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

// SEC-4
test('escapes the data of a page, so that no text can end the script element', () => {
  const text = '</script><script>alert(1)</script><!-- $& $1';
  const { html } = documentWriter(assets, {})(page(text));
  const document = parse(html);
  expect(document.scripts).toHaveLength(4);
  expect(JSON.parse(document.querySelector('#page-data')!.textContent)).toMatchObject({ newTab: text });
});

test('lists each script of the idle islands of a page once', () => {
  const { html } = documentWriter(assets, {})({ ...page(), idle: ['programme', 'city'] });
  expect(parse(html).querySelector<HTMLElement>('script[data-islands]')!.dataset['preload']).toBe(
    '/assets/app/islands-1.js /assets/app/programme-1.js',
  );
});

const stylesAndHeadings = (html: string) =>
  [...parse(html).querySelectorAll('link[rel=stylesheet], style, h1, h2')].map(node => node.getAttribute('href') ?? node.textContent);
const write = (html: string) => documentWriter(assets, {})({ ...page(), html });
const end = renderToStaticMarkup(createElement(EndOfFirstScreen));
const city = '<h2 data-component="City">Map</h2>';

test.each([
  [
    'links the other styles before all content if the end of the first screen is not marked',
    '<h1>TÄND</h1>',
    ['h1{color:red}', assets.styles, 'TÄND'],
  ],
  ['links the other styles after the first screen', `<h1>TÄND</h1>${end}<h2>News</h2>`, ['h1{color:red}', 'TÄND', assets.styles, 'News']],
  [
    'links styles that few pages use before the content that needs them',
    `<h1>TÄND</h1>${end}${city}`,
    ['h1{color:red}', 'TÄND', assets.fewStyles.href, assets.styles, 'Map'],
  ],
  [
    'writes styles that few pages use inline when the first screen needs them',
    `${city}${end}<h2>News</h2>`,
    ['h1{color:red}', 'h2{color:red}', 'Map', assets.styles, 'News'],
  ],
])('%s', (_, html, expected) => expect(stylesAndHeadings(write(html).html)).toEqual(expected));

test('allows the inline scripts and styles of a document by hash', () => {
  const { html, policy: written } = write(`${city}${end}<p>News</p>`);
  const inline = (selector: string) => [...parse(html).querySelectorAll(selector)].map(({ textContent }) => hash(textContent)).join(' ');
  expect(written.split('; ')).toEqual(
    expect.arrayContaining([`script-src 'self' ${inline('script:not([src], [type])')}`, `style-src 'self' ${inline('style')}`]),
  );
});

test('allows style attributes in the policy of any page, and nothing else that is unsafe', () =>
  expect(policy({ scripts: [] }).match(/[\w-]+ [^;]*unsafe[^;]*/g)).toEqual(["style-src-attr 'unsafe-inline'"]));

const frameSources = (frames: readonly string[]) => /frame-src ([^;]*);/.exec(policy({ scripts: [], frames }))![1]!.split(' ');

// SEC-10
test('accepts only the HTML and the script address that React and the worker need', () => {
  expect(policy({ scripts: [] })).toContain("; require-trusted-types-for 'script'; trusted-types default; ");
  expect(['', '<script></script>', '{}'].map(trusted.createHTML)).toEqual(['', '<script></script>', '{}']);
  expect(['<img src=x onerror=alert(1)>', ' '].map(trusted.createHTML)).toEqual([undefined, undefined]);
  expect(['/sw.js', '/sw.js?x', 'https://evil.example/sw.js'].map(trusted.createScriptURL)).toEqual(['/sw.js', undefined, undefined]);
});

// SEC-8
test("allows frames of the edition's embed hosts only", () => {
  const { trailerEmbed, signupFormEmbed, mapEmbed, foodVideoEmbed, saabVideoEmbed } = edition.links;
  const hosts = new Set([trailerEmbed, signupFormEmbed, mapEmbed, foodVideoEmbed, saabVideoEmbed].map(url => new URL(url).origin));
  expect(new Set(frameSources(framed))).toEqual(hosts);
  expect(frameSources([])).toEqual(["'none'"]);
});
