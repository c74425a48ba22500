import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress, isForwardedByStranger, isHttps, ownHost, type AppEnv, type ProxyOptions } from './context.ts';
import { neighbourhoodOf, networkOf, parseAddress, parseRanges } from '../infra/addresses.ts';

it.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['192.0.2.7:40001', '192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['[::ffff:c000:207]:443', '192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:0DB8:1:2::1]:443', '2001:db8:1:2:0:0:0:1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:db8::1]', '2001:db8:0:0:0:0:0:1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2001:db8::1', '2001:db8:0:0:0:0:0:1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
])('parses %s as %s, of the network %s in the neighbourhood %s', (text, address, network, neighbourhood) => {
  expect(parseAddress(text)).toBe(address);
  expect([networkOf(address), neighbourhoodOf(address)]).toEqual([network, neighbourhood]);
});

it.each([
  'unknown',
  '',
  '192.0.2',
  '192.0.2.7:port',
  '[2001:db8::1',
  '1:2:3',
  'x[2001:db8::1]',
  '[2001:db8::1]x',
  '192.0.2.7:1x',
  '192.0.2.7, 192.0.2.8',
])('rejects %j as an address', text => {
  expect(parseAddress(text)).toBeUndefined();
});

it.each(['10.0.0.0/33', '10.0.0.0/8/8', '2001:db8::/129', '1', 'proxy', '10.0.0.0/x', '10.0.0.0/'])('rejects %s as a range', text => {
  expect(() => parseRanges(`192.0.2.1 ${text}`)).toThrow(RangeError);
});

it.each([
  ['10.0.0.7/32', '10.0.0.7', true],
  ['10.0.0.7', '10.0.0.8', false],
  ['10.0.0.0/8', '10.9.9.9', true],
  ['2001:db8::7/128', '2001:db8::7', true],
  ['2001:db8::7', '2001:db8::8', false],
  ['0.0.0.0/0', '10.9.9.9', true],
])('matches the range %s with %s: %s', (text, address, isWithin) => {
  expect(parseRanges(text)?.check(address, address.includes(':') ? 'ipv6' : 'ipv4')).toBe(isWithin);
});

it.each(['', ' , '])('finds no range in %j', text => expect(parseRanges(text)).toBeUndefined());

async function seen(socket: string | undefined, headers: Record<string, string>, options: ProxyOptions = {}, url = 'http://tand.test/') {
  const app = new Hono<AppEnv>();
  app.get('/', c =>
    c.json([clientAddress(c, options), ownHost(c, options), isHttps(c, options), isForwardedByStranger(c, options)] as const),
  );
  const env = socket === undefined ? undefined : { incoming: { socket: { remoteAddress: socket } } };
  return (await (await app.request(url, { headers }, env)).json()) as [string, string, boolean, boolean];
}

const believed = () => ({ trustedProxies: parseRanges(' 10.0.0.0/8, 2001:db8:f::/48 192.0.2.1') });

// LOOKUP-11
describe('the server behind proxies', () => {
  it.each([
    ['the address that the proxy forwards', '10.0.0.1', '198.51.100.3', '198.51.100.3'],
    ['the address without the port that some gateways add', '10.0.0.1', '198.51.100.3:40001', '198.51.100.3'],
    ['the IPv6 address without its port', '10.0.0.1', '[2001:db8:1::5]:443', '2001:db8:1:0:0:0:0:5'],
    ['the address before two trusted proxies', '::ffff:10.0.0.1', '198.51.100.3, 2001:db8:f::9', '198.51.100.3'],
    ['the last address, not one that the visitor sent in the header', '10.0.0.1', '203.0.113.9, 198.51.100.3', '198.51.100.3'],
    ['the address of an untrusted proxy, not one it forwards', '10.0.0.1', '203.0.113.9, 198.51.100.3, 192.0.2.1', '198.51.100.3'],
    ['an obfuscated identifier of the proxy', '10.0.0.1', '_hidden7', '_hidden7'],
    ['the first sixty letters of a longer identifier', '10.0.0.1', 'x'.repeat(61), 'x'.repeat(60)],
    ['the proxy itself if it forwards no address', '10.0.0.1', '', '10.0.0.1'],
    ['the sender if the request bypasses the proxy', '198.51.100.3', '203.0.113.9', '198.51.100.3'],
  ])('identifies the visitor by %s', async (_, socket, forwarded, address) => {
    expect((await seen(socket, { 'X-Forwarded-For': forwarded }, believed()))[0]).toBe(address);
  });

  it('identifies the visitor without a socket by the configured header, or as "unknown"', async () => {
    const headers = { 'CF-Connecting-IP': '2001:db8:1::5', 'X-Forwarded-For': '203.0.113.9' };
    expect((await seen(undefined, headers, { addressHeader: 'cf-connecting-ip' }))[0]).toBe('2001:db8:1:0:0:0:0:5');
    const long = { 'CF-Connecting-IP': 'x'.repeat(61) };
    expect((await seen(undefined, long, { addressHeader: 'cf-connecting-ip' }))[0]).toBe('x'.repeat(60));
    expect((await seen(undefined, headers, believed()))[0]).toBe('unknown');
  });

  it('uses the forwarded host only if a trusted proxy sends it', async () => {
    const headers = { 'X-Forwarded-Host': 'a.example, b.example, WWW.tand.example' };
    expect((await seen('10.0.0.1', {}, believed()))[1]).toBe('tand.test');
    expect((await seen('10.0.0.1', headers, believed()))[1]).toBe('www.tand.example');
    expect((await seen('198.51.100.3', headers, believed()))[1]).toBe('tand.test');
  });

  it.each([
    ['10.0.0.1', 'https', 'http:', true],
    ['10.0.0.1', 'http, https', 'http:', true],
    ['10.0.0.1', 'http', 'https:', false],
    ['10.0.0.1', undefined, 'https:', true],
    ['198.51.100.3', 'https', 'http:', false],
    ['198.51.100.3', undefined, 'https:', true],
  ])('detects HTTPS (from %s, X-Forwarded-Proto %s, scheme %s): %s', async (socket, proto, scheme, expected) => {
    const headers = { ...(proto && { 'X-Forwarded-Proto': proto }) };
    expect((await seen(socket, headers, believed(), `${scheme}//tand.test/`))[2]).toBe(expected);
  });

  it.each<[string, string, () => ProxyOptions, boolean]>([
    ['not from a trusted proxy', '10.0.0.1', believed, false],
    ['from any other sender', '198.51.100.3', believed, true],
    ['from any sender if no proxy is trusted', '10.0.0.1', () => ({}), true],
    ['not if the hosting service sends the address in its own header', '10.0.0.1', () => ({ addressHeader: 'cf-connecting-ip' }), false],
  ])('detects forwarding headers of an untrusted sender: %s', async (_, socket, options, expected) => {
    expect((await seen(socket, { 'X-Forwarded-For': '203.0.113.9' }, options()))[3]).toBe(expected);
    expect((await seen(socket, {}, options()))[3]).toBe(false);
  });
});
