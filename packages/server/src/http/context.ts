import type { Context } from 'hono';

/** The app's Hono environment; in process (`app.request`) and on other runtimes there are no Node bindings. */
export interface AppEnv {
  Bindings: { incoming?: { socket: { remoteAddress?: string | undefined } } };
  Variables: {
    /** The answer has every header it needs. */
    isWhole?: boolean;
  };
}

export type AppContext = Context<AppEnv>;

/** What stands between the visitor and the server. */
export interface ProxyOptions {
  /**
   * How many trusted proxies stand in front and append to X-Forwarded-For; also switches on X-Forwarded-Proto and
   * X-Forwarded-Host. 0, the default, ignores these headers, since any visitor can send them.
   */
  trustedProxies?: number | undefined;
}

/** The visitor's address, an IPv6 address cut to its /64 network; 'unknown' when the runtime does not tell. */
export function clientAddress(c: AppContext, { trustedProxies = 0 }: ProxyOptions): string {
  const socket = c.env?.incoming?.socket.remoteAddress;
  if (trustedProxies > 0) {
    const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map(part => part.trim());
    const told = chain.at(-trustedProxies);
    if (told && /^[\da-fA-F:.]{2,45}$/.test(told)) return networkOf(told);
  }
  return socket ? networkOf(socket) : 'unknown';
}

/** One household or host usually holds a whole /64, so counting single IPv6 addresses would count nothing. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  const groups = [...start, ...Array.from({ length: zeros }, () => '0'), ...end];
  return `${groups
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Whether the visitor's connection is encrypted, as far as the server can tell. */
export function isHttps(c: AppContext, { trustedProxies = 0 }: ProxyOptions): boolean {
  const told = trustedProxies > 0 ? c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() : undefined;
  return told ? told === 'https' : c.req.url.startsWith('https:');
}

/** Host and port by which the visitor reached the site. */
export function ownHost(c: AppContext, { trustedProxies = 0 }: ProxyOptions): string {
  const told = trustedProxies > 0 ? c.req.header('x-forwarded-host')?.split(',').at(-1)?.trim() : undefined;
  return (told ?? new URL(c.req.url).host).toLowerCase();
}
