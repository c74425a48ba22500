import { defaultLanguage, languages, type Lang } from '@tand/festival';
import { commonHeaders, documentHeaders, inertPolicy, isPart } from './http/securityHeaders.ts';

/** How the process keeps up with what it has to do. */
export interface Load {
  /** It has been late for so long that whoever is taken now would wait until they give up. */
  isBehind(): boolean;
  stop(): void;
}

export interface LoadOptions {
  /** How late is late, in milliseconds. Default: 300. */
  late?: number | undefined;
  /** So many looks in a row, one each 200 ms, must find it late: a collection of garbage or a new revision is over before. Default: 5. */
  looks?: number | undefined;
}

const every = 200;

/** Looks each 200 ms whether the process comes to it in time. */
export function watchLoad({ late = 300, looks = 5 }: LoadOptions = {}): Load {
  let due = performance.now() + every;
  let times = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    times = now - due > late ? times + 1 : 0;
    due = now + every;
  }, every).unref();
  return { isBehind: () => times >= looks, stop: () => clearInterval(timer) };
}

/** Fewer open requests than these are no surge, whatever makes the process late. */
export const fewOpen = 200;

/**
 * Whether a request is answered whatever happens: by whom the process is watched, and parts of a page that is there already
 * and would break without them.
 */
export const isSpared = (path: string) => /^\/(?:live|ready|health)z$/.test(path) || isPart(path) || path === '/sw.js';

const words: Record<Lang, { title: string; text: (seconds: number) => string }> = {
  sv: { title: 'Många vill in samtidigt', text: seconds => `Sidan laddas om av sig själv om ${seconds} sekunder. Låt den stå öppen.` },
  en: { title: 'Lots of us at once', text: seconds => `This page reloads by itself in ${seconds} seconds. Just leave it open.` },
};

/** A small answer at once, in place of a whole one too late: when to come back, and not all in the same second (OPS-4). */
export function busy(path: string): Response {
  const seconds = 5 + Math.floor(Math.random() * 11);
  const headers = {
    ...commonHeaders,
    ...documentHeaders,
    'Cache-Control': 'no-store',
    'Content-Security-Policy': inertPolicy,
    'Retry-After': String(seconds),
  };
  if (path.startsWith('/api/')) {
    const body = JSON.stringify({ error: `Too many requests at once; try again in ${seconds} seconds.` });
    return new Response(body, { status: 503, headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' } });
  }
  const first = path.split(/[/?]/)[1];
  const lang = languages.find(one => one === first) ?? defaultLanguage;
  const { title, text } = words[lang];
  const html = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${seconds}"><title>${title}</title><h1>${title}</h1><p>${text(seconds)}</p></html>`;
  return new Response(html, { status: 503, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } });
}
