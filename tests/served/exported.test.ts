// Built first: @tand/site#export
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { instantToLocal } from '@tand/festival';
import { describe, expect, test } from 'vitest';
import { request } from '../support/app.ts';
import { hostHeaders, readRules } from '../support/host-headers.ts';
import { observatory } from '../support/observatory.ts';
import { hashOf, headersAndHtml, inlined } from '../support/policy.ts';
import { siteFolder } from '../support/server.ts';
import { edition } from '../support/site.ts';

const rules = await readRules();
const pages = ['/sv/home', '/en/home', '/sv/schedule', '/en/tickets', '/sv/faq', '/en/news/rent-gaming-setup', '/tickets/groups', '/home'];
const now = instantToLocal((await stat(join(siteFolder, '_headers'))).mtimeMs, edition.timeZone);
const pageFiles = (await readdir(siteFolder, { recursive: true })).filter(file => file.endsWith('.html'));

// SEC-1
describe('the content security policy', () => {
  test.each(pages)('scores, with the other headers of %s, at least 140 points of the HTTP Observatory', async path => {
    const html = await readFile(join(siteFolder, `${path}.html`), 'utf8');
    expect(observatory({ headers: hostHeaders(rules, path), html }).score).toBeGreaterThanOrEqual(140);
  });

  test('allows by hash exactly the inline scripts and styles of all pages', async () => {
    const [policy = ''] = hostHeaders(rules, '/sv/home').get('content-security-policy') ?? [];
    expect(policy.match(/[\w-]+ [^;]*unsafe[^;]*/g)).toEqual(["style-src-attr 'unsafe-inline'"]);
    const admitted = new Set([...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash));
    const used = new Set<string>();
    const strange: string[] = [];
    expect(pageFiles.length).toBeGreaterThan(300);
    for (const file of pageFiles) {
      const html = await readFile(join(siteFolder, file), 'utf8');
      for (const text of inlined(html)) {
        const hash = hashOf(text);
        used.add(hash);
        if (!admitted.has(hash)) strange.push(`${file}: ${text.slice(0, 60)}`);
      }
      if (/\son\w+="|javascript:/.test(html)) strange.push(`${file}: event handler or javascript: address`);
    }
    expect(strange).toEqual([]);
    expect([...admitted].filter(hash => !used.has(hash!))).toEqual([]);
  });
});

describe('_headers', () => {
  test('stays within the limits of hosts: 100 rules, 2,000 characters a line, 2,000 redirects', async () => {
    const text = await readFile(join(siteFolder, '_headers'), 'utf8');
    expect(rules.length).toBeLessThanOrEqual(100);
    expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(2000);
    const moved = (await readFile(join(siteFolder, '_redirects'), 'utf8')).trim().split('\n');
    expect(moved.length).toBeLessThanOrEqual(2000);
  });

  // SEC-2
  test('has the headers of the built-in server, with all sources of each page’s policy', async () => {
    const names = ['content-security-policy', 'cache-control', 'cross-origin-resource-policy', 'cross-origin-opener-policy'];
    const others = ['x-content-type-options', 'x-frame-options', 'referrer-policy', 'permissions-policy', 'strict-transport-security'];
    const [script = ''] = await readdir(join(siteFolder, 'assets/app'));
    const files = ['/schedule.json', '/schedule.xml', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/offline.json'];
    files.push('/.well-known/security.txt', '/favicon.ico');
    for (const path of [
      ...pages,
      ...files,
      '/img/map-day.svg',
      '/fonts/anybody.woff2',
      `/assets/app/${script}`,
      '/assets/i18n/sv.json',
      '/sw.js',
    ]) {
      const { headers } = await headersAndHtml(path, { now });
      const fromHost = hostHeaders(rules, path);
      for (const name of [...names, ...others]) {
        const [told, onHost] = [headers.get(name), fromHost.get(name)];
        // A static host has one policy for all pages, which must allow each page's own sources.
        const isOwn = name === 'content-security-policy' && pages.includes(path);
        const linksMissing = isOwn && told![0]!.split(/[; ]+/).filter(source => !onHost?.[0]?.split(/[; ]+/).includes(source));
        expect([path, name, isOwn ? linksMissing : onHost]).toEqual([path, name, isOwn ? [] : told]);
      }
    }
  });

  test('sets a content security policy for every page', async () => {
    const bare = pageFiles
      .map(file => `/${file.slice(0, -'.html'.length)}`)
      .filter(path => !hostHeaders(rules, path).has('content-security-policy'));
    expect(bare).toEqual([]);
  });

  test('has the same policy for 404.html as the meta element in that page', async () => {
    const html = await readFile(join(siteFolder, '404.html'), 'utf8');
    const own = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
    const { 'content-security-policy': [policy = ''] = [] } = Object.fromEntries(hostHeaders(rules, '/404.html'));
    expect(`${own}; frame-ancestors 'none'`).toBe(policy);
  });
});

// SEC-2
test('lists redirects in _redirects that the server answers alike, all to existing pages', async () => {
  const redirects = (await readFile(join(siteFolder, '_redirects'), 'utf8'))
    .trim()
    .split('\n')
    .map(line => line.split(' ') as [string, string, string])
    .filter(([from, , status]) => !/[:*]/.test(from) && status !== '404');
  expect(redirects.length).toBeGreaterThan(30);
  const answered = await Promise.all(
    redirects.map(async ([from]) => {
      const { headers, status } = await request(from);
      return [from, headers.get('location'), String(status)];
    }),
  );
  expect(answered).toEqual(redirects);
  expect(redirects.filter(([, , status]) => status !== '301').map(([from]) => from)).toEqual(['/']);
  const ends = await Promise.all(redirects.map(async ([, to]) => [to, (await request(to)).status]));
  expect(ends.filter(([, status]) => status !== 200)).toEqual([]);
});
