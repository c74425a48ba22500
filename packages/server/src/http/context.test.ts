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
])('%s is the address %s, counted as %s within %s', (text, address, network, neighbourhood) => {
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
])('%j is no address', text => {
  expect(parseAddress(text)).toBeUndefined();
});

it.each(['10.0.0.0/33', '10.0.0.0/8/8', '2001:db8::/129', '1', 'proxy', '10.0.0.0/x', '10.0.0.0/'])('%s is no range', text => {
  expect(() => parseRanges(`192.0.2.1 ${text}`)).toThrow(RangeError);
});

it.each([
  ['10.0.0.7/32', '10.0.0.7', true],
  ['10.0.0.7', '10.0.0.8', false],
  ['10.0.0.0/8', '10.9.9.9', true],
  ['2001:db8::7/128', '2001:db8::7', true],
  ['2001:db8::7', '2001:db8::8', false],
  ['0.0.0.0/0', '10.9.9.9', true],
])('of %s is %s: %s', (text, address, isWithin) => {
  expect(parseRanges(text)?.check(address, address.includes(':') ? 'ipv6' : 'ipv4')).toBe(isWithin);
});

it.each(['', ' , '])('no range is named by %j', text => expect(parseRanges(text)).toBeUndefined());

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
describe('the visitor behind proxies', () => {
  it.each([
    ['the one the proxy names', '10.0.0.1', '198.51.100.3', '198.51.100.3'],
    ['with its port, as some gateways write it', '10.0.0.1', '198.51.100.3:40001', '198.51.100.3'],
    ['by IPv6 with its port', '10.0.0.1', '[2001:db8:1::5]:443', '2001:db8:1:0:0:0:0:5'],
    ['behind two that are believed', '::ffff:10.0.0.1', '198.51.100.3, 2001:db8:f::9', '198.51.100.3'],
    ['not what the visitor wrote before it', '10.0.0.1', '203.0.113.9, 198.51.100.3', '198.51.100.3'],
    ['not what stands behind a stranger', '10.0.0.1', '203.0.113.9, 198.51.100.3, 192.0.2.1', '198.51.100.3'],
    ['a name of the proxy for a visitor', '10.0.0.1', '_hidden7', '_hidden7'],
    ['no more than sixty letters of it', '10.0.0.1', 'x'.repeat(61), 'x'.repeat(60)],
    ['the proxy itself, where it names nobody', '10.0.0.1', '', '10.0.0.1'],
    ['whoever comes past the proxy', '198.51.100.3', '203.0.113.9', '198.51.100.3'],
  ])('is %s', async (_, socket, forwarded, address) => {
    expect((await seen(socket, { 'X-Forwarded-For': forwarded }, believed()))[0]).toBe(address);
  });

  it('is named by a header of the host where there is no socket, and by nobody without that setting', async () => {
    const headers = { 'CF-Connecting-IP': '2001:db8:1::5', 'X-Forwarded-For': '203.0.113.9' };
    expect((await seen(undefined, headers, { addressHeader: 'cf-connecting-ip' }))[0]).toBe('2001:db8:1:0:0:0:0:5');
    const long = { 'CF-Connecting-IP': 'x'.repeat(61) };
    expect((await seen(undefined, long, { addressHeader: 'cf-connecting-ip' }))[0]).toBe('x'.repeat(60));
    expect((await seen(undefined, headers, believed()))[0]).toBe('unknown');
  });

  it('names the host only through a proxy that is believed', async () => {
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
  ])('whom %s says to come by %s, at %s, is on HTTPS: %s', async (socket, told, scheme, expected) => {
    const headers = { ...(told && { 'X-Forwarded-Proto': told }) };
    expect((await seen(socket, headers, believed(), `${scheme}//tand.test/`))[2]).toBe(expected);
  });

  it.each<[string, string, () => ProxyOptions, boolean]>([
    ['a proxy that is believed', '10.0.0.1', believed, false],
    ['any other', '198.51.100.3', believed, true],
    ['any, where none is believed', '10.0.0.1', () => ({}), true],
    ['any, where the host names the visitor', '10.0.0.1', () => ({ addressHeader: 'cf-connecting-ip' }), false],
  ])('is spoken for by a stranger: %s', async (_, socket, options, expected) => {
    expect((await seen(socket, { 'X-Forwarded-For': '203.0.113.9' }, options()))[3]).toBe(expected);
    expect((await seen(socket, {}, options()))[3]).toBe(false);
  });
});
