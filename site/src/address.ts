import { matchPath } from 'react-router-dom';
import { langInPath, type Lang } from './language.ts';
import { href } from './href.ts';
import { pages, redirects } from './sitemap.ts';

const looksLikeLanguage = (segment: string) => /^[a-z]{2}(-[a-z]{2})?$/i.test(segment);

function knownPath(path: string): string | undefined {
  const moved = redirects.find(({ from }) => from === path.toLowerCase());
  if (moved) return moved.to;
  const page = pages.find(page => matchPath({ path: `/${page.path}`, caseSensitive: false }, `/${path}`));
  return page && (page.path.includes(':') ? path : page.path);
}

/** The canonical address (ROUTE-1 to ROUTE-9), in the path's language or else `active`; `…/404` for an unknown path. */
export function canonicalPath(pathname: string, active: Lang): string {
  const segments = pathname.split('/').filter(Boolean);
  const named = langInPath(pathname.toLowerCase());
  if (named) return href(named, knownPath(segments.slice(1).join('/')) ?? '404');
  const [first = '', ...rest] = segments;
  const other = looksLikeLanguage(first) ? knownPath(rest.join('/')) : undefined;
  return href(active, knownPath(segments.join('/')) ?? other ?? '404');
}
