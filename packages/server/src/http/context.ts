import { isIP, isIPv4 } from 'node:net';
import { isLocal, localToInstant } from '@tand/festival';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { parseAddress, type AddressRanges } from '../infra/addresses.ts';
import type { Renderer } from './pages/renderer.ts';

export interface AppEnv {
  Bindings: { incoming?: { url?: string | undefined; socket: { remoteAddress?: string | undefined } } };
  Variables: {
    hasAllHeaders?: boolean;
    /** Shown in log and metrics; must not contain user input. */
    route?: string;
    isShed?: boolean;
    address?: string;
  };
}

export type AppContext = Context<AppEnv>;

export interface ProxyOptions {
  /** Proxies whose X-Forwarded-* headers are trusted. Default: none. */
  trustedProxies?: AddressRanges | undefined;
  /** Header with the visitor's address, for serverless hosts, which pass no socket address. Default: none. */
  addressHeader?: string | undefined;
}

const isTrusted = (address: string | undefined, ranges: AddressRanges | undefined) =>
  address !== undefined && ranges !== undefined && isIP(address) > 0 && ranges.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

const socketOf = (c: AppContext) => {
  const given = c.env?.incoming?.socket.remoteAddress;
  return given === undefined ? undefined : parseAddress(given);
};

const isProxied = (c: AppContext, { trustedProxies }: ProxyOptions) => isTrusted(socketOf(c), trustedProxies);

export const isForwardedByStranger = (c: AppContext, options: ProxyOptions): boolean =>
  c.req.header('x-forwarded-for') !== undefined && !options.addressHeader && !isProxied(c, options);

export const unknownAddress = 'unknown';

/** Without `addressHeader`, the last address that is not a trusted proxy. */
export function clientAddress(c: AppContext, options: ProxyOptions): string {
  const named = options.addressHeader && c.req.header(options.addressHeader);
  if (named) return parseAddress(named.trim()) ?? named.slice(0, 60);
  let address = socketOf(c);
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map(part => part.trim());
  while (isTrusted(address, options.trustedProxies)) {
    const given = chain.pop();
    if (!given) break;
    address = parseAddress(given) ?? given.slice(0, 60);
  }
  return address ?? unknownAddress;
}

/** Epoch ms: the time of `?now=` or its cookie in a review build, else the current time (FEST-7). */
export function momentAsked(
  c: AppContext,
  { isReview, now, renderer }: { isReview?: boolean | undefined; now: () => number; renderer?: Pick<Renderer, 'festival'> | undefined },
): number {
  const timeZone = isReview ? renderer?.festival?.timeZone : undefined;
  const wanted = timeZone && (c.req.query('now') ?? getCookie(c, 'tand-now'));
  return wanted && isLocal(wanted) ? localToInstant(wanted, timeZone) : now();
}

export const isDirectFromHere = (c: AppContext, options: ProxyOptions): boolean =>
  /^(?:127\.|0:0:0:0:0:0:0:1$)/.test(socketOf(c) ?? '') && !isProxied(c, options) && c.req.header('x-forwarded-for') === undefined;

export function isHttps(c: AppContext, options: ProxyOptions): boolean {
  const given = isProxied(c, options) ? c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() : undefined;
  return given ? given === 'https' : c.req.url.startsWith('https:');
}

export function ownHost(c: AppContext, options: ProxyOptions): string {
  const given = isProxied(c, options) ? c.req.header('x-forwarded-host')?.split(',').at(-1)?.trim() : undefined;
  return (given ?? new URL(c.req.url).host).toLowerCase();
}

/** Proxy rules on the raw path would not recognize `/%61pi` or `/x/../api` as `/api`. */
export function isSpelledPlainly(c: AppContext): boolean {
  const plain = encodeURI(c.req.path).replaceAll('%25', '%');
  return sentPath(c).toLowerCase() === plain.toLowerCase();
}

/** Browsers resolve dot segments, so no page needs a path with some. */
export const hasDotSegments = (c: AppContext): boolean => /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(sentPath(c));

const sentPath = (c: AppContext) => (c.env?.incoming?.url ?? c.req.url).replace(/^https?:\/\/[^/]*/i, '').replace(/\?.*$/s, '');
