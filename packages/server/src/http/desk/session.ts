import { readCookie } from '@tand/festival';
import type { Database } from '../../infra/db/database.ts';
import { isHttps, ownHost, type AppContext, type ProxyOptions } from '../context.ts';
import { signedIn, signedInFor, type SignedIn } from '../../content/crew/people.ts';
import { equalInConstantTime, knownMark } from '../../infra/secrets.ts';
import { Refusal } from './refusal.ts';

/** The __Host- prefix requires HTTPS and prevents other hosts of the domain from setting it. */
const cookieNames = { https: '__Host-tand-desk', http: 'tand-desk' } as const;

const isLoopback = (host: string) => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);

/** @throws Refusal without HTTPS, except on localhost */
function schemeOf(c: AppContext, options: ProxyOptions): keyof typeof cookieNames {
  if (isHttps(c, options)) return 'https';
  if (isLoopback(ownHost(c, options))) return 'http';
  throw new Refusal('foreign');
}

/** Names the passkey that has signed in on this device, which a flood of strangers from the same address must not keep out. */
const knownCookie = 'tand-known';
const knownFor = 180 * 86_400;

export function knownPasskey(c: AppContext, { salt }: Database): string | undefined {
  const [, id = '', mark = ''] = /^([\w-]{1,1400})\.([\w-]{43})$/.exec(readCookie(c.req.header('cookie') ?? '', knownCookie) ?? '') ?? [];
  return equalInConstantTime(mark, knownMark(salt, id)) ? id : undefined;
}

export function knownDevice(c: AppContext, options: ProxyOptions, { salt }: Database, passkey: string): string {
  const secure = schemeOf(c, options) === 'https' ? '; Secure' : '';
  return `${knownCookie}=${passkey}.${knownMark(salt, passkey)}; Path=/api/desk; Max-Age=${knownFor}; HttpOnly; SameSite=Strict${secure}`;
}

export function hereOf(c: AppContext, options: ProxyOptions) {
  const host = ownHost(c, options);
  return { origin: `${schemeOf(c, options)}://${host}`, host: host.replace(/:\d+$/, '') };
}

/** Secret of the browser's session, or of one that has ended. */
export function sessionSecret(c: AppContext, options: ProxyOptions): string | undefined {
  const secret = readCookie(c.req.header('cookie') ?? '', cookieNames[schemeOf(c, options)]);
  return secret && /^[\w-]{43}$/.test(secret) ? secret : undefined;
}

export async function whoCalls(c: AppContext, db: Database, options: ProxyOptions, now: number): Promise<SignedIn | undefined> {
  const secret = sessionSecret(c, options);
  return secret ? signedIn(db, secret, now) : undefined;
}

export function sessionCookie(c: AppContext, options: ProxyOptions, secret: string): string {
  const scheme = schemeOf(c, options);
  const age = secret === '' ? 0 : signedInFor / 1000;
  return `${cookieNames[scheme]}=${secret}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${scheme === 'https' ? '; Secure' : ''}`;
}
