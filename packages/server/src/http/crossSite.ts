import { randomBytes } from 'node:crypto';
import { revisionHeader, silentHeader, xsrfCookieName, xsrfHeaderName, xsrfHostCookieName } from '@tand/festival';
import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { isHttps, ownHost, type AppContext, type AppEnv, type ProxyOptions } from './context.ts';
import { sendError } from './json.ts';
import { equalInConstantTime } from '../infra/secrets.ts';

export interface CrossSiteOptions extends ProxyOptions {
  /** Origins whose pages may call this API, such as `https://www.tand.example`. Default: none. */
  allowedOrigins?: readonly string[] | undefined;
}

/** The __Host- prefix prevents other hosts of the domain from setting the cookie. */
const cookieName = (c: AppContext, options: ProxyOptions) => (isHttps(c, options) ? xsrfHostCookieName : xsrfCookieName);

const tokenPattern = /^[\w-]{22,64}$/;

function readToken(c: AppContext, options: ProxyOptions): string | undefined {
  const token = getCookie(c, cookieName(c, options));
  return token && tokenPattern.test(token) ? token : undefined;
}

/** The cookie is not HttpOnly, because the pages' scripts read it (DATA-6). */
export function ensureToken(c: AppContext, options: ProxyOptions): { token: string; cookie?: string } {
  const known = readToken(c, options);
  if (known) return { token: known };
  const token = randomBytes(24).toString('base64url');
  const secure = isHttps(c, options) ? '; Secure' : '';
  return { token, cookie: `${cookieName(c, options)}=${token}; Path=/; SameSite=Strict${secure}` };
}

export function isForeign(c: AppContext, options: CrossSiteOptions): boolean {
  if (isAllowedOrigin(c, options)) return false;
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const origin = c.req.header('origin');
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host.toLowerCase() !== ownHost(c, options);
}

export function isAllowedOrigin(c: AppContext, { allowedOrigins = [] }: CrossSiteOptions): boolean {
  const origin = c.req.header('origin');
  return origin !== undefined && allowedOrigins.includes(origin);
}

export function crossSiteGuard(options: CrossSiteOptions): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (isForeign(c, options)) return sendError(c, 403, 'Calls from other sites are not allowed.');
    if (!isAllowedOrigin(c, options)) {
      const cookie = readToken(c, options);
      const header = c.req.header(xsrfHeaderName) ?? '';
      if (!cookie) return sendError(c, 403, `The ${cookieName(c, options)} cookie is missing. GET /api/session sets it.`);
      if (!equalInConstantTime(cookie, header))
        return sendError(c, 403, `The ${xsrfHeaderName} header must equal the ${cookieName(c, options)} cookie.`);
    }
    return next();
  };
}

export function cors(options: CrossSiteOptions): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (!isAllowedOrigin(c, options)) {
      await next();
      if (options.allowedOrigins?.length) c.header('Vary', 'Origin', { append: true });
      return undefined;
    }
    const headers = {
      'Access-Control-Allow-Origin': c.req.header('origin') ?? '',
      'Access-Control-Expose-Headers': ['Date', 'Age', 'ETag', 'X-Total-Count', revisionHeader, silentHeader].join(', '),
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    if (c.req.method === 'OPTIONS') {
      return c.body(null, 204, {
        ...headers,
        Vary: 'Origin',
        'Access-Control-Allow-Methods': 'GET, POST',
        'Access-Control-Allow-Headers': `Content-Type, ${xsrfHeaderName}`,
        'Access-Control-Max-Age': '7200',
      });
    }
    await next();
    c.header('Vary', 'Origin', { append: true });
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    return undefined;
  };
}
