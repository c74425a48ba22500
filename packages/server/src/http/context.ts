import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';

/** The app's Hono environment; in process (`app.request`) and on other runtimes there are no Node bindings. */
export interface AppEnv {
  Bindings: { incoming?: { url?: string | undefined; socket: { remoteAddress?: string | undefined } } };
  Variables: {
    /** The answer has every header it needs. */
    isWhole?: boolean;
    /** What the address leads to, for log and metrics: a kind, never a word of the visitor's. */
    route?: string;
    /** Told to come back: counted by itself. */
    isTurnedAway?: boolean;
    /** Of a page or file that there is. */
    address?: string;
  };
}

export type AppContext = Context<AppEnv>;

/** The addresses of the proxies that are believed. */
export type AddressRanges = Pick<BlockList, 'check'>;

/** What stands between the visitor and the server. */
export interface ProxyOptions {
  /**
   * Proxies whose X-Forwarded-For, X-Forwarded-Proto and X-Forwarded-Host are believed. Without them these headers are
   * ignored, since any visitor can send them.
   */
  trustedProxies?: AddressRanges | undefined;
  /** The header in which a host of functions names the visitor, where there is no socket: 'cf-connecting-ip'. */
  addressHeader?: string | undefined;
}

/**
 * Reads `10.0.0.0/8, 2001:db8::/32, 192.0.2.7`.
 * @throws RangeError naming the part that is no address or range
 */
export function parseRanges(text: string): AddressRanges | undefined {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  if (parts.length === 0) return undefined;
  const ranges = new BlockList();
  for (const part of parts) {
    const [address = '', length, more] = part.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    const most = family === 'ipv6' ? 128 : 32;
    const prefix = length === undefined ? most : /^\d{1,3}$/.test(length) ? Number(length) : NaN;
    if (!isIP(address) || more !== undefined || !(prefix <= most)) throw new RangeError(part);
    ranges.addSubnet(address, prefix, family);
  }
  return ranges;
}

/** '192.0.2.7:40001', '[2001:db8::1]:443', '::ffff:192.0.2.7' and 'fe80::1%eth0' as addresses; undefined for anything else. */
export function parseAddress(text: string): string | undefined {
  const bare = /^\[(.+)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const [head, tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const start = head ? head.split(':') : [];
  const end = tail ? tail.split(':') : [];
  const groups = [...start, ...Array.from({ length: 8 - start.length - end.length }, () => '0'), ...end];
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return groups.join(':');
  return groups
    .slice(6)
    .flatMap(group => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
    .join('.'); // an IPv4 address in the form of the other
}

const isTrusted = (address: string | undefined, ranges: AddressRanges | undefined) =>
  address !== undefined && ranges !== undefined && isIP(address) > 0 && ranges.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

const socketOf = (c: AppContext) => {
  const told = c.env?.incoming?.socket.remoteAddress;
  return told === undefined ? undefined : parseAddress(told);
};

/** Whether the request came by a proxy that is believed. */
const isProxied = (c: AppContext, { trustedProxies }: ProxyOptions) => isTrusted(socketOf(c), trustedProxies);

/** Whether somebody nobody believes says for whom the request is: a proxy that the settings do not name, or a visitor who pretends. */
export const isForwardedByStranger = (c: AppContext, options: ProxyOptions): boolean =>
  c.req.header('x-forwarded-for') !== undefined && !options.addressHeader && !isProxied(c, options);

/**
 * The visitor's address: from the last proxy that is believed, back to the first address that is none of theirs. 'unknown'
 * when the runtime does not tell.
 */
export function clientAddress(c: AppContext, options: ProxyOptions): string {
  const named = options.addressHeader && c.req.header(options.addressHeader);
  if (named) return parseAddress(named.trim()) ?? named.slice(0, 60);
  let address = socketOf(c);
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map(part => part.trim());
  while (isTrusted(address, options.trustedProxies)) {
    const told = chain.pop();
    if (!told) break;
    address = parseAddress(told) ?? told.slice(0, 60); // a proxy's own name for a visitor
  }
  return address ?? 'unknown';
}

/** What counts as one visitor: an IPv4 address, and the /64 that one household or host usually holds of IPv6. */
export const networkOf = (address: string): string => (isIPv6(address) ? `${address.split(':').slice(0, 4).join(':')}::/64` : address);

/** What one owner holds many addresses of: a /24 of IPv4, a /48 of IPv6. */
export function neighbourhoodOf(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(address) ? `${address.split(':').slice(0, 3).join(':')}::/48` : address;
}

/** Whether the visitor's connection is encrypted, as far as the server can tell. */
export function isHttps(c: AppContext, options: ProxyOptions): boolean {
  const told = isProxied(c, options) ? c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() : undefined;
  return told ? told === 'https' : c.req.url.startsWith('https:');
}

/** Host and port by which the visitor reached the site. */
export function ownHost(c: AppContext, options: ProxyOptions): string {
  const told = isProxied(c, options) ? c.req.header('x-forwarded-host')?.split(',').at(-1)?.trim() : undefined;
  return (told ?? new URL(c.req.url).host).toLowerCase();
}

/**
 * Whether the path was sent as the app reads it. Node and Hono resolve dot segments and decode escapes before a route is chosen,
 * so a rule of a proxy that reads the path as it was sent would take `/%61pi` or `/x/../api` for something else than `/api`.
 */
export function isSpelledPlainly(c: AppContext): boolean {
  const { path, url } = c.req;
  const sent = (c.env?.incoming?.url ?? url).replace(/^https?:\/\/[^/]*/i, '').replace(/\?.*$/s, '');
  // Escapes that a segment needs stay, in capitals or not.
  const plain = encodeURI(path).replaceAll('%25', '%');
  return sent.toLowerCase() === plain.toLowerCase();
}
