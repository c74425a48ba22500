import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { itemName, itemSlug, type Article } from '@tand/festival';
import { onTestFinished } from 'vitest';
import { createApp } from '../http/app.ts';
import type { AppOptions } from '../http/options.ts';
import type { FestivalFacts } from '../content/festival.ts';
import { importContent } from '../content/import/saveImport.ts';
import { type EditionContent, readContent, readState, type StoredContent } from '../content/revisions.ts';
import { openDatabase, type Database } from '../infra/db/database.ts';
import type { Renderer } from '../http/pages/renderer.ts';
import { openStore, type Store, type StoreOptions } from '../content/store.ts';

export const now = new Date('2025-05-01T12:00:00Z');

export function temporaryFolder(files: Record<string, string | Uint8Array> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'tand-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

export const festival: FestivalFacts = {
  name: 'TÄND',
  siteUrl: 'https://www.tand.example',
  timeZone: 'Europe/Stockholm',
  days: ['2025-06-13', '2025-06-14', '2025-06-15', '2025-06-16'],
  ends: Date.parse('2099-06-16T00:00Z'),
};

/** Text of an `edition.ts` with only the fields that commands read. */
export const editionFile = (days: readonly string[], timeZone = 'Europe/Stockholm') =>
  `export const edition = ${JSON.stringify({ timeZone, dates: { days: days.map(date => ({ date })), doorsClose: `${days.at(-1)}T15:00` } })};`;

export const edition2025 = editionFile(festival.days);

const both = (text: string) => ({ sv: `${text} på svenska`, en: `${text} in English` });

export function newsItem(id: number, more: Partial<Article> = {}): Article {
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
    { reference: 'TND-1001', postal: '55305', start: 10, end: 12, name: 'Åsa Öberg', timestamp: new Date('2024-12-13T12:37:04.000Z') },
    { reference: 'TND-1001', postal: '55305', start: 40, end: 40, name: 'Åsa Öberg', timestamp: new Date('2024-12-14T09:00:00.000Z') },
    { reference: 'TND-1002', postal: '11122', start: 13, end: 13, name: 'Bo Ek', timestamp: new Date('2024-12-13T12:38:00.000Z') },
  ],
};

const saved = { number: 1, at: new Date(Number(now) - 1000) };

export const storedContent = (more: Partial<StoredContent> = {}): StoredContent => ({
  origin: 'a',
  ...saved,
  news: [],
  places: [],
  items: [],
  notices: [],
  lastChanged: { news: saved, programme: saved, notices: saved },
  gone: [],
  goneNews: [],
  hasTickets: false,
  formerSlugs: [],
  ...more,
});

export function scheduleItem(more: Partial<EditionContent['items'][number]>): EditionContent['items'][number] {
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

export const storeOf = (db: Database, options: Partial<StoreOptions> = {}): Promise<Store> =>
  openStore({
    readState: () => readState(db),
    readContent: () => readContent(db),
    readLastKnown: () => Promise.reject(new Error('There is no saved content.')),
    now: () => now.getTime(),
    log: () => {},
    ...options,
  });

export async function testApp({ db, at = now, ...options }: Partial<AppOptions> & { db?: Database; at?: Date } = {}) {
  const database = db ?? (await memoryDatabase());
  const messages: string[] = [];
  const log = (message: string, error?: unknown) => messages.push(`${message} ${String(error)}`);
  const clock = options.now ?? (() => at.getTime());
  const store = options.store ?? (await storeOf(database, { now: clock, log }));
  const app = createApp({ log, database: () => database, ...options, now: clock, store });
  return { app, db: database, store, messages };
}

export const token = 'abcdefghijklmnopqrstuvwxyz012345';
export const tokenHeaders = { Cookie: `other=1; XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token };

export function post(body: unknown, headers: Record<string, string> = {}): RequestInit & { headers: Record<string, string> } {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...tokenHeaders, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}

export const socketOf = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

const document = (title: string, body = '') =>
  `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;
const policy = "default-src 'none'; script-src 'sha256-abc'; frame-ancestors 'none'";
const fixedPages = ['home', 'tickets', 'esports/tournaments/ECEC', 'news', 'schedule', '404'];

export function testRenderer(more: Partial<Renderer> = {}): Renderer & { rendered: string[] } {
  const rendered: string[] = [];
  return {
    rendered,
    build: 'test',
    festival,
    message: (deed, item, _, lang) => ({ title: `${itemName(item, lang)} ${deed}`, body: item.start_time, url: `/${lang}/schedule` }),
    addresses: ({ news, schedule }) =>
      ['sv', 'en'].flatMap(lang =>
        [...fixedPages, ...news.map(({ slug }) => `news/${slug}`), ...schedule.items.map(item => `schedule/${itemSlug(item)}`)].map(
          path => `/${lang}/${path}`,
        ),
      ),
    dependencies: (address, time) => ({
      reads: address.includes('/news') ? ['news'] : address.includes('/schedule') ? ['programme'] : [],
      moment: address.endsWith('/home') ? Math.floor(time / 60_000) * 60_000 : 0,
    }),
    render: async (address, { news, schedule }, time, lookup, search) => {
      rendered.push(address);
      const slug = address.split('/').at(-1);
      const article = news.find(item => item.slug === slug);
      const item = schedule.items.find(one => itemSlug(one) === slug);
      const titles = address.includes('/news') ? news.map(({ headline }) => headline.sv) : schedule.items.map(({ name_sv }) => name_sv);
      const body = address.endsWith('/home') ? `<time>${new Date(time).toISOString()}</time>` : `<p>${titles.join(', ')}</p>`;
      const result = (lookup ? JSON.stringify(lookup) : '') + (search ? `found: ${search}` : '');
      return { html: document(article?.headline.sv ?? item?.name_sv ?? address, `${body}${result}${'.'.repeat(1500)}`), policy };
    },
    fileAddresses: () => ['/sitemap.xml', '/schedule.xml'],
    file: address => ({
      reads: ['news', 'programme'],
      type: 'application/xml; charset=utf-8',
      isOpen: address === '/schedule.xml',
      write: ({ news, schedule }) =>
        `<all>${[...news.map(({ slug }) => slug), ...schedule.items.map(({ name_sv }) => name_sv)].join(' ')}</all>`,
    }),
    redirects: new Map([
      ['/', '/home'],
      ['/sv', '/sv/home'],
      ['/en', '/en/home'],
      ['/esport', '/esports'],
      ['/sv/camping', '/sv/accommodation/camping'],
    ]),
    asked: (address, query) => (address.endsWith('/tickets') ? query.get('q')?.trim() : undefined),
    variant: (address, query) => (address.endsWith('/schedule') && query.get('day') === '1' ? 'day=1' : ''),
    isLookup: address => address.endsWith('/tickets'),
    missing: lang => `/${lang}/404`,
    ...more,
  };
}

export const siteFiles: Record<string, string | Uint8Array> = {
  'assets/entry-B7k2_x9Q.js': `export const text = ${JSON.stringify('ljus '.repeat(1000))};`,
  'assets/i18n/sv.json': '{"home":{"headline":"Hej"}}',
  'img/hero-day.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'img/og/home.png': new Uint8Array([137, 80, 78, 71]),
  'sw.js': 'self.skipWaiting();',
  'sw-kill.js': 'self.registration.unregister();',
  '.vite/manifest.json': '{}',
  '2024/sv/home.html': document('Förra året'),
};

export async function testSite(options: Parameters<typeof testApp>[0] & { siteFiles?: typeof siteFiles } = {}) {
  const { siteFiles: files = siteFiles, ...rest } = options;
  const folder = temporaryFolder(files);
  const renderer = testRenderer();
  return { folder, renderer, ...(await testApp({ renderer, files: folder, ...rest })) };
}

export async function jsonOf<T>(response: Response): Promise<T> {
  const value: T = await response.json();
  return value;
}
