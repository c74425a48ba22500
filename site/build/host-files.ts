import { commonHeaders, documentHeaders, fileHeaders, inertPolicy, mediaType, pagesAhead, strictTransport } from '@tand/server';
import { languages } from './copy.ts';

/** An address that leads elsewhere on a host of files. */
export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
}

/** `_redirects` of static hosts. What is no file there is the 404 page of its language (Netlify; others find the nearest 404.html). */
export function redirectsFile(moved: readonly Redirect[]): string {
  const lines = moved.map(({ from, to, status }) => `${from} ${to} ${status}`);
  return [...lines, ...languages.map(lang => `/${lang}/* /${lang}/404/index.html 404`), '/* /404.html 404', ''].join('\n');
}

const rule = (pattern: string, headers: Readonly<Record<string, string>>) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

const resourcePolicy = 'Cross-Origin-Resource-Policy';
const policyHeader = 'Content-Security-Policy';
/** What the server says of pages and files made from the content. */
const revalidated = 'public, no-cache';
const open = { 'Access-Control-Allow-Origin': '*' };
const rulesFile = '/speculation-rules.json';
const isLanguage = (segment: string) => languages.some(lang => lang === segment);

/** What the pages are: their addresses, and the policies they are sent with. */
export interface ExportedPages {
  addresses: readonly string[];
  policy: string;
  /** Files made from the content, by address, and whether pages of other sites may fetch them. */
  files: Readonly<Record<string, { type: string; isOpen: boolean }>>;
}

/** One policy for pages that have one each: every source that any of them names. */
export function sitePolicy(policies: Iterable<string>): string {
  const all = new Map<string, Set<string>>();
  for (const policy of policies) {
    for (const directive of policy.split('; ')) {
      const [name = '', ...sources] = directive.split(' ');
      all.set(name, new Set([...(all.get(name) ?? []), ...sources]));
    }
  }
  return [...all].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** The policy as a page can carry it in itself, for hosts that serve it at addresses no rule names. */
export function withPolicy(html: string, policy: string): string {
  const inPage = policy.replace(/; frame-ancestors [^;]*/, ''); // only a header can say this
  return html.replace(/<meta charset="[^"]*" ?\/?>/i, tag => `${tag}<meta http-equiv="Content-Security-Policy" content="${inPage}">`);
}

/** Neither pages nor their parts: the worker, what browsers, readers and search engines ask for, and what is there to be downloaded. */
const fixedFiles = ['/sw.js', rulesFile, '/robots.txt', '/manifest.webmanifest', '/.well-known/security.txt', '/files/*'];

/**
 * `_headers` of static hosts, saying of pages and their parts what the server says. Hosts join the values of rules that
 * fit one address, so no header stands in two rules that can meet; and they take few rules (Cloudflare Pages 100, of at
 * most 2,000 characters a line), so pages are named by the first part of their address. A page served where no rule
 * reaches, as 404.html, carries the policy in itself.
 */
export function headersFile({ addresses, policy, files }: ExportedPages): string {
  const { [resourcePolicy]: sameOrigin = '', ...everywhere } = commonHeaders;
  const part = (address: string, type: string) => ({ [resourcePolicy]: sameOrigin, ...fileHeaders(address, type) });
  const documents = { ...documentHeaders, 'Strict-Transport-Security': strictTransport };
  const own = { ...documents, [resourcePolicy]: sameOrigin };
  const pageHeaders = { ...own, 'Cache-Control': revalidated, [policyHeader]: policy, ...pagesAhead };
  const contentFile = ([address, { isOpen }]: [string, { isOpen: boolean }]) => {
    // What lies below a language gets that rule's headers too.
    // Calendars are too many to be named, and their readers ask no browser.
    if (isLanguage(address.split('/')[1]!)) return isOpen && !address.endsWith('.ics') ? [rule(address, open)] : [];
    const headers = { ...documents, 'Cache-Control': revalidated, [policyHeader]: inertPolicy };
    return [
      rule(address, isOpen ? { ...headers, ...open, [resourcePolicy]: 'cross-origin' } : { ...headers, [resourcePolicy]: sameOrigin }),
    ];
  };
  return [
    rule('/*', everywhere),
    rule('/img/*', fileHeaders('/img/', 'image/svg+xml')),
    rule('/favicon.ico', fileHeaders('/favicon.ico', 'image/x-icon')),
    rule('/fonts/*', part('/fonts/', 'font/woff2')),
    rule('/assets/app/*', part('/assets/app/main-AAAAAAA0.js', 'text/javascript')),
    rule('/assets/i18n/*', part('/assets/i18n/', 'application/json')),
    ...fixedFiles.map(file =>
      rule(file, { ...own, ...fileHeaders(file, mediaType(file)), ...(file === rulesFile && { 'Content-Type': mediaType(file) }) }),
    ),
    ...Object.entries(files).flatMap(contentFile),
    rule('/404.html', pageHeaders),
    ...pagePatterns(addresses, Object.keys(files)).map(pattern => rule(pattern, pageHeaders)),
    '',
  ].join('\n\n');
}

/** '/sv/*' for all pages below; for plain addresses '/tickets', and '/tickets/*' since some hosts end it with a slash. */
function pagePatterns(addresses: readonly string[], files: readonly string[]): string[] {
  const sections = new Set(addresses.map(address => address.split('/')[1]!));
  const taken = new Set(files.map(file => file.split('/')[1]!));
  return [...sections].flatMap(section => {
    if (isLanguage(section)) return [`/${section}/*`];
    // '/search/*' would meet the rules of the files below it.
    return taken.has(section) ? [`/${section}`, `/${section}/`] : [`/${section}`, `/${section}/*`];
  });
}
