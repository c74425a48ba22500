import { getCookie } from 'hono/cookie';
import type { Database } from '../../infra/db/database.ts';
import { isDirectFromHere, isHttps, ownHost, type AppContext, type ProxyOptions } from '../context.ts';
import { signedInFor } from '../../content/crew/people.ts';
import type { AppOptions } from '../options.ts';
import { equalInConstantTime, knownMark } from '../../infra/secrets.ts';
import { Refusal } from './refusal.ts';

const cookieNames = { https: '__Host-tand-desk', http: 'tand-desk' } as const;

export type OriginOptions = ProxyOptions & Pick<AppOptions, 'renderer'> & Pick<NonNullable<AppOptions['desk']>, 'origin'>;

const isLoopback = (host: string) => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);

/** Requests do not choose the origin, except direct ones from this machine if none is configured. @throws Refusal */
export function deskOrigin(c: AppContext, options: OriginOptions): string {
  const host = ownHost(c, options);
  const isLocal = isLoopback(host) && isDirectFromHere(c, options);
  const origin =
    options.origin ?? (isLocal ? `http://${host}` : options.renderer?.festival && new URL(options.renderer.festival.siteUrl).origin);
  if (origin === undefined || (origin.startsWith('https:') && !isHttps(c, options))) throw new Refusal('foreign');
  return origin;
}

const schemeOf = (c: AppContext, options: OriginOptions) => (deskOrigin(c, options).startsWith('https:') ? 'https' : 'http');

/** Marks a browser in which a passkey signed in: strangers at its address cannot lock it out (DESK-9). */
const knownCookie = 'tand-known';
const knownFor = 180 * 86_400;

export function knownPasskey(c: AppContext, { salt }: Database): string | undefined {
  const [, id = '', mark = ''] = /^([\w-]{1,1400})\.([\w-]{43})$/.exec(getCookie(c, knownCookie) ?? '') ?? [];
  return equalInConstantTime(mark, knownMark(salt, id)) ? id : undefined;
}

export function knownDevice(c: AppContext, options: OriginOptions, { salt }: Database, passkey: string): string {
  const secure = schemeOf(c, options) === 'https' ? '; Secure' : '';
  return `${knownCookie}=${passkey}.${knownMark(salt, passkey)}; Path=/api/desk; Max-Age=${knownFor}; HttpOnly; SameSite=Strict${secure}`;
}

export function sessionSecret(c: AppContext, options: OriginOptions): string | undefined {
  const secret = getCookie(c, cookieNames[schemeOf(c, options)]);
  return secret && /^[\w-]{43}$/.test(secret) ? secret : undefined;
}

export function sessionCookie(c: AppContext, options: OriginOptions, secret: string): string {
  const scheme = schemeOf(c, options);
  const age = secret === '' ? 0 : signedInFor / 1000;
  return `${cookieNames[scheme]}=${secret}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${scheme === 'https' ? '; Secure' : ''}`;
}
