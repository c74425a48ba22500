import { createHash } from 'node:crypto';
import { edition } from '@edition/edition.ts';
import { expect, test } from 'vitest';
import { trusted } from './trusted.ts';
import { documentWriter, policy, type Assets, type Rendered } from './document.ts';
import { framed } from './framed.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const assets: Assets = {
  template: '<html lang="sv"><head><!--head--></head><body><div id="root"><!--app--></div><!--data--></body></html>',
  manifest: { 'index.html': { file: 'assets/index.js', isEntry: true } },
  css: ':root{}',
  boot: 'start()',
  early: '/assets/app/early-AAAAAAA0.js',
  earlyProgramme: '/assets/app/earlyProgramme-AAAAAAA0.js',
  build: 'a',
  texts: {},
  redirects: [],
  offline: {} as Assets['offline'],
  sheets: { texts: [], of: {} },
};
const page = (texts: Rendered['data']['texts']): Rendered => ({
  kind: 'pages/home.tsx',
  html: '<h1>TÄND</h1>',
  head: '',
  critical: '.a{color:red}/*!sc*/\ndata-styled.g1[id="c1"]{content:"a,"}/*!sc*/\n',
  data: { path: '/en/home', lang: 'en', texts, loaderData: {}, revision: { origin: 'a', number: 1, at: 0 }, moment: 0 },
  until: 0,
  modules: [],
});
const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

// SEC-4
test('a page whose data end a script keeps them in its own', () => {
  const texts = { news: { body: '</script><script>alert(1)</script><!-- $& $1' } };
  const { html } = documentWriter(assets, {})(page(texts));
  const document = parse(html);
  expect(document.scripts).toHaveLength(2);
  expect(JSON.parse(document.querySelector('#page-data')!.textContent)).toMatchObject({ texts });
});

test('the policy admits the styles and the script of the page, and no others', () => {
  const written = documentWriter(assets, {})(page({}));
  const document = parse(written.html);
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => hash(textContent));
  const rule = (name: string) => written.policy.split('; ').find(part => part.startsWith(name));
  expect(rule('style-src')).toBe(`style-src 'self' ${styles.join(' ')} ${hash('')}`);
  expect(rule('script-src')).toBe(`script-src 'self' ${hash(document.scripts[0]!.text)}`);
});

test('the policy of any page admits an empty style, which styled-components makes', () =>
  expect(policy({ styles: [], scripts: [] })).toContain(`style-src 'self' ${hash('')};`));

const frameSources = (frames: readonly string[]) => /frame-src ([^;]*);/.exec(policy({ styles: [], scripts: [], frames }))![1]!.split(' ');

// SEC-10
test('no text becomes HTML or a script but what React writes itself, and the worker', () => {
  expect(policy({ styles: [], scripts: [] })).toContain("; require-trusted-types-for 'script'; trusted-types default; ");
  expect(['', '<script></script>', '{}'].map(trusted.createHTML)).toEqual(['', '<script></script>', '{}']);
  expect(['<img src=x onerror=alert(1)>', ' '].map(trusted.createHTML)).toEqual([undefined, undefined]);
  expect(['/sw.js', '/sw.js?x', 'https://evil.example/sw.js'].map(trusted.createScriptURL)).toEqual(['/sw.js', undefined, undefined]);
});

// SEC-8
test('a page may frame the hosts of the edition’s embeds, and nobody else', () => {
  const { trailerEmbed, signupFormEmbed, mapEmbed, foodVideoEmbed, saabVideoEmbed } = edition.links;
  const hosts = new Set([trailerEmbed, signupFormEmbed, mapEmbed, foodVideoEmbed, saabVideoEmbed].map(url => new URL(url).origin));
  expect(new Set(frameSources(framed))).toEqual(hosts);
  expect(frameSources([])).toEqual(["'none'"]);
});
