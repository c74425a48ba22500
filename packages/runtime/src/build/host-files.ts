import { commonHeaders, documentHeaders, fileHeaders, inertPolicy, mediaType, mediaTypes, pagesAhead, strictTransport } from '@tand/server';
import { languages } from './edition.ts';

export interface Redirect {
  from: string;
  to: string;
  status: 301 | 302;
}

export function redirectsFile(moved: readonly Redirect[]): string {
  const lines = moved.map(({ from, to, status }) => `${from} ${to} ${status}`);
  return [...lines, ...languages.map(lang => `/${lang}/* /${lang}/404.html 404`), ''].join('\n');
}

interface Rule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}
const rule = (pattern: string, headers: Rule['headers']): Rule => ({ pattern, headers });

const resourcePolicy = 'Cross-Origin-Resource-Policy';
const policyHeader = 'Content-Security-Policy';
const revalidated = 'public, no-cache';
const open = { 'Access-Control-Allow-Origin': '*' };
const rulesFile = '/speculation-rules.json';
const isLanguage = (segment: string) => languages.some(lang => lang === segment);

export interface ExportedPages {
  addresses: readonly string[];
  policy: string;
  /** Files generated from content, by address; `isOpen` allows cross-origin requests. */
  files: Readonly<Record<string, { type: string; isOpen: boolean }>>;
}

/** Adds the policy as `<meta>` to 404.html, which hosts serve at addresses without a rule of `_headers`. */
export function withPolicy(html: string, policy: string): string {
  const inPage = policy.replace(/; frame-ancestors [^;]*/, ''); // not allowed in a <meta>
  return html.replace(/<meta charset="[^"]*" ?\/?>/i, tag => `${tag}<meta http-equiv="Content-Security-Policy" content="${inPage}">`);
}

const fixedFiles = ['/sw.js', rulesFile, '/robots.txt', '/manifest.webmanifest', '/.well-known/security.txt', '/files/*'];

export const headersFile = (pages: ExportedPages) =>
  [
    ...headerRules(pages).map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    ),
    '',
  ].join('\n\n');

/** Hosts join the values of matching rules, so overlapping rules need different headers. */
function headerRules({ addresses, policy, files }: ExportedPages): Rule[] {
  const { [resourcePolicy]: sameOrigin = '', ...everywhere } = commonHeaders;
  const part = (address: string, type: string) => ({ [resourcePolicy]: sameOrigin, ...fileHeaders(address, type) });
  const documents = { ...documentHeaders, 'Strict-Transport-Security': strictTransport };
  const own = { ...documents, [resourcePolicy]: sameOrigin };
  const pageHeaders = { ...own, 'Cache-Control': revalidated, [policyHeader]: policy, ...pagesAhead };
  const contentFile = ([address, { type, isOpen }]: [string, ExportedPages['files'][string]]) => {
    // Files below a language get its pages' headers; calendars are too many to list.
    if (isLanguage(address.split('/')[1]!))
      return isOpen && !address.endsWith('.ics') ? [rule(address, { ...open, 'Content-Type': type })] : [];
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
  ];
}

const isFit = (pattern: string, address: string) =>
  pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : pattern === address;
const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

export function nginxFile(pages: ExportedPages, moved: readonly Redirect[]): string {
  const rules = headerRules(pages);
  const inFile = 'try_files $uri $uri.html =404;';
  const location = (where: string, address: string, ...lines: string[]) => {
    const headers = Object.assign({}, ...rules.filter(({ pattern }) => isFit(pattern, address)).map(one => one.headers)) as Rule['headers'];
    const { 'Content-Type': _, ...added } = headers;
    const lang = languages.find(one => address.startsWith(`/${one}/`));
    return [
      `location ${where} {`,
      ...Object.entries(added).map(
        ([name, value]) => `  add_header ${name} ${value === pages.policy ? '$page_policy' : quoted(value)} always;`,
      ),
      ...(lang ? [`  error_page 404 /${lang}/404.html;`] : []),
      ...lines.map(line => `  ${line}`),
      '}',
    ].join('\n');
  };
  const typed = (address: string, type: string) => location(`= ${address}`, address, 'types { }', `default_type ${quoted(type)};`, inFile);
  const served = new Set([...Object.values(mediaTypes), ...Object.values(pages.files).map(({ type }) => type)]);
  const texts = [...served].filter(type => /charset=utf-8$|xml$|json$/.test(type));
  const named = Object.entries(pages.files).filter(([address]) => !address.endsWith('.ics'));
  const known = new Set([rulesFile, ...named.map(([address]) => address)]);
  return [
    `# In a server { } that says where this folder is: root …/static; include …/nginx.conf;`,
    `types {\n${Object.entries(mediaTypes)
      .map(([extension, type]) => `  ${quoted(type)} ${extension};`)
      .join('\n')}\n}`,
    [
      'gzip on;',
      'gzip_static on;',
      'gzip_vary on;',
      `gzip_types ${texts.map(quoted).join(' ')};`,
      'absolute_redirect off;',
      'error_page 404 /404.html;',
    ].join('\n'),
    `set $page_policy ${quoted(pages.policy)};`,
    '# One spelling of each address; a second slash or backslash at the start would name another host.',
    'if ($request_uri ~ "^(/[^/\\x5c?][^?]*?)(?:/index)?\\.html(\\?.*)?$") {\n  return 301 $1$2;\n}',
    'rewrite ^(/[^/\\x5c].*)/$ $1 permanent;',
    ...moved.map(({ from, to, status }) => `location = ${from} {\n  return ${status} ${to}$is_args$args;\n}`),
    ...['/_headers', '/_redirects'].map(file => `location = ${file} {\n  return 404;\n}`),
    '# An unknown language is removed from the address, if there is a page without it.',
    location(
      `~ ^/(?!(?:${languages.join('|')})/)[a-z][a-z](?<plain>/.+)$`,
      '/',
      'if (-f $document_root$plain.html) {\n    return 302 $plain$is_args$args;\n  }',
      inFile,
    ),
    typed(rulesFile, mediaType(rulesFile)),
    ...named.map(([address, { type }]) => typed(address, type)),
    ...rules
      .filter(({ pattern }) => !known.has(pattern))
      .map(({ pattern }) => {
        const start = pattern.slice(0, -1);
        return pattern.endsWith('*')
          ? location(`${start === '/' ? '' : '^~ '}${start}`, start, inFile)
          : location(`= ${pattern}`, pattern, inFile);
      }),
    '',
  ].join('\n\n');
}

/** Few patterns, as Cloudflare Pages takes at most 100 rules. */
function pagePatterns(addresses: readonly string[], files: readonly string[]): string[] {
  const sections = new Set(addresses.map(address => address.split('/')[1]!));
  const taken = new Set(files.map(file => file.split('/')[1]!));
  return [...sections].flatMap(section => {
    if (isLanguage(section)) return [`/${section}/*`];
    // '/search/*' would overlap with the rules of the files below it.
    return taken.has(section) ? [`/${section}`, `/${section}/`] : [`/${section}`, `/${section}/*`];
  });
}
