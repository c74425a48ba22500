import { defaultLanguage, findItem, itemSlug, newsKey, placeSlug, type Lang } from '@tand/festival';
import type { Renderer } from './renderer.ts';
import type { Snapshot } from '../../content/snapshot.ts';
import { isPart } from '../securityHeaders.ts';
import type { SiteFiles } from '../static/files.ts';
import { mediaType } from '../static/mediaTypes.ts';

export type Resolution =
  | { kind: 'file'; path: string }
  | { kind: 'content'; path: string }
  | { kind: 'page'; address: string }
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  /** An unpublished article; `otherwise` is for requests without a valid token. */
  | { kind: 'hidden'; lang: Lang | undefined; key: string; otherwise: Resolution | undefined }
  /** `isPage` is false where a file was expected, by type or folder. */
  | { kind: 'missing'; lang: Lang | undefined; isPage: boolean }
  | { kind: 'gone'; address: string };

export function addressesOf(renderer: Renderer, snapshot: Snapshot) {
  const pages = renderer.addresses(snapshot);
  return {
    pages: new Set(pages),
    inLowerCase: new Map(pages.map(page => [page.toLowerCase(), page])),
    files: new Set(renderer.fileAddresses(snapshot)),
    drawn: new Set(renderer.drawnOnDemand?.(snapshot)),
    languages: new Set<Lang>(pages.map(page => page.split('/')[1]!)),
  };
}

export interface ResolveOptions {
  renderer: Renderer;
  snapshot: Snapshot;
  addresses: ReturnType<typeof addressesOf>;
  files: SiteFiles;
}

const languageCode = /^([a-z]{2})(?:-[a-z0-9]{2,8})?$/i;

/** ROUTE-3 to ROUTE-7 */
export function resolvePath(rawPath: string, options: ResolveOptions): Resolution {
  const path = decodePath(rawPath);
  if (path === undefined) return { kind: 'missing', lang: undefined, isPage: true };
  // A leading double slash would redirect to another host.
  const address = trimSlash(
    path
      .replaceAll(/\/{2,}/g, '/')
      .replace(/\/index\.html$/, '/')
      .replace(/(?<=[^/])\.html$/, ''),
  );
  const found = atAddress(address, options);
  const isAt = found && (found.kind === 'page' || found.kind === 'file' || found.kind === 'content');
  if (isAt && (address !== path || isSpeltOtherwise(rawPath, path))) return redirectTo(address);
  return found ?? elsewhere(address, options);
}

const isSpeltOtherwise = (rawPath: string, path: string) => /%(?:2f|[3-7][0-9a-f])/i.test(rawPath) && encodePath(path) !== rawPath;

function atAddress(address: string, { renderer, snapshot, addresses, files }: ResolveOptions): Resolution | undefined {
  if (addresses.pages.has(address)) return { kind: 'page', address };
  if (addresses.files.has(address) || addresses.drawn.has(address) || renderer.isFileOnDemand?.(address, snapshot))
    return { kind: 'content', path: address };
  const plain = `/${defaultLanguage}${address}`;
  if (addresses.pages.has(plain)) return { kind: 'page', address: plain };
  if (files.has(address)) return { kind: 'file', path: address };
  if (files.has(`${address}.html`)) return { kind: 'file', path: `${address}.html` };
  return undefined;
}

function elsewhere(address: string, options: ResolveOptions): Resolution {
  const { renderer, addresses, snapshot } = options;
  const lower = address.toLowerCase();
  const moved = renderer.redirects.get(lower) ?? renderer.elsewhere?.(address);
  if (moved !== undefined) return { kind: 'redirect', to: moved, status: renderer.redirects.has(lower) && address !== '/' ? 301 : 302 };
  const written = addresses.inLowerCase.get(lower) ?? addresses.inLowerCase.get(`/${defaultLanguage}${lower}`)?.slice(3);
  if (written !== undefined) return redirectTo(written);

  const [first = '', ...rest] = address.split('/').slice(1);
  const lang = addresses.languages.has(first) ? first : undefined;
  const [, code] = languageCode.exec(first) ?? [];
  if (code && !lang) {
    // An unknown language is removed from the path; a regional variant becomes its language.
    const own = code.toLowerCase();
    const to = `${addresses.languages.has(own) ? `/${own}` : ''}/${rest.join('/') || 'home'}`;
    const there = atAddress(to, options) ?? elsewhere(to, options);
    if (there.kind === 'page' || there.kind === 'redirect') {
      return { kind: 'redirect', to: there.kind === 'redirect' ? there.to : encodePath(to), status: 302 };
    }
  }
  const prefix = lang ? `/${lang}` : '';
  return inContent(prefix, lang ? rest : [first, ...rest], snapshot) ?? missing(address, lang);
}

function inContent(prefix: string, segments: readonly string[], snapshot: Snapshot): Resolution | undefined {
  const [section, key = '', more, beyond] = segments;
  const lang = prefix ? prefix.slice(1) : undefined;
  const to = (...parts: string[]) => redirectTo(`${prefix}/${parts.join('/')}`);
  const goneAt = (...parts: string[]) => ({ kind: 'gone', address: `${prefix || `/${defaultLanguage}`}/${parts.join('/')}` }) as const;
  if (section === 'news' && key && more === undefined) {
    const named = newsKey(key);
    const byId = 'id' in named ? snapshot.news.find(({ id }) => id === named.id)?.slug : undefined;
    const slug = byId ?? snapshot.formerSlugs.get(key);
    if (slug !== undefined) return { ...to('news', slug), status: statusOf(named) };
    const gone = snapshot.goneNewsSlugs.get(key);
    const otherwise =
      gone === undefined ? undefined : gone === key ? goneAt('news', gone) : { ...to('news', gone), status: statusOf(named) };
    const isStored = snapshot.stored.news.some(item => item.slug === key || ('id' in named && item.id === named.id));
    return isStored ? { kind: 'hidden', lang, key, otherwise } : otherwise;
  }
  if (section !== 'schedule' || !key || beyond !== undefined) return undefined;
  if (key === 'screen' && more) {
    const place = snapshot.schedule.locations.find(({ id }) => id !== 0 && String(id) === more);
    return place && to('schedule', 'screen', placeSlug(place));
  }
  if (more !== undefined) return undefined;
  const [, name = key, ending = ''] = /^(.*)(\.ics)$/.exec(key) ?? [];
  const item = findItem(snapshot.schedule.items, name);
  if (item) return to('schedule', itemSlug(item) + ending);
  const gone = findItem(snapshot.gone.items, name);
  if (!gone) return undefined;
  return itemSlug(gone) === name ? goneAt('schedule', name) : to('schedule', itemSlug(gone) + ending);
}

/** The redirect of an id is temporary, because the slug may change. */
const statusOf = (key: ReturnType<typeof newsKey>): 301 | 302 => ('id' in key ? 302 : 301);

const missing = (address: string, lang: Lang | undefined): Resolution => ({
  kind: 'missing',
  lang,
  isPage: !isPart(address) && /^(?:text\/html|application\/octet-stream)/.test(mediaType(address)),
});

const redirectTo = (address: string) => ({ kind: 'redirect', to: encodePath(address), status: 301 }) as const;

export const trimSlash = (address: string) => address.replace(/(?<=.)\/+$/, '');

export function decodePath(rawPath: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(rawPath).normalize('NFC');
  } catch {
    return undefined;
  }
  // oxlint-disable-next-line no-control-regex -- rejects control characters
  if (!path.startsWith('/') || path.length > 1024 || /[\u0000-\u001f\u007f\\]|(?:^|\/)\.{1,2}(?:\/|$)/.test(path)) return undefined;
  return path;
}

export const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/');
