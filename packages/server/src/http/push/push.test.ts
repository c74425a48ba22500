import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { PushSubscribed } from '@tand/festival';
import { importContent } from '../../content/import/saveImport.ts';
import { readContent, saveRevision, toDocuments, type Change } from '../../content/revisions.ts';
import { openDatabase, type Database } from '../../infra/db/database.ts';
import { parseRanges } from '../../infra/addresses.ts';
import { content, festival, post, socketOf, storeOf, temporaryFolder, testApp, testRenderer } from '../../test/fixtures.ts';
import { makeKeys, readKeys } from '../../infra/pushKeys.ts';
import { claim, enqueue } from './queue.ts';
import { startSender } from './sender.ts';
import { isPushService } from './services.ts';
import { purgeSubscriptions, subscribe } from './subscriptions.ts';

const { ends } = festival;
const renderer = testRenderer();

async function standIn(answer: (phone: string, count: number) => number = () => 201) {
  const sent = new Map<string, number>();
  const signatures = new Set<string | undefined>();
  const server = createServer((request, response) => {
    const phone = request.url!.slice(1);
    sent.set(phone, (sent.get(phone) ?? 0) + 1);
    signatures.add(request.headers.authorization);
    request.resume().on('end', () => response.writeHead(answer(phone, sent.get(phone)!)).end());
  });
  await new Promise<void>(done => {
    server.listen(0, '127.0.0.1', done);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as { port: number };
  return { origin: `http://127.0.0.1:${port}`, sent, signatures };
}

const phoneKeys = () => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
};

async function setup(answer?: Parameters<typeof standIn>[0]) {
  const db = await openDatabase(`file:${join(temporaryFolder(), 'push.db')}`);
  onTestFinished(() => db.close());
  await importContent(db, content);
  await makeKeys(db);
  const service = await standIn(answer);
  const store = await storeOf(db, { now: Date.now });
  const keys = (await readKeys(db))!;
  const messages: string[] = [];
  const start = (database: () => Database | undefined = () => db) => {
    const sender = startSender({
      store,
      database,
      again: 1,
      keys,
      services: [service.origin],
      subject: 'https://www.tand.example',
      renderer,
      log: message => messages.push(message),
      interval: 1_000_000,
    });
    onTestFinished(() => sender.stop());
    return sender;
  };
  const subscribed = (phone: string, picks: string[], more: Partial<PushSubscribed> = {}) =>
    subscribe(db, { endpoint: `${service.origin}/${phone}`, keys: phoneKeys(), lang: 'sv', picks, ...more }, ends, Date.now());
  return { db, store, keys, service, start, subscribed, messages };
}

async function change(db: Database, id: string, fields: object) {
  const before = toDocuments(await readContent(db)).item.get(id)!;
  const changes: Change[] = [{ kind: 'item', id, before, after: { ...before, ...fields } }];
  await saveRevision(db, changes, { author: '', note: { code: 'text', what: '' } });
}

const count = async (db: Database, table: string) => Number((await db.client.execute(`SELECT count(*) AS n FROM ${table}`)).rows[0]?.['n']);

describe('a subscribed phone', () => {
  // PUSH-3
  it('gets its messages in its language', async () => {
    const { db, subscribed } = await setup();
    await subscribed('a', ['final']);
    await subscribed('b', ['final'], { lang: 'en' });
    await enqueue(db, renderer, [], Date.now());
    await change(db, 'final', { cancelled: true });
    await enqueue(db, renderer, [], Date.now());
    const { rows } = await db.client.execute(
      'SELECT s.lang, m.text FROM messages m JOIN subscriptions s ON s.id = m.subscription ORDER BY s.lang',
    );
    expect(rows.map(({ lang, text }) => [lang, JSON.parse(text as string) as unknown])).toEqual([
      ['en', { title: 'Name cancelled', body: '18:00', url: '/en/schedule', tag: 'pick-final', lang: 'en' }],
      ['sv', { title: 'Final cancelled', body: '18:00', url: '/sv/schedule', tag: 'pick-final', lang: 'sv' }],
    ]);
  });

  // PUSH-3
  it('gets a signed message only when one of its picks is moved, cancelled or reinstated', async () => {
    const { db, store, service, start, subscribed, keys } = await setup();
    await subscribed('a', ['final', 'gone']);
    await subscribed('b', ['doors'], { lang: 'en' });
    const sender = start();
    await sender.idle();
    const texts: string[] = [];
    const next = async (id: string, fields: object) => {
      await change(db, id, fields);
      await store.poll();
      await sender.idle();
      texts.push(JSON.stringify(Object.fromEntries(service.sent)));
    };
    await next('final', { start_time: '19:30' });
    await next('final', { short_desc_sv: 'Other words' });
    await next('final', { cancelled: true });
    await next('final', { start_time: '20:30', cancelled: true });
    await next('final', { cancelled: undefined });
    await next('doors', { location: 2 });
    expect(texts).toEqual(['{"a":1}', '{"a":1}', '{"a":2}', '{"a":2}', '{"a":3}', '{"a":3,"b":1}']);
    expect(await count(db, 'messages')).toBe(0);
    for (const signature of service.signatures) {
      const [, claims = '', key] = /^vapid t=[\w-]+\.([\w-]+)\.[\w-]+, k=([\w-]+)$/.exec(signature ?? '') ?? [];
      expect([JSON.parse(Buffer.from(claims, 'base64url').toString()), key]).toMatchObject([{ aud: service.origin }, keys.publicKey]);
    }
  });

  // PUSH-5
  it('is deleted with its picks if the push service returns 410, and notified again after a 503', async () => {
    const { db, store, service, start, subscribed } = await setup((phone, times) =>
      phone === 'busy' && times === 1 ? 503 : phone === 'gone' ? 410 : 201,
    );
    for (const phone of ['gone', 'busy', 'well']) await subscribed(phone, ['final']);
    const sender = start();
    await sender.idle();
    await change(db, 'final', { start_time: '19:30' });
    await store.poll();
    await sender.idle();
    expect(Object.fromEntries(service.sent)).toEqual({ gone: 1, busy: 1, well: 1 });
    expect(await count(db, 'subscriptions WHERE confirmed = 1')).toBe(1);
    expect([await count(db, 'subscriptions'), await count(db, 'subscription_picks'), await count(db, 'messages')]).toEqual([2, 2, 1]);
    await db.client.execute('UPDATE messages SET due = 0 + (SELECT max(due) FROM messages) - 60000');
    await sender.idle();
    expect(service.sent.get('busy')).toBe(2);
    expect(await count(db, 'messages')).toBe(0);
  });

  // PUSH-3
  it('gets its message once a database that was unavailable at startup is back', async () => {
    const { db, store, service, start, subscribed } = await setup();
    await subscribed('a', ['final']);
    let isSilent = true;
    const sender = start(() => (isSilent ? undefined : db));
    await change(db, 'final', { start_time: '19:30' });
    await store.poll();
    await sender.idle();
    expect(service.sent.size).toBe(0);
    isSilent = false;
    await expect.poll(() => Object.fromEntries(service.sent)).toEqual({ a: 1 });
  });

  // PUSH-6
  it('is deleted when the festival is over', async () => {
    const { db, subscribed } = await setup();
    await subscribed('a', ['final']);
    expect(await purgeSubscriptions(db, ends - 1)).toBe(0);
    expect(await purgeSubscriptions(db, ends)).toBe(1);
    expect([await count(db, 'subscriptions'), await count(db, 'subscription_picks')]).toEqual([0, 0]);
  });
});

// PUSH-4
it('sends no message twice after a restart, and loses only those a killed process claimed', async () => {
  // The variable PHONES sets another number, such as the 10000 of PUSH-4.
  const phones = Number(process.env['PHONES'] ?? 400);
  const { db, store, service, start, subscribed } = await setup();
  const keys = phoneKeys();
  for (let phone = 0; phone < phones; phone += 1) await subscribed(String(phone), ['final', 'doors'], { keys });
  const first = start();
  await first.idle();
  await change(db, 'final', { start_time: '19:30' });
  const from = performance.now();
  await store.poll();
  await expect.poll(() => service.sent.size, { interval: 5, timeout: 60_000 }).toBeGreaterThan(50);
  await first.stop();
  const before = service.sent.size;
  // A killed process may have sent the messages that it claimed, so they are not sent again.
  const lost = await claim(db, 20, Date.now());
  const second = start();
  await second.idle();
  if (phones >= 10_000) console.log(`${phones} phones in ${Math.round(performance.now() - from)} ms`);
  expect(before).toBeLessThan(phones);
  expect(service.sent.size).toBe(phones - lost.length);
  expect([...service.sent.values()].filter(times => times > 1)).toEqual([]);
});

describe('the push API', () => {
  const own = { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', keys: phoneKeys(), lang: 'sv', picks: ['final'] };

  // PUSH-1
  it('saves a subscription with its picks, changes it and deletes it at once', async () => {
    const { db, keys } = await setup();
    const { app } = await testApp({ db, renderer, push: { keys }, files: temporaryFolder({ 'robots.txt': '' }) });
    expect(await (await app.request('/api/push')).json()).toEqual({ key: keys.publicKey });
    const picks = async () => (await db.client.execute('SELECT item FROM subscription_picks ORDER BY item')).rows.map(row => row['item']);
    expect((await app.request('/api/push', post(own))).status).toBe(200);
    expect((await app.request('/api/push', post({ ...own, picks: ['doors', 'frukost'] }))).status).toBe(200);
    expect(await picks()).toEqual(['doors', 'frukost']);
    expect(await count(db, 'subscriptions')).toBe(1);
    expect((await app.request('/api/push/remove', post({ endpoint: own.endpoint }))).status).toBe(200);
    expect([await picks(), await count(db, 'subscriptions')]).toEqual([[], 0]);
  });

  // PUSH-2
  it.each([
    ['a host of this network', { endpoint: 'http://169.254.169.254/latest' }],
    ['a push service without encryption', { endpoint: 'http://fcm.googleapis.com/x' }],
    ['a push service at another port', { endpoint: 'https://fcm.googleapis.com:8443/x' }],
    ['a host that only contains the name of a push service', { endpoint: 'https://evilfcm.googleapis.com.example/x' }],
    ['a push service with a password', { endpoint: 'https://a:b@fcm.googleapis.com/x' }],
    ['too many picks', { picks: Array.from({ length: 201 }, (_, index) => `item-${index}`) }],
    ['invalid keys', { keys: { p256dh: '<script>', auth: '' } }],
  ])('rejects %s', async (_, more) => {
    const { db, keys } = await setup();
    const { app } = await testApp({ db, renderer, push: { keys }, files: temporaryFolder({ 'robots.txt': '' }) });
    expect((await app.request('/api/push', post({ ...own, ...more }))).status).toBe(400);
    expect(await count(db, 'subscriptions')).toBe(0);
  });

  // PUSH-1
  it('limits subscriptions per IP address and IP range, and rejects a new phone without picks', async () => {
    const { db, keys } = await setup();
    const trustedProxies = parseRanges('127.0.0.1');
    const { app } = await testApp({ db, renderer, push: { keys }, trustedProxies, files: temporaryFolder({ 'robots.txt': '' }) });
    let phone = 0;
    const send = async (address: string, more: object = {}, path = '/api/push') => {
      const endpoint = `https://fcm.googleapis.com/fcm/send/${(phone += 1)}`;
      const init = post({ ...own, endpoint, ...more }, { 'X-Forwarded-For': address });
      return (await app.request(path, init, socketOf('127.0.0.1'))).status;
    };
    expect(await send('192.0.2.1', { picks: [] })).toBe(400);
    for (let call = 0; call < 100; call += 1) expect(await send('192.0.2.1')).toBe(200);
    expect(await send('192.0.2.1')).toBe(429);
    expect(await send('192.0.2.2')).toBe(200);
    const known = { endpoint: 'https://fcm.googleapis.com/fcm/send/2', picks: [] };
    expect(await send('192.0.2.1', known)).toBe(200);
    for (let call = 0; call < 300; call += 1) await send(`2001:db8:1:${call}::1`);
    expect([await send('2001:db8:1:999::1'), await send('2001:db8:2::1')]).toEqual([429, 200]);
    for (let call = 0; call < 599; call += 1) await send('192.0.2.1', known, '/api/push/remove');
    expect(await send('192.0.2.1', known, '/api/push/remove')).toBe(429);
  });

  // PUSH-1
  it('deletes, at the limit, the oldest phone that has never received a message', async () => {
    const { db, keys } = await setup();
    const { app } = await testApp({ db, renderer, push: { keys }, files: temporaryFolder({ 'robots.txt': '' }) });
    await db.client.execute(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 50000)
       INSERT INTO subscriptions (id, endpoint, p256dh, auth, lang, until, since, confirmed)
       SELECT i, '', '', '', 'sv', '2099', printf('2025-01-01T%06d', i), i NOT IN (70, 80) FROM n`,
    );
    const ask = async (name: string) =>
      (await app.request('/api/push', post({ ...own, endpoint: `https://fcm.googleapis.com/${name}` }))).status;
    const left = async () =>
      (await db.client.execute('SELECT id FROM subscriptions WHERE id IN (70, 80) ORDER BY id')).rows.map(row => row['id']);
    expect([await ask('a'), await left(), await count(db, 'subscriptions')]).toEqual([200, ['80'], 50_000]);
    expect([await ask('b'), await left(), await count(db, 'subscriptions')]).toEqual([200, [], 50_000]);
    await db.client.execute('UPDATE subscriptions SET confirmed = 1');
    expect([await ask('c'), await count(db, 'subscriptions')]).toEqual([503, 50_000]);
    expect(await ask('a')).toBe(200);
  });

  // PUSH-1
  it('answers a subscription that the database cannot store with 503 and Retry-After', async () => {
    const { db, keys } = await setup();
    const { app } = await testApp({ db, renderer, push: { keys }, files: temporaryFolder({ 'robots.txt': '' }), log: () => {} });
    await db.client.execute('PRAGMA query_only = 1');
    const answer = await app.request('/api/push', post(own));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  });

  // PUSH-2
  it('accepts push services of the browsers, and rejects requests from pages of other sites', async () => {
    for (const host of ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'db5p.notify.windows.com', 'web.push.apple.com'])
      expect(isPushService(`https://${host}/x`)).toBe(true);
    const { db, keys } = await setup();
    const { app } = await testApp({ db, renderer, push: { keys }, files: temporaryFolder({ 'robots.txt': '' }) });
    expect((await app.request('/api/push', post(own, { Origin: 'https://evil.example' }))).status).toBe(403);
  });

  // PUSH-1
  it('accepts no subscription if the server has no keys', async () => {
    const { app } = await testApp({ renderer, files: temporaryFolder({ 'robots.txt': '' }) });
    expect((await app.request('/api/push')).status).toBe(204);
    expect((await app.request('/api/push', post(own))).status).toBe(405);
  });
});
