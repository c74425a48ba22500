import type { Node, SiteEdition } from './node.ts';

export interface Crumb {
  label: string;
  /** Path of the page below the language. */
  path: string;
}

/** Pages above a path, home first. Segments without a page (`universe`, `presentation`) have no label and are left out. */
export function ancestors(path: string, labelOf: (path: string) => string | undefined): Crumb[] {
  const parts = path.split('/');
  const above = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
  const crumbs = above.flatMap(at => {
    const label = labelOf(at);
    return label ? [{ label, path: at }] : [];
  });
  const home = labelOf('home');
  return crumbs.length > 0 && home ? [{ label: home, path: 'home' }, ...crumbs] : [];
}

export function breadcrumbList({ siteUrl }: SiteEdition, lang: string, crumbs: readonly Crumb[]): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${siteUrl}/${lang}/${path}`,
    })),
  };
}
