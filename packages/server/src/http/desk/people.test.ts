import { isDeepStrictEqual } from 'node:util';
import type { DeskAnswers, DeskCall } from '@tand/festival/desk';
import { describe, expect, it, vi } from 'vitest';
import { parseRanges } from '../../infra/addresses.ts';
import { authenticator } from '../../test/authenticator.ts';
import { origin, draftArticle, testDesk } from '../../test/desk.ts';
import { jsonOf, socketOf } from '../../test/fixtures.ts';
import { revokePerson, invite, inviteFirst, listPeople, setRole, revokeDevice } from '../../content/crew/people.ts';

const hour = 3_600_000;

describe('an invitation', () => {
  // DESK-4
  it('admits one person, once, within two days', async () => {
    const desk = await testDesk();
    const maja = await desk.member('editor', 'Maja');
    expect(maja.entered).toMatchObject({
      status: 200,
      body: { person: { name: 'Maja', role: 'editor' }, device: { name: 'Chrome on Android' } },
    });
    expect((await maja.call('session')).body.person.name).toBe('Maja');
    const second = desk.browser();
    expect((await second.call('passkey/invited', { invitation: maja.invitation })).refusal.code).toBe('invitation');

    const late = await invite(desk.db, 'Bo', 'writer', desk.now());
    desk.pass(48 * hour);
    expect((await second.call('passkey/invited', { invitation: late.invitation })).status).toBe(410);
  });

  // DESK-4
  it('is refused like a used one if its link was damaged', async () => {
    const browser = (await testDesk()).browser();
    for (const invitation of ['nonsense', `${'a'.repeat(43)}.`, 'a'.repeat(101)]) {
      const { status, refusal } = await browser.call('passkey/invited', { invitation });
      expect([invitation, status, refusal]).toEqual([invitation, 410, { code: 'invitation' }]);
    }
  });

  // DESK-4, DESK-5
  it('is stored as a hash only, like a session', async () => {
    const desk = await testDesk();
    const { cookie } = (await desk.member('editor')).browser;
    const { invitation } = await invite(desk.db, 'Bo', 'writer', desk.now());
    const tables = await Promise.all(
      ['invitations', 'devices', 'people', 'audit', 'challenges'].map(table => desk.db.client.execute(`SELECT * FROM ${table}`)),
    );
    const stored = JSON.stringify(tables.map(({ rows }) => rows));
    expect(stored).toContain('Bo');
    expect(stored).not.toContain(invitation);
    expect(stored).not.toContain(cookie.split('=')[1]);
  });

  // DESK-2
  it('for the first admin ends an earlier one, and is not created once an admin has a passkey', async () => {
    const desk = await testDesk();
    const [first, second] = [await inviteFirst(desk.db, 'Admin', desk.now()), await inviteFirst(desk.db, 'Admin', desk.now())];
    const browser = desk.browser();
    expect((await browser.call('passkey/invited', { invitation: first! })).status).toBe(410);
    const { body } = await browser.call('passkey/invited', { invitation: second! });
    expect(body.role).toBe('admin');
    const passkey = authenticator(origin).register(body.options) as RegistrationResponseJSON;
    await browser.call('passkey/register', { invitation: second!, passkey });
    expect(await inviteFirst(desk.db, 'Admin', desk.now())).toBeUndefined();
    expect(await listPeople(desk.db, desk.now())).toHaveLength(1);
  });
});

describe('a passkey', () => {
  // DESK-3
  it('signs in with a challenge that works once, for this origin only', async () => {
    const desk = await testDesk();
    const maja = await desk.member('editor');
    const laptop = desk.browser();
    const { body } = await laptop.call('passkey/challenge');
    const passkey = maja.phone.login(body.options) as AuthenticationResponseJSON;
    const entered = await laptop.call('passkey/login', { passkey });
    expect(entered.body.person).toEqual(maja.person);
    expect(entered.headers.getSetCookie()[0]).toMatch(
      /^__Host-tand-desk=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect((await laptop.call('passkey/login', { passkey })).refusal.code).toBe('stale');

    const elsewhere = authenticator('https://www.tand.example.org');
    const again = await laptop.call('passkey/challenge');
    const foreign = { ...elsewhere.login(again.body.options), id: passkey.id } as AuthenticationResponseJSON;
    expect((await laptop.call('passkey/login', { passkey: foreign })).refusal.code).toBe('foreign');
    expect((await laptop.call('passkey/login', { passkey: {} as AuthenticationResponseJSON })).status).toBe(401);
  });

  // DESK-3, DESK-4
  it('is refused if it is registered already, and the invitation remains valid', async () => {
    const desk = await testDesk();
    const maja = await desk.member('editor', 'Maja');
    const { invitation } = await invite(desk.db, 'Bo', 'writer', desk.now());
    const browser = desk.browser();
    const register = async (phone: typeof maja.phone) => {
      const { body } = await browser.call('passkey/invited', { invitation });
      return browser.call('passkey/register', { invitation, passkey: phone.register(body.options) as RegistrationResponseJSON });
    };
    expect((await register(maja.phone)).refusal.code).toBe('passkey');
    expect((await register(authenticator(origin))).status).toBe(200);
  });

  // DESK-3
  it('is accepted, and logged, if its counter does not rise', async () => {
    const desk = await testDesk();
    const [maja, admin] = [await desk.member('editor', 'Maja'), await desk.member('admin', 'Ada')];
    const login = async () => {
      const { body } = await maja.call('passkey/challenge');
      return (await maja.call('passkey/login', { passkey: maja.phone.login(body.options) })).status;
    };
    expect(await login()).toBe(200);
    maja.phone.resetCounter();
    expect([await login(), await login()]).toEqual([200, 200]);
    const lines = (await admin.call('audit')).body.filter(({ call }) => call === 'passkey/login');
    expect(lines.map(({ about }) => about)).toEqual(['', 'counter did not rise: the passkey was restored, or copied', '']);
  });

  // DESK-3
  it('is refused in a frame of another site, and with an expired challenge', async () => {
    const desk = await testDesk();
    const maja = await desk.member('editor', 'Maja');
    const login = async (more: Parameters<typeof maja.phone.login>[1], wait = 0) => {
      const { body } = await maja.call('passkey/challenge');
      const passkey = maja.phone.login(body.options, more) as AuthenticationResponseJSON;
      desk.pass(wait);
      return (await maja.call('passkey/login', { passkey })).refusal.code;
    };
    expect(await login({ crossOrigin: true, topOrigin: 'https://evil.example' })).toBe('foreign');
    expect(await login({}, 5 * 60_000)).toBe('stale');
    expect(await login({})).toBeUndefined();
  });

  // DESK-3
  it.each([
    ['Host', { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' }],
    ['X-Forwarded-Host', { 'X-Forwarded-Host': 'evil.example' }],
    ['all headers, as from this machine', { Host: 'localhost', 'X-Forwarded-Host': 'localhost', 'X-Forwarded-Proto': 'http' }],
  ])('is offered only to the configured origin, whatever a request claims in %s', async (_, claimed) => {
    const desk = await testDesk({ trustedProxies: parseRanges('127.0.0.1') });
    const { invitation } = await invite(desk.db, 'Bo', 'admin', desk.now());
    const more = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '192.0.2.7', ...claimed };
    const evil = `https://${claimed['X-Forwarded-Host']}`;
    const call = async (name: string, body: object, from: string) => {
      const headers = { 'Content-Type': 'application/json', ...more, Origin: from };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return desk.app.request(`${evil}/api/desk/${name}`, init, socketOf('127.0.0.1'));
    };
    expect((await call('passkey/invited', { invitation }, evil)).status).toBe(403);
    if (more['X-Forwarded-Proto'] === 'http') return;
    const { options } = await jsonOf<DeskAnswers['passkey/invited']>(await call('passkey/invited', { invitation }, origin));
    expect(options.rp.id).toBe('www.tand.example');
    const passkey = authenticator(evil).register(options);
    expect((await call('passkey/register', { invitation, passkey }, origin)).status).toBe(403);
  });

  // DESK-3
  it('is refused if it is not registered', async () => {
    const desk = await testDesk();
    await desk.member('editor');
    const stranger = desk.browser();
    const { body } = await stranger.call('passkey/challenge');
    const passkey = authenticator(origin).login(body.options) as AuthenticationResponseJSON;
    expect((await stranger.call('passkey/login', { passkey })).refusal.code).toBe('passkey');
    expect((await stranger.call('session')).status).toBe(401);
  });
});

const picture = await (async () => {
  const { default: sharp } = await import('sharp');
  const bytes = await sharp({ create: { width: 1200, height: 675, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  return new Uint8Array(bytes);
})();

describe('a device', () => {
  // DESK-5
  it('is signed out after twelve hours, and after a logout even if it sends its old cookie', async () => {
    const desk = await testDesk();
    const maja = await desk.member('editor');
    desk.pass(12 * hour - 1000);
    expect((await maja.call('session')).status).toBe(200);
    const { cookie } = maja.browser;
    await maja.call('logout');
    expect(maja.browser.cookie).toBe('__Host-tand-desk=');
    maja.browser.cookie = cookie;
    expect((await maja.call('session')).refusal.code).toBe('signIn');

    const bo = await desk.member('editor');
    desk.pass(12 * hour);
    expect((await bo.call('session')).status).toBe(401);
  });

  // DESK-5
  it('is listed for its owner and admins, and can be revoked by admins but not by another editor', async () => {
    const desk = await testDesk();
    const [maja, bo, admin] = [await desk.member('editor', 'Maja'), await desk.member('editor', 'Bo'), await desk.member('admin', 'Ada')];
    const { body: own } = await maja.call('devices');
    expect(own).toMatchObject([{ name: 'Chrome on Android', isOwn: true }]);
    const id = own[0]!.id;
    expect((await bo.call('devices/revoke', { id })).refusal.code).toBe('role');
    expect((await admin.call('people')).body.find(({ name }) => name === 'Maja')?.devices).toMatchObject([{ id }]);
    expect((await admin.call('devices/revoke', { id })).status).toBe(200);
    expect((await maja.call('session')).status).toBe(401);
    const { body } = await maja.call('passkey/challenge');
    const passkey = maja.phone.login(body.options) as AuthenticationResponseJSON;
    expect((await maja.call('passkey/login', { passkey })).refusal.code).toBe('passkey');
  });

  // DESK-5
  it('is signed out at once when it or its person is revoked', async () => {
    const desk = await testDesk();
    const [maja, bo] = [await desk.member('editor', 'Maja'), await desk.member('editor', 'Bo')];
    await revokeDevice(desk.db, maja.entered.body.device.id);
    await revokePerson(desk.db, bo.person.id, desk.now());
    expect((await maja.call('session')).status).toBe(401);
    expect((await bo.call('session')).status).toBe(401);
    expect((await listPeople(desk.db, desk.now())).map(({ name }) => name)).toEqual(['Maja']);
  });

  // DESK-5
  it('is not signed in if another device with its passkey is revoked during the sign-in', async () => {
    const desk = await testDesk();
    const [maja, admin] = [await desk.member('editor', 'Maja'), await desk.member('admin', 'Ada')];
    const { id } = maja.entered.body.device;
    const laptop = desk.browser();
    const { body } = await laptop.call('passkey/challenge');
    const passkey = maja.phone.login(body.options) as AuthenticationResponseJSON;
    const { client } = desk.db;
    const execute = client.execute.bind(client);
    // The first query of a login reads its passkey: the device is revoked before the login continues.
    vi.spyOn(client, 'execute').mockImplementationOnce(async (...query) => {
      const found = await execute(...query);
      expect((await admin.call('devices/revoke', { id })).status).toBe(200);
      return found;
    });
    expect((await laptop.call('passkey/login', { passkey })).refusal.code).toBe('passkey');
    expect((await laptop.call('session')).status).toBe(401);
    expect((await admin.call('people')).body.find(({ name }) => name === 'Maja')?.devices).toEqual([]);
  });

  // DESK-5
  it.each<[string, DeskCall, (desk: Awaited<ReturnType<typeof testDesk>> & { other: string }) => unknown]>([
    [
      'a publication',
      'programme/publish',
      desk => ({ base: desk.base(1), changes: [{ do: 'cancel', id: desk.store.snapshot.schedule.items[0]!.id }], why: 'Late' }),
    ],
    ['a draft', 'news/save', desk => ({ base: desk.base(1), article: draftArticle })],
    ['a picture', 'news/picture', () => picture],
    ['a revocation', 'devices/revoke', desk => ({ id: desk.other })],
  ])('cannot finish saving %s once it or its person is revoked, or the person’s role is too low', async (_, call, bodyOf) => {
    for (const end of ['device', 'person', 'role'] as const) {
      const desk = Object.assign(await testDesk(), { other: '' });
      const [maja, bo] = [await desk.member('admin', 'Maja'), await desk.member('editor', 'Bo')];
      desk.other = bo.entered.body.device.id;
      const tables = ['revisions', 'pictures', 'passkeys'];
      const count = async () =>
        Promise.all(tables.map(async table => (await desk.db.client.execute(`SELECT count(*) FROM ${table}`)).rows[0]![0]));
      const isLowered = end === 'role';
      // Revokes when the write begins, after all checks before it have passed.
      const { client } = desk.db;
      const begin = client.transaction.bind(client);
      let before: unknown[] = [];
      vi.spyOn(client, 'transaction').mockImplementationOnce(async (...mode) => {
        if (end === 'person') await client.execute(`UPDATE people SET ended = 'x' WHERE id = '${maja.person.id}'`);
        else if (isLowered) await client.execute(`UPDATE people SET role = '${call === 'devices/revoke' ? 'editor' : 'nobody'}'`);
        else await client.execute({ sql: 'DELETE FROM devices WHERE id = ?', args: [maja.entered.body.device.id] });
        before = await count();
        return begin(...mode);
      });
      const { status, refusal } = await maja.call(call, bodyOf(desk) as never);
      // An unknown role counts as writer, which may save drafts and pictures.
      const isAllowed = isLowered && (call === 'news/save' || call === 'news/picture');
      expect([call, end, status, refusal.code]).toEqual(
        isAllowed ? [call, end, 200, undefined] : [call, end, isLowered ? 403 : 401, isLowered ? 'role' : 'signIn'],
      );
      const after = await count();
      expect(isAllowed || isDeepStrictEqual(after, before)).toBe(true);
    }
  });

  // DESK-5
  it('ends its earlier session when somebody signs in again in the same browser', async () => {
    const desk = await testDesk();
    const maja = await desk.member('editor', 'Maja');
    const first = maja.browser.cookie;
    const { body } = await maja.call('passkey/challenge');
    await maja.call('passkey/login', { passkey: maja.phone.login(body.options) });
    expect((await maja.call('devices')).body).toHaveLength(1);
    maja.browser.cookie = first;
    expect((await maja.call('session')).status).toBe(401);
  });

  // DESK-6
  it('uses a changed role of its person at once', async () => {
    const desk = await testDesk();
    const maja = await desk.member('writer', 'Maja');
    expect((await maja.call('people')).refusal.code).toBe('role');
    await setRole(desk.db, maja.person.id, 'admin');
    expect((await maja.call('people')).status).toBe(200);
    await setRole(desk.db, maja.person.id, 'writer');
    expect((await maja.call('audit')).refusal.code).toBe('role');
  });

  // DESK-5
  it('is signed out if its passkey is deleted, even with a session', async () => {
    const desk = await testDesk();
    const maja = await desk.member('editor');
    await desk.db.client.execute('DELETE FROM passkeys');
    expect((await maja.call('session')).refusal.code).toBe('signIn');
  });

  // DESK-5
  it('can use the desk without HTTPS on localhost only', async () => {
    const desk = await testDesk({ desk: { origin: undefined } });
    const at = (host: string, socket = '127.0.0.1', headers = {}) =>
      desk.app.request(`http://${host}/api/desk/session`, { headers }, socketOf(socket));
    expect((await at('localhost:4173')).status).toBe(401);
    expect((await at('localhost:4173', '::1')).status).toBe(401);
    expect((await at('www.tand.example')).status).toBe(403);
    // Any client can claim to be on this machine.
    expect((await at('localhost:4173', '192.0.2.7')).status).toBe(403);
    expect((await at('localhost:4173', '127.0.0.1', { 'X-Forwarded-For': '192.0.2.7' })).status).toBe(403);
    expect((await at('localhost:4173', '127.0.0.1', { Origin: 'https://localhost:4173' })).status).toBe(403);
  });
});
