import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Edition } from '@tand/festival';
import { contentPaths, feedFiles, newsDays, sitemap, type FeedTexts } from '@tand/festival/feeds';
import { commonHeaders, documentHeaders, strictTransport } from '../../packages/server/src/http/securityHeaders.ts';
import { mediaType } from '../../packages/server/src/static/mediaTypes.ts';
import { fileHeaders } from '../../packages/server/src/static/pageHeaders.ts';
import type { FoundFile } from '../../packages/server/src/static/found.ts';
import type { Redirect } from '../../packages/server/src/static/siteConfig.ts';
import type { Api } from '../src/data/api.ts';
import { languages, readCopy } from './copy.ts';
import { paperColors } from './theme.ts';
import { editionFolder, editionWords, readEdition } from './edition.ts';
import { canonicalPaths, robots, securityTxt, webManifest } from './found.ts';

type Server = typeof import('../src/entry.server.tsx');

/**
 * What stands beside the pages: for hosts which policy belongs to which page and which addresses lead elsewhere, for
 * search engines, readers and browsers the site map, feeds and manifest.
 */
export async function hostFiles(out: string, server: Server, pages: BuiltPages) {
  const write = async (file: string, content: string) => {
    await mkdir(dirname(join(out, file)), { recursive: true });
    await writeFile(join(out, file), content);
  };
  // Hosts that know no more than files look for the nearest 404.html.
  for (const lang of languages) await copyFile(join(out, lang, '404/index.html'), join(out, lang, '404.html'));
  await copyFile(join(out, 'img/brand/favicon-legacy.ico'), join(out, 'favicon.ico'));

  const moved = [...redirectList(server.redirects), ...(pages.redirects ?? [])];
  await write('redirects.json', JSON.stringify(moved));
  await write('_redirects', redirectsFile(moved, server.pages));
  await write('headers.json', JSON.stringify({ defaults: { [policyHeader]: pages.policy } }));
  const edition = await readEdition();
  const { api } = await server.createBackend(editionFolder);
  const own = pages.addresses.filter(address => address.startsWith(`/${edition.defaultLanguage}/`) && !address.endsWith('.html'));
  const built = await Promise.all(own.map(async address => [address, await readFile(join(out, address, 'index.html'), 'utf8')] as const));
  await foundFiles(edition, api, canonicalPaths(built, edition.siteUrl, edition.defaultLanguage), write);
  await write('_headers', headersFile({ ...pages, files: otherFiles }));
}

/** Neither pages nor their parts: the worker, what readers and search engines ask for, and what is there to be downloaded. */
const otherFiles = [
  ...['sw.js', 'sitemap.xml', 'robots.txt', 'manifest.webmanifest', 'schedule.json', 'schedule.xml', 'offline.json'].map(
    name => `/${name}`,
  ),
  '/.well-known/security.txt',
  '/files/*',
];

async function foundFiles(
  edition: Edition,
  api: Api,
  canonical: readonly string[],
  write: (file: string, content: string) => Promise<void>,
) {
  const words = await editionWords();
  const { items: news } = await api.news();
  const { items } = await api.schedule();
  const content = contentPaths(news, items);
  const fixed = canonical.filter(path => !content.includes(path));
  const lost = content.filter(path => !canonical.includes(path));
  if (lost.length > 0) throw new Error(`These pages do not name themselves as canonical: ${lost.join(', ')}`);
  await write('sitemap.xml', sitemap({ edition, paths: [...fixed, ...content], changed: newsDays(news) }));
  await write('robots.txt', robots(edition, process.env['TAND_REVIEW'] === '1'));
  await write(
    'manifest.webmanifest',
    webManifest(edition, metaOf(words, edition.defaultLanguage, 'common').description, paperColors().light),
  );
  await write('.well-known/security.txt', securityTxt(edition, new Date()));
  const texts = { sv: metaOf(words, 'sv', 'news'), en: metaOf(words, 'en', 'news') };
  for (const lang of languages) {
    for (const [file, feed] of Object.entries(feedFiles)) {
      await write(`${lang}/news/${file}`, feed({ edition, lang, texts: texts[lang], items: news }));
    }
  }
  const { name, year, siteUrl, defaultLanguage } = edition;
  const found: FoundFile = {
    edition: { name, year, siteUrl, languages: edition.languages, defaultLanguage },
    texts,
    paths: fixed,
    news: news.map(({ slug }) => slug),
  };
  await write('found.json', JSON.stringify(found));
}

/** Title and description of a page's copy, with the edition's own words put in. */
function metaOf(words: Awaited<ReturnType<typeof editionWords>>, lang: keyof typeof words, page: string): FeedTexts {
  const values = new Map(Object.entries(words[lang]));
  const { meta } = readCopy(lang)[page] as { meta: FeedTexts };
  const fill = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (mark, name: string) => values.get(name) ?? mark);
  return { title: fill(meta.title), description: fill(meta.description) };
}

/** The redirects (ROUTE-3, ROUTE-4), plain and in each language. Only the start page may lead elsewhere one day. */
export function redirectList(table: Server['redirects']): Redirect[] {
  return table.flatMap(({ from, to }): Redirect[] => [
    { from: `/${from}`, to: `/${to}`, status: from ? 301 : 302 },
    ...languages.map((lang): Redirect => ({ from: `/${lang}${from && `/${from}`}`, to: `/${lang}/${to}`, status: 301 })),
  ]);
}

/** `_redirects` of static hosts. What is no file there is the 404 page of its language (Netlify; others find the nearest 404.html). */
export function redirectsFile(moved: readonly Redirect[], pages: Server['pages'] = []): string {
  const prefixed = pages.flatMap(({ path, isPrefixedOnly }) =>
    isPrefixedOnly ? [{ from: `/${path}`, to: `/${languages[0]}/${path}`, status: 302 }] : [],
  );
  const lines = [...moved, ...prefixed].map(({ from, to, status }) => `${from} ${to} ${status}`);
  return [...lines, ...languages.map(lang => `/${lang}/* /${lang}/404/index.html 404`), '/* /404.html 404', ''].join('\n');
}

const rule = (pattern: string, headers: Readonly<Record<string, string>>) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

const resourcePolicy = 'Cross-Origin-Resource-Policy';
const policyHeader = 'Content-Security-Policy';
const isLanguage = (segment: string) => languages.some(lang => lang === segment);

/** What the pages are: their addresses, and the policy that all of them share. */
export interface BuiltPages {
  addresses: readonly string[];
  policy: string;
  /** Files besides pages and their parts, by address; `*` at the end stands for all below. */
  files?: readonly string[];
  /** Addresses of other years that lead elsewhere. */
  redirects?: readonly Redirect[];
}

/**
 * `_headers` of static hosts, saying of pages and their parts what the server says. Hosts join the values of rules that
 * fit one address, so no header stands in two rules that can meet; and they take few rules (Cloudflare Pages 100, of at
 * most 2,000 characters a line), so pages are named by the first part of their address. A page served where no rule
 * reaches, as 404.html, carries the policy in itself.
 */
export function headersFile({ addresses, policy, files = [] }: BuiltPages): string {
  const { [resourcePolicy]: sameOrigin = '', ...everywhere } = commonHeaders;
  const part = (address: string, type: string) => ({ [resourcePolicy]: sameOrigin, ...fileHeaders({}, address, type) });
  const documents = { [resourcePolicy]: sameOrigin, ...documentHeaders, 'Strict-Transport-Security': strictTransport };
  const pageHeaders = { ...documents, ...fileHeaders({ defaults: { [policyHeader]: policy } }, '/', 'text/html') };
  return [
    rule('/*', everywhere),
    rule('/img/*', fileHeaders({}, '/img/', 'image/svg+xml')),
    rule('/favicon.ico', fileHeaders({}, '/favicon.ico', 'image/x-icon')),
    rule('/fonts/*', part('/fonts/', 'font/woff2')),
    rule('/assets/app/*', part('/assets/app/main-AAAAAAA0.js', 'text/javascript')),
    rule('/assets/i18n/*', part('/assets/i18n/', 'application/json')),
    rule('/assets/search/*', part('/assets/search/sv.0a1b2c3d.json', 'application/json')),
    ...files.map(file => rule(file, { ...documents, ...fileHeaders({}, file, mediaType(file)) })),
    ...pagePatterns(addresses).map(pattern => rule(pattern, pageHeaders)),
    '',
  ].join('\n\n');
}

const isFile = (address: string) => address.endsWith('.html');

/** '/sv/*' for all pages below; for plain addresses '/tickets', and '/tickets/*' since some hosts end it with a slash. */
function pagePatterns(addresses: readonly string[]): string[] {
  const sections = new Set(addresses.filter(address => !isFile(address)).map(address => address.split('/')[1]!));
  const files = addresses.filter(address => isFile(address) && address.lastIndexOf('/') === 0);
  return [...files, ...[...sections].flatMap(section => (isLanguage(section) ? [`/${section}/*`] : [`/${section}`, `/${section}/*`]))];
}
