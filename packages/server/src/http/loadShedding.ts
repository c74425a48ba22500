import { contentLang, type ContentLang } from '@tand/festival';
import type { AppOptions } from './options.ts';
import { commonHeaders, documentHeaders, inertPolicy, isPart } from './securityHeaders.ts';

/** Open requests below which none is refused, however late the event loop is. */
export const fewOpen = 200;

export const isExempt = (path: string) => /^\/(?:live|ready|health)z$/.test(path) || isPart(path) || path === '/sw.js';

const words: Record<ContentLang, { title: string; text: (seconds: number) => string }> = {
  sv: { title: 'Många vill in samtidigt', text: seconds => `Sidan laddas om av sig själv om ${seconds} sekunder. Låt den stå öppen.` },
  en: { title: 'Lots of us at once', text: seconds => `This page reloads by itself in ${seconds} seconds. Just leave it open.` },
};

/** Retry-After is random, so that clients don't return all at once (OPS-4). */
export function busy(path: string) {
  const seconds = 5 + Math.floor(Math.random() * 11);
  const isCall = path.startsWith('/api/');
  const headers = {
    ...commonHeaders,
    ...documentHeaders,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': inertPolicy,
    'Retry-After': String(seconds),
    'Content-Type': `${isCall ? 'application/json' : 'text/html'}; charset=utf-8`,
  };
  if (isCall) {
    return {
      body: JSON.stringify({ error: `Too many requests at once; try again in ${seconds} seconds.` }),
      status: 503,
      headers,
    } as const;
  }
  const lang = contentLang(/^\/([a-z]{2})(?:[/?]|$)/.exec(path)?.[1] ?? 'sv');
  const { title, text } = words[lang];
  const body = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${seconds}"><title>${title}</title><h1>${title}</h1><p>${text(seconds)}</p></html>`;
  return { body, status: 503, headers } as const;
}

const calm = 30_000;

export function createLoadShedding({ log, metrics }: Pick<AppOptions, 'log' | 'metrics'>) {
  let last: number | undefined;
  return {
    shed(path: string) {
      if (last === undefined) log?.('Overloaded: some requests are refused with Retry-After.');
      last = performance.now();
      metrics?.count('http_requests_shed_total');
      return busy(path);
    },
    /** Logs the end of an overload; must be called regularly. */
    poll() {
      if (last === undefined || performance.now() - last <= calm) return;
      last = undefined;
      log?.('No request is refused any more.');
    },
  };
}
