import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createApp, type AppOptions } from '../app.ts';
import { importContent } from '../content/import.ts';
import type { EditionContent, NewsContent } from '../content/types.ts';
import { openDatabase, type Database } from '../db/database.ts';

export const now = new Date('2025-05-01T12:00:00Z');

/** A folder that is gone after the test. */
export function temporaryFolder(files: Record<string, string | Uint8Array> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'tand-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const both = (text: string) => ({ sv: `${text} på svenska`, en: `${text} in English` });

export function newsItem(id: number, more: Partial<NewsContent> = {}): NewsContent {
  return {
    id,
    slug: `item-${id}`,
    publishedDate: new Date(Date.UTC(2025, 0, id)),
    image: '',
    topic: '',
    author: 'Maja Lindqvist',
    headline: both(`Headline ${id}`),
    preamble: both('Preamble'),
    body: both('Body'),
    linkText: both('Link'),
    imageCaption: both('Caption'),
    ...more,
  };
}

export const content: EditionContent = {
  news: [
    newsItem(1, { linkUrl: 'https://discord.tand.example', updatedDate: new Date('2025-02-01T08:00:00Z') }),
    newsItem(2, {
      headline: { sv: 'Åtta <script>alert(1)</script> & "citat"', en: 'Eight </script> & "quotes"' },
      body: { sv: 'Först $& <b>.\n\n## Sedan\n\n[en länk](/tickets)', en: 'First' },
      routerLink: '/tickets',
    }),
    newsItem(3),
    newsItem(4, { slug: 'tomorrow', publishedDate: new Date('2025-05-02T00:00:00Z') }),
    newsItem(5, { slug: 'withdrawn', unpublishedDate: new Date('2025-04-01T00:00:00Z') }),
  ],
  locations: [
    { id: 2, name_sv: 'Stora scenen', name_en: 'Main stage' },
    { id: 1, name_sv: 'Hall A', name_en: 'Hall A' },
  ],
  items: [
    scheduleItem({ id: 'frukost', day: 1, start_time: '09:00', name_sv: 'Frukost' }),
    scheduleItem({
      id: 'doors',
      day: 0,
      start_time: '10:00',
      name_sv: 'Dörrarna öppnar',
      end_time: '',
      highlight: true,
      routerLink: '/eventinfo',
    }),
    scheduleItem({
      id: 'final',
      day: 0,
      start_time: '18:00',
      name_sv: 'Final',
      old_start_time: '17:00',
      old_end_time: '18:00',
      url: 'https://play.tand.example',
    }),
  ],
  tickets: [
    { reference: 'TND-1001', postal: '55305', start: 10, end: 12, name: 'Åsa Öberg', timestamp: '2024-12-13T12:37:04.000Z' },
    { reference: 'TND-1001', postal: '55305', start: 40, end: 40, name: 'Åsa Öberg', timestamp: '2024-12-14T09:00:00.000Z' },
    { reference: 'TND-1002', postal: '11122', start: 13, end: 13, name: 'Bo Ek', timestamp: '2024-12-13T12:38:00.000Z' },
  ],
};

function scheduleItem(more: Partial<EditionContent['items'][number]>): EditionContent['items'][number] {
  return {
    id: 'one',
    day: 0,
    location: 1,
    start_time: '12:00',
    end_time: '13:00',
    name_sv: 'Namn',
    name_en: 'Name',
    short_desc_sv: '',
    short_desc_en: '',
    highlight: false,
    ...more,
  };
}

export async function memoryDatabase(contents: EditionContent = content): Promise<Database> {
  const db = await openDatabase(':memory:');
  onTestFinished(() => db.close());
  await importContent(db, contents);
  return db;
}

/** An app on a fresh database in memory, at the fixed time `now`. */
export async function testApp(options: Partial<AppOptions> = {}) {
  const db = options.db ?? (await memoryDatabase());
  const messages: string[] = [];
  const app = createApp({ now: () => now, log: (message, error) => messages.push(`${message} ${String(error)}`), ...options, db });
  return { app, db, messages };
}

export const token = 'abcdefghijklmnopqrstuvwxyz012345';
export const tokenHeaders = { Cookie: `other=1; XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token };

/** A POST as the site's own client makes it. */
export function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...tokenHeaders, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

const page = (title: string) => `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
const shell = `<!doctype html><html><head><title>__NEWS_HEADLINE__ | TÄND</title><meta name="description" content="__NEWS_PREAMBLE__"><link rel="canonical" href="/sv/news/__NEWS_SLUG__"><meta property="og:image" content="https://www.tand.example__NEWS_IMAGE__"><script type="application/json">{"headline":"__NEWS_HEADLINE__"}</script></head><body><p>__NEWS_BODY__</p><a href="https://x.example/post?text=__NEWS_HEADLINE__">X</a></body></html>`;

/** A small built site. */
export const siteFiles: Record<string, string | Uint8Array> = {
  'home/index.html': page('Hem'),
  'sv/home/index.html': page('Hem'),
  'en/home/index.html': page('Home'),
  'sv/tickets/index.html': page('Biljetter'),
  'en/tickets/index.html': page('Tickets'),
  'tickets/index.html': page('Biljetter'),
  'sv/esports/tournaments/ECEC/index.html': page('ECEC'),
  'sv/news/item-1/index.html': page('Nyhet 1'),
  'sv/news/withdrawn/index.html': page('Indragen'),
  'sv/news/_shell/index.html': shell,
  'en/news/_shell/index.html': shell,
  'sv/404/index.html': page('Sidan finns inte'),
  'en/404/index.html': page('Page not found'),
  '404.html': page('404'),
  'assets/entry-B7k2_x9Q.js': `export const text = ${JSON.stringify('ljus '.repeat(1000))};`,
  'assets/i18n/sv.json': '{"home":{"headline":"Hej"}}',
  'img/hero-day.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'img/og/home.png': new Uint8Array([137, 80, 78, 71]),
  'sw.js': 'self.skipWaiting();',
  'sw-kill.js': 'self.registration.unregister();',
  '.vite/manifest.json': '{}',
  'redirects.json': JSON.stringify([
    { from: '/esport', to: '/esports', status: 301 },
    { from: '/sv/camping', to: '/sv/accommodation/camping', status: 302 },
  ]),
  'headers.json': JSON.stringify({
    defaults: { 'Content-Security-Policy': "default-src 'self'" },
    pages: { '/sv/home': "default-src 'none'; script-src 'sha256-abc'", '/assets/i18n/sv.json': { 'Access-Control-Allow-Origin': '*' } },
  }),
};

/** The JSON of an answer, as the shape the test expects. */
export async function jsonOf<T>(response: Response): Promise<T> {
  const value: T = await response.json();
  return value;
}
