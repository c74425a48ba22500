import { deskCalls, deskRoles, type DeskCall } from '@tand/festival/desk';
import type { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { AppEnv } from '../context.ts';
import { origin, testDesk } from '../../test/desk.ts';
import { parseRanges } from '../../infra/addresses.ts';
import { socketOf, testSite } from '../../test/fixtures.ts';
import { createDesk } from './router.ts';
import { deskPolicy } from './site.ts';

const names = Object.keys(deskCalls) as DeskCall[];
const held = names.filter(name => deskCalls[name].role !== 'anyone');
/** An invalid body, so that calls that pass authorization change nothing. */
const wrong = { wrong: true } as never;

// DESK-6
it('implements exactly the calls of the desk’s contract', async () => {
  const { store, db } = await testSite();
  const router: Hono<AppEnv> = createDesk({ store, database: () => db, now: Date.now });
  const routes = router.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`);
  expect(routes.toSorted()).toEqual(names.map(name => `${deskCalls[name].method} /${name}`).toSorted());
});

describe('a desk call', () => {
  // DESK-6
  it('is rejected if it needs a session, and the session is missing, ended or forged', async () => {
    const desk = await testDesk();
    const gone = await desk.member('admin');
    const { cookie } = gone.browser;
    await gone.call('logout');
    const madeUp = `__Host-tand-desk=${'A'.repeat(43)}`;
    for (const name of held) {
      for (const secret of ['', cookie, madeUp]) {
        const browser = desk.browser();
        browser.cookie = secret;
        const { status, refusal } = await browser.call(name, wrong);
        expect([name, status, refusal.code]).toEqual([name, 401, 'signIn']);
      }
    }
  });

  // DESK-6
  it.each(deskRoles)('is rejected for the role %s only if it requires a higher one', async role => {
    const desk = await testDesk();
    const member = await desk.member(role);
    for (const name of held) {
      if (name === 'logout') continue;
      const least = deskRoles.indexOf(deskCalls[name].role as (typeof deskRoles)[number]);
      const { status, refusal } = await member.call(name, wrong);
      const isAllowed = deskRoles.indexOf(role) >= least;
      expect([name, refusal.code === 'role', status === 403]).toEqual([name, !isAllowed, !isAllowed]);
      expect([200, 403, 415, 422]).toContain(status);
    }
  });

  // DESK-7
  it('is rejected from another site, even with an admin’s cookie, or as a POST without an origin', async () => {
    const desk = await testDesk({ allowedOrigins: ['https://friend.example'] });
    const { cookie } = (await desk.member('admin')).browser;
    for (const name of names) {
      const { method } = deskCalls[name];
      const foreign: Record<string, string>[] = [
        { Origin: 'https://evil.example' },
        { Origin: 'https://friend.example' },
        { Origin: 'null' },
        { Origin: origin, 'Sec-Fetch-Site': 'cross-site' },
        { Origin: 'https://other.tand.example', 'Sec-Fetch-Site': 'same-site' },
        ...(method === 'POST' ? [{}] : []),
      ];
      for (const headers of foreign) {
        const response = await desk.app.request(`${origin}/api/desk/${name}`, {
          method,
          headers: { Cookie: cookie, 'Content-Type': 'application/json', ...headers },
          ...(method === 'POST' && { body: '{}' }),
        });
        expect([name, headers, response.status]).toEqual([name, headers, 403]);
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
      }
    }
  });

  // DESK-6
  it('is rejected with another method', async () => {
    const desk = await testDesk();
    for (const name of names) {
      const method = deskCalls[name].method === 'GET' ? 'POST' : 'GET';
      expect((await desk.app.request(`${origin}/api/desk/${name}`, { method })).status).toBe(405);
    }
  });
});

// DESK-9
it('limits the rate of calls without a session, and of changes per person', async () => {
  const desk = await testDesk();
  const stranger = desk.browser();
  for (let call = 0; call < 20; call += 1) expect((await stranger.call('passkey/challenge')).status).toBe(200);
  const { status, headers } = await stranger.call('passkey/challenge');
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);

  const other = await testDesk();
  const maja = await other.member('writer');
  for (let call = 0; call < 60; call += 1) expect((await maja.call('news/save', wrong)).status).toBe(422);
  expect((await maja.call('news/save', wrong)).status).toBe(429);
  expect((await maja.call('news')).status).toBe(200);
});

const forwarded = (address: string) => ({ env: socketOf('127.0.0.1'), more: { 'X-Forwarded-For': address, 'X-Forwarded-Proto': 'https' } });
const behindProxy = { trustedProxies: parseRanges('127.0.0.1') };

// DESK-9
it('admits a known device despite strangers at its address, and limits strangers by IP range', async () => {
  const desk = await testDesk(behindProxy);
  const maja = await desk.member('editor');
  await maja.call('logout');
  const stranger = desk.browser();
  for (let call = 0; call < 20; call += 1) await stranger.call('passkey/challenge', {}, forwarded('192.0.2.7'));
  expect((await stranger.call('passkey/challenge', {}, forwarded('192.0.2.7'))).status).toBe(429);
  const { body, status } = await maja.call('passkey/challenge', {}, forwarded('192.0.2.7'));
  expect(status).toBe(200);
  const passkey = maja.phone.login(body.options) as AuthenticationResponseJSON;
  expect((await maja.call('passkey/login', { passkey }, forwarded('192.0.2.7'))).status).toBe(200);
  const last = async (network: (call: number) => string, count: number) => {
    let answer = 0;
    for (let call = 0; call < count; call += 1)
      ({ status: answer } = await stranger.call('passkey/challenge', {}, forwarded(network(call))));
    return answer;
  };
  expect(await last(call => `198.51.100.${call}`, 60)).toBe(200);
  expect(await last(() => '198.51.100.99', 1)).toBe(429);
  expect(await last(call => `2001:db8:1:${call}::1`, 61)).toBe(429);
  // Forged: the signature in the cookie does not belong to this passkey's id.
  maja.browser.cookies['tand-known'] = `x${maja.browser.cookies['tand-known']}`;
  await maja.call('logout');
  expect((await maja.call('passkey/challenge', {}, forwarded('192.0.2.7'))).status).toBe(429);
});

// DESK-10
it('counts refused sign-ins of strangers in one line of the audit log per hour', async () => {
  const desk = await testDesk(behindProxy);
  const admin = await desk.member('admin', 'Ada');
  const stranger = desk.browser();
  const wrong = { passkey: {} as AuthenticationResponseJSON };
  for (let call = 0; call < 40; call += 1) await stranger.call('passkey/login', wrong, forwarded(`192.0.${call}.7`));
  const lines = async () => (await admin.call('audit')).body.map(({ person, call, outcome, about }) => [person, call, outcome, about]);
  const own = ['Ada', 'passkey/register', 'done', 'a new passkey'];
  expect(await lines()).toEqual([['', 'passkey/login', 'passkey', '40 times'], own]);
  desk.pass(3_600_000);
  await stranger.call('passkey/login', wrong, forwarded('192.0.2.7'));
  expect(await lines()).toEqual([['', 'passkey/login', 'passkey', ''], ['', 'passkey/login', 'passkey', '40 times'], own]);
});

// DESK-10
it('shows admins the audit log with person, call and outcome', async () => {
  const desk = await testDesk();
  const [admin, writer] = [await desk.member('admin', 'Ada'), await desk.member('writer', 'Wim')];
  await writer.call('history/undo', { revision: desk.base(1) });
  await writer.call('people');
  await desk.browser().call('passkey/login', { passkey: {} as AuthenticationResponseJSON });
  const { body } = await admin.call('audit');
  expect(body.map(({ person, call, outcome }) => [person, call, outcome])).toEqual([
    ['', 'passkey/login', 'passkey'],
    ['Wim', 'people', 'role'],
    ['Wim', 'history/undo', 'role'],
    ['Wim', 'passkey/register', 'done'],
    ['Ada', 'passkey/register', 'done'],
  ]);
  expect((await admin.call('audit', undefined, { query: `?before=${body[1]!.id}&limit=1` })).body).toHaveLength(1);
});

describe('the pages of the desk', () => {
  // DESK-8
  it('have one Content-Security-Policy at /desk and at addresses below', async () => {
    const desk = await testDesk();
    for (const path of ['/desk', '/desk/', '/desk/invite', '/desk/programme/2']) {
      const response = await desk.app.request(`${origin}${path}`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>Desk</title>');
      expect(response.headers.get('content-security-policy')).toBe(deskPolicy);
      expect(response.headers.get('strict-transport-security')).toBeTruthy();
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
    }
    expect(deskPolicy).not.toContain('unsafe');
    expect(deskPolicy).toMatch(/script-src 'self';.*require-trusted-types-for 'script'; trusted-types 'none'$/);
    const script = await desk.app.request(`${origin}/desk/assets/desk-B7k2_x9Q.js`);
    expect([await script.text(), script.headers.get('cache-control')]).toEqual(['document.title', 'public, max-age=31536000, immutable']);
    expect((await desk.app.request(`${origin}/desk/assets/gone-B7k2_x9Q.js`)).status).toBe(404);
  });

  // DESK-1
  it('respond with 404 if the desk is off, and change no byte of the site if it is on', async () => {
    const off = await testSite();
    const on = await testDesk({ db: off.db });
    for (const path of ['/desk', '/desk/invite', '/api/desk/session']) {
      const response = await off.app.request(`${origin}${path}`);
      expect([path, response.status]).toEqual([path, 404]);
    }
    const { pages, files } = off.app.site!.addresses();
    const paths = [...pages, ...files, '/api/schedule', '/api/revision', '/sw.js', '/assets/entry-B7k2_x9Q.js', '/nowhere'];
    expect(paths.length).toBeGreaterThan(20);
    for (const path of paths) {
      const [one, other] = [await off.app.request(`${origin}${path}`), await on.app.request(`${origin}${path}`)];
      expect([path, other.status, [...other.headers], await other.text()]).toEqual([path, one.status, [...one.headers], await one.text()]);
    }
    expect([...on.app.site!.addresses().pages]).toEqual([...pages]);
  });
});
