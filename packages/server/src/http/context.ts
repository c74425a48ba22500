import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import type { Context } from 'hono';

/** `app.request` and other runtimes have no Node bindings. */
export interface AppEnv {
  Bindings: { incoming?: { url?: string | undefined; socket: { remoteAddress?: string | undefined } } };
  Variables: {
    /** All headers are set. */
    isWhole?: boolean;
    /** Route label for log and metrics, never user input. */
    route?: string;
    /** Load shedding, counted separately. */
    isTurnedAway?: boolean;
    /** URL of an existing page or file. */
    address?: string;
  };
}

export type AppContext = Context<AppEnv>;

/** Trusted proxies. */
export type AddressRanges = Pick<BlockList, 'check'>;

export interface ProxyOptions {
  /** Proxies whose X-Forwarded-* headers are trusted. Default: none, as any client can send them. */
  trustedProxies?: AddressRanges | undefined;
  /** Header with the visitor's address on a functions host without sockets: 'cf-connecting-ip'. */
  addressHeader?: string | undefined;
}

/** Parses `10.0.0.0/8, 2001:db8::/32, 192.0.2.7`. @throws RangeError naming the invalid part */
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

/** Normalizes '192.0.2.7:40001', '[2001:db8::1]:443', '::ffff:192.0.2.7' and 'fe80::1%eth0'; undefined if invalid. */
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
    .join('.'); // IPv4-mapped IPv6 address
}

const isTrusted = (address: string | undefined, ranges: AddressRanges | undefined) =>
  address !== undefined && ranges !== undefined && isIP(address) > 0 && ranges.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

const socketOf = (c: AppContext) => {
  const told = c.env?.incoming?.socket.remoteAddress;
  return told === undefined ? undefined : parseAddress(told);
};

const isProxied = (c: AppContext, { trustedProxies }: ProxyOptions) => isTrusted(socketOf(c), trustedProxies);

/** X-Forwarded-For from an untrusted sender: a proxy missing in the settings, or a spoofing client. */
export const isForwardedByStranger = (c: AppContext, options: ProxyOptions): boolean =>
  c.req.header('x-forwarded-for') !== undefined && !options.addressHeader && !isProxied(c, options);

/** First untrusted address, counted back from the last proxy; 'unknown' if the runtime doesn't provide one. */
export function clientAddress(c: AppContext, options: ProxyOptions): string {
  const named = options.addressHeader && c.req.header(options.addressHeader);
  if (named) return parseAddress(named.trim()) ?? named.slice(0, 60);
  let address = socketOf(c);
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map(part => part.trim());
  while (isTrusted(address, options.trustedProxies)) {
    const told = chain.pop();
    if (!told) break;
    address = parseAddress(told) ?? told.slice(0, 60); // obfuscated identifier of a proxy
  }
  return address ?? 'unknown';
}

/** Rate limiting unit: an IPv4 address or an IPv6 /64, which is usually one household. */
export const networkOf = (address: string): string => (isIPv6(address) ? `${address.split(':').slice(0, 4).join(':')}::/64` : address);

/** Range typically held by one owner: IPv4 /24, IPv6 /48. */
export function neighbourhoodOf(address: string): string {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(address) ? `${address.split(':').slice(0, 3).join(':')}::/48` : address;
}

export function isHttps(c: AppContext, options: ProxyOptions): boolean {
  const told = isProxied(c, options) ? c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() : undefined;
  return told ? told === 'https' : c.req.url.startsWith('https:');
}

export function ownHost(c: AppContext, options: ProxyOptions): string {
  const told = isProxied(c, options) ? c.req.header('x-forwarded-host')?.split(',').at(-1)?.trim() : undefined;
  return (told ?? new URL(c.req.url).host).toLowerCase();
}

/**
 * Whether the path was sent normalized. Node and Hono resolve dot segments and escapes before routing, so a proxy rule on the raw path
 * would not recognize `/%61pi` or `/x/../api` as `/api`.
 */
export function isSpelledPlainly(c: AppContext): boolean {
  const { path, url } = c.req;
  const sent = (c.env?.incoming?.url ?? url).replace(/^https?:\/\/[^/]*/i, '').replace(/\?.*$/s, '');
  // Necessary escapes stay, in either case.
  const plain = encodeURI(path).replaceAll('%25', '%');
  return sent.toLowerCase() === plain.toLowerCase();
}
