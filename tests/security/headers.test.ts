import { readdir, readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { framed } from '../../site/src/framed.ts';
import { hostHeaders, readRules } from '../support/host-headers.ts';
import { siteFolder, startServer, type RunningServer } from '../support/server.ts';
import { observatory, parsePolicy, type Answer } from './observatory.ts';

let server: RunningServer;
beforeAll(async () => {
  // As behind a proxy that ends HTTPS: only then are HSTS and secure cookies sent.
  server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(() => server?.stop());

const rules = await readRules();
const pages = ['/sv/home', '/en/home', '/sv/schedule', '/en/tickets', '/sv/faq', '/en/news/rent-gaming-setup', '/tickets/groups', '/home'];
const overHttps = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '192.0.2.1', Accept: 'text/html' };

async function answerOf(path: string): Promise<Answer & { status: number }> {
  const response = await fetch(server.url + path, { headers: overHttps, redirect: 'manual' });
  const headers = new Map([...response.headers].map(([name, value]) => [name, [value]]));
  if (headers.has('set-cookie')) headers.set('set-cookie', response.headers.getSetCookie());
  return { headers, html: await response.text(), status: response.status };
}
/** What csp_evaluator holds for grave, or may be. */
const grave = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.HIGH_MAYBE)
    .map(({ directive, description }) => `${directive}: ${description}`);
const policyOf = ({ headers }: Pick<Answer, 'headers'>) => headers.get('content-security-policy')?.[0] ?? '';

/** Texts of the styles and scripts in a page. */
const inlined = (html: string) =>
  [...html.matchAll(/<(style|script)\b([^>]*)>([\s\S]*?)<\/\1>/g)].flatMap(([, , attributes, text]) =>
    /json|\ssrc=/.test(attributes!) ? [] : text!,
  );
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

// SEC-1
describe('the score of the HTTP Observatory', () => {
  test.each(pages)('%s has at least 140 from the built-in server', async path => {
    const answer = await answerOf(path);
    expect(answer.status).toBe(200);
    const { score, tests } = observatory(answer);
    expect(tests).toMatchObject({ 'content-security-policy': 10, cookies: 0, 'strict-transport-security': 0 });
    expect(score).toBeGreaterThanOrEqual(140);
  });

  test.each(pages)('%s has at least 140 from a static host', async path => {
    const html = await readFile(join(siteFolder, `${path}.html`), 'utf8');
    expect(observatory({ headers: hostHeaders(rules, path), html }).score).toBeGreaterThanOrEqual(140);
  });

  test('the 404 page has it too', async () => {
    for (const path of ['/sv/nowhere', '/en/nowhere']) expect(observatory(await answerOf(path)).score).toBeGreaterThanOrEqual(140);
  });

  test('the calls of the API are as safe', async () => {
    for (const path of ['/api/schedule', '/api/session', '/api/nothing']) {
      expect(observatory(await answerOf(path)).score).toBeGreaterThanOrEqual(140);
    }
  });

  test('the measure takes points where something is missing', async () => {
    const { headers, html } = await answerOf('/sv/home');
    const without = (name: string) => observatory({ headers: new Map([...headers].filter(([key]) => key !== name)), html }).score;
    const whole = observatory({ headers, html }).score;
    expect(without('content-security-policy')).toBeLessThan(100);
    expect(without('strict-transport-security')).toBeLessThan(100);
    expect(without('cross-origin-opener-policy')).toBe(whole - 10);
    expect(without('x-content-type-options')).toBe(whole - 5);
    const loose = policyOf({ headers }).replace('script-src', "script-src 'unsafe-eval'");
    expect(observatory({ headers: new Map([...headers, ['content-security-policy', [loose]]]), html }).tests).toMatchObject({
      'content-security-policy': -10,
    });
    const bare = new Map([...headers, ['set-cookie', ['session=1']]]);
    expect(observatory({ headers: bare, html }).tests['cookies']).toBeLessThan(0);
  });
});

// SEC-1
describe('the policy', () => {
  test.each([...pages, '/sv/nowhere'])(
    'of %s has nothing unsafe and admits what stands in it by its hash, and nothing else',
    async path => {
      const answer = await answerOf(path);
      const policy = policyOf(answer);
      expect(policy).not.toContain('unsafe');
      expect(policy).not.toContain('*');
      // Only what a visitor asks for is shown in a frame, from hosts named one by one (SEC-8).
      const strange = [...(parsePolicy(policy) ?? [])].filter(([, sources]) => sources.some(source => /^https?:/.test(source)));
      expect(strange.map(([directive]) => directive)).toEqual(['frame-src']);
      expect(strange.flatMap(([, sources]) => sources)).toEqual([...framed].toSorted());
      expect(parsePolicy(policy)?.get('default-src')).toEqual(["'none'"]);
      expect(parsePolicy(policy)?.get('connect-src')).toEqual(["'self'"]);
      const used = inlined(answer.html).map(hashOf);
      const admitted = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash!);
      expect(used.filter(hash => !admitted.includes(hash))).toEqual([]);
      expect(admitted.filter(hash => !used.includes(hash))).toEqual([hashOf('')]);
    },
  );

  test('csp_evaluator finds nothing that matters much, and would', async () => {
    const policy = policyOf(await answerOf('/sv/home'));
    expect(grave(policy).filter(found => !/'self' can be problematic/.test(found))).toEqual([]);
    expect(grave(policy.replace("default-src 'none'; ", ''))).not.toEqual([]);
    expect(grave(policy.replace("script-src 'self'", 'script-src https:'))).not.toEqual([]);
  });

  test('of a static host, one for all pages, admits what stands in each of them by its hash, and nothing else', async () => {
    const [policy = ''] = hostHeaders(rules, '/sv/home').get('content-security-policy') ?? [];
    expect(policy).not.toContain('unsafe');
    const admitted = new Set([...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash));
    const used = new Set<string>();
    const strange: string[] = [];
    const files = (await readdir(siteFolder, { recursive: true })).filter(file => file.endsWith('.html'));
    expect(files.length).toBeGreaterThan(300);
    for (const file of files) {
      const html = await readFile(join(siteFolder, file), 'utf8');
      for (const text of inlined(html)) {
        const hash = hashOf(text);
        used.add(hash);
        if (!admitted.has(hash)) strange.push(`${file}: ${text.slice(0, 60)}`);
      }
      if (/\sstyle="|\son\w+="|javascript:/.test(html)) strange.push(`${file}: style attribute, event handler or javascript: address`);
    }
    expect(strange).toEqual([]);
    expect([...admitted].filter(hash => !used.has(hash!))).toEqual([hashOf('')]);
  });
});

describe('_headers', () => {
  test('stays within what hosts take: 100 rules, lines of 2,000 characters', async () => {
    const text = await readFile(join(siteFolder, '_headers'), 'utf8');
    expect(rules.length).toBeLessThanOrEqual(100);
    expect(Math.max(...text.split('\n').map(line => line.length))).toBeLessThanOrEqual(2000);
    const moved = (await readFile(join(siteFolder, '_redirects'), 'utf8')).trim().split('\n');
    expect(moved.length).toBeLessThanOrEqual(2000);
  });

  // SEC-2
  test('says of every page and file what the built-in server says', async () => {
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
      const { headers } = await answerOf(path);
      const fromHost = hostHeaders(rules, path);
      for (const name of [...names, ...others]) {
        const [told, onHost] = [headers.get(name), fromHost.get(name)];
        // A host has one policy for all pages, which admits what each page's own does.
        const isOwn = name === 'content-security-policy' && pages.includes(path);
        const lacking = isOwn && told![0]!.split(/[; ]+/).filter(source => !onHost?.[0]?.split(/[; ]+/).includes(source));
        expect([path, name, isOwn ? lacking : onHost]).toEqual([path, name, isOwn ? [] : told]);
      }
    }
  });

  test('names every page', async () => {
    const files = (await readdir(siteFolder, { recursive: true })).filter(file => file.endsWith('.html'));
    const bare = files
      .map(file => `/${file.slice(0, -'.html'.length)}`)
      .filter(path => !hostHeaders(rules, path).has('content-security-policy'));
    expect(bare).toEqual([]);
  });

  test('the page for unknown addresses carries the policy in itself', async () => {
    const html = await readFile(join(siteFolder, '404.html'), 'utf8');
    const own = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
    const { 'content-security-policy': [policy = ''] = [] } = Object.fromEntries(hostHeaders(rules, '/404.html'));
    expect(`${own}; frame-ancestors 'none'`).toBe(policy);
  });
});
