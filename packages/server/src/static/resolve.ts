import { isLang, languages, defaultLanguage, type Lang } from '@tand/festival';
import type { SiteFiles } from './files.ts';
import { trimSlash, type Redirect } from './siteConfig.ts';

/** What an address leads to. */
export type Resolution =
  | { kind: 'file'; path: string; isNotFoundPage: boolean }
  | { kind: 'redirect'; to: string; status: 301 | 302 | 307 | 308 }
  | { kind: 'article'; lang: Lang; prefix: string; key: string }
  | { kind: 'newsList'; lang: Lang; prefix: string; topic: string | undefined; page: number }
  | LivePage
  | { kind: 'missing'; lang: Lang | undefined; isPage: boolean };

/** A page of the programme that no file holds. */
export interface LivePage {
  kind: 'item' | 'screen';
  lang: Lang;
  /** '/sv', '/en', or '' for the plain address. */
  prefix: string;
  key: string;
}

export interface ResolveOptions {
  files: SiteFiles;
  redirects: ReadonlyMap<string, Redirect>;
}

const languageCode = /^[a-z]{2}(?:-[a-z0-9]{2,8})?$/i;

/**
 * Decides what a path is, in this order (ROUTE-3 to ROUTE-7): redirects of the table, language and start addresses, one form of
 * each address (no trailing slash, no index.html, the case it is written in), files, pages, news, and the 404 page.
 * @param rawPath percent-encoded path of the address, without query
 */
export function resolvePath(rawPath: string, { files, redirects }: ResolveOptions): Resolution {
  const path = decodePath(rawPath);
  const missing: Resolution = { kind: 'missing', lang: undefined, isPage: true };
  if (path === undefined) return missing;
  // A second slash at the start would turn a redirect into one to another host.
  const address = trimSlash(path.replaceAll(/\/{2,}/g, '/').replace(/\/index\.html$/, '/'));
  const [first = '', ...rest] = address.split('/').slice(1);

  const listed = redirects.get(address);
  if (listed) return { kind: 'redirect', to: listed.to, status: listed.status };
  if (address === '/') return { kind: 'redirect', to: '/home', status: 302 };
  if (isLang(first) && rest.length === 0) return { kind: 'redirect', to: `/${first}/home`, status: 301 };
  if (isHidden(address)) return { ...missing, lang: isLang(first) ? first : undefined };
  if (files.has(address)) return address === path ? asFile(address) : redirectTo(address);
  if (files.has(`${address}/index.html`)) return address === path ? asFile(`${address}/index.html`) : redirectTo(address);

  const written = files.inOtherCase(`${address}/index.html`);
  if (written) return redirectTo(trimSlash(written.replace(/\/index\.html$/, '')));
  const listedInLower = redirects.get(address.toLowerCase());
  if (listedInLower) return { kind: 'redirect', to: listedInLower.to, status: listedInLower.status };
  if (languageCode.test(first) && !isLang(first)) {
    const to = `/${languages.find(lang => lang === first.toLowerCase()) ?? defaultLanguage}/${rest.join('/') || 'home'}`;
    const known = files.has(`${to}/index.html`) ? to : files.inOtherCase(`${to}/index.html`)?.replace(/\/index\.html$/, '');
    if (known || rest.length === 0) return { kind: 'redirect', to: encodePath(known ?? to), status: 302 };
    const listedThere = redirects.get(to);
    if (listedThere) return { kind: 'redirect', to: listedThere.to, status: 302 };
  }
  const [section, key, more, more2] = isLang(first) ? rest : [first, ...rest];
  const lang = isLang(first) ? first : undefined;
  const kind = live[section === 'schedule' && key === 'screen' ? 'schedule/screen' : (section ?? '')];
  const [name, beyond] = kind === 'screen' ? [more, more2] : [key, more];
  if (kind && name && beyond === undefined) {
    if (address !== path) return redirectTo(address);
    return { kind, lang: lang ?? defaultLanguage, prefix: lang ? `/${lang}` : '', key: name };
  }
  const list = /^\/news(?:\/topic\/([^/]+))?(?:\/page\/([1-9]\d{0,3}))?$/.exec(lang ? address.slice(lang.length + 1) : address);
  if (list) {
    if (address !== path) return redirectTo(address);
    return { kind: 'newsList', lang: lang ?? defaultLanguage, prefix: lang ? `/${lang}` : '', topic: list[1], page: Number(list[2] ?? 1) };
  }
  return { kind: 'missing', lang, isPage: !/\.(?!html?$)[a-z0-9]{1,11}$/i.test(address) };
}

function asFile(path: string): Resolution {
  return { kind: 'file', path, isNotFoundPage: /^(?:\/(?:sv|en))?\/404(?:\.html|\/index\.html)$/.test(path) };
}

const redirectTo = (address: string): Resolution => ({ kind: 'redirect', to: encodePath(address), status: 301 });

/** The shell is a template, not a page. */
const isHidden = (address: string) => /\/(?:news|schedule|schedule\/screen)\/_shell(?:\/|$)/.test(address);

/** Sections with pages newer than the build. */
const live: Record<string, 'article' | 'item' | 'screen' | undefined> = { news: 'article', schedule: 'item', 'schedule/screen': 'screen' };

/** Undefined for what no file name holds: bad escapes, control characters, backslashes, dot segments. */
export function decodePath(rawPath: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    return undefined;
  }
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
  if (!path.startsWith('/') || path.length > 1024 || /[\u0000-\u001f\u007f\\]|(?:^|\/)\.{1,2}(?:\/|$)/.test(path)) return undefined;
  return path;
}

export const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');
