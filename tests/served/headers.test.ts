// Built first: @tand/site
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { framed } from '../../site/src/framed.ts';
import { hashOf, inlined, headersAndHtml } from '../support/policy.ts';
import { observatory, parsePolicy, type Answer } from '../support/observatory.ts';

const pages = ['/sv/home', '/en/home', '/sv/schedule', '/en/tickets', '/sv/faq', '/en/news/rent-gaming-setup', '/tickets/groups', '/home'];
const grave = (policy: string) =>
  new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.HIGH_MAYBE)
    .map(({ directive, description }) => `${directive}: ${description}`);
const policyOf = ({ headers }: Pick<Answer, 'headers'>) => headers.get('content-security-policy')?.[0] ?? '';

// SEC-1
describe('the score of the HTTP Observatory', () => {
  test.each(pages)('is at least 140 on %s of the built-in server', async path => {
    const answer = await headersAndHtml(path);
    expect(answer.status).toBe(200);
    const { score, tests } = observatory(answer);
    expect(tests).toMatchObject({ 'content-security-policy': 10, cookies: 0, 'strict-transport-security': 0 });
    expect(score).toBeGreaterThanOrEqual(140);
  });

  test('is at least 140 on the 404 page', async () => {
    for (const path of ['/sv/nowhere', '/en/nowhere']) expect(observatory(await headersAndHtml(path)).score).toBeGreaterThanOrEqual(140);
  });

  test('is at least 140 on responses of the API', async () => {
    for (const path of ['/api/schedule', '/api/session', '/api/nothing']) {
      expect(observatory(await headersAndHtml(path)).score).toBeGreaterThanOrEqual(140);
    }
  });

  test('is lower when a header is missing or weaker', async () => {
    const { headers, html } = await headersAndHtml('/sv/home');
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
describe('the content security policy', () => {
  test.each([...pages, '/sv/nowhere'])('allows inline code on %s only as style attributes, or by its hash', async path => {
    const answer = await headersAndHtml(path);
    const policy = policyOf(answer);
    expect(policy.match(/[\w-]+ [^;]*unsafe[^;]*/g)).toEqual(["style-src-attr 'unsafe-inline'"]);
    expect(policy).not.toContain('*');
    // Other hosts are listed one by one, only for embeds that a visitor asks for (SEC-8).
    const strange = [...(parsePolicy(policy) ?? [])].filter(([, sources]) => sources.some(source => /^https?:/.test(source)));
    expect(strange.map(([directive]) => directive)).toEqual(['frame-src']);
    expect(strange.flatMap(([, sources]) => sources)).toEqual([...framed].toSorted());
    expect(parsePolicy(policy)?.get('default-src')).toEqual(["'none'"]);
    expect(parsePolicy(policy)?.get('connect-src')).toEqual(["'self'"]);
    const used = inlined(answer.html).map(hashOf);
    const admitted = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash!);
    expect(used.filter(hash => !admitted.includes(hash))).toEqual([]);
    // All documents have the same policy. The programme has one style element more than most pages, so it uses all hashes.
    const most = inlined((await headersAndHtml('/sv/schedule')).html).map(hashOf);
    expect(admitted.toSorted()).toEqual([...new Set(most)].toSorted());
  });

  test('passes csp_evaluator without important findings, but not with planted faults', async () => {
    const policy = policyOf(await headersAndHtml('/sv/home'));
    expect(grave(policy).filter(found => !/'self' can be problematic/.test(found))).toEqual([]);
    expect(grave(policy.replace("default-src 'none'; ", ''))).not.toEqual([]);
    expect(grave(policy.replace("script-src 'self'", 'script-src https:'))).not.toEqual([]);
  });
});
