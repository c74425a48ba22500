/** Where the addresses of a finished site lead once it stands below `/{year}`. */
export interface Addresses {
  year: number;
  siteUrl: string;
  /** Files of the archive, from its root: '/sv/home.html'. */
  files: ReadonlySet<string>;
  /** Addresses that led elsewhere, and where. */
  redirects: ReadonlyMap<string, string>;
}

/** What stands beside the year's own pages and belongs to the whole site. */
const shared = /^\/(?:manifest\.webmanifest|sitemap\.xml|robots\.txt)$/;

/**
 * The address in the archive of an address of the site, query and hash kept. Undefined when there is nothing there.
 * @param address internal ('/sv/home?day=1') or absolute below the site
 */
export function inArchive(address: string, { year, siteUrl, files, redirects }: Addresses): string | undefined {
  const host = address.startsWith(`${siteUrl}/`) ? siteUrl : '';
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address.slice(host.length)) ?? [];
  const decoded = decodeURI(path.replace(/(?<=.)\/$/, ''));
  const at = (found: string) => `${host}/${year}${encodeURI(found)}${rest}`;
  if (shared.test(decoded)) return undefined;
  if (files.has(decoded) || files.has(`${decoded}.html`)) return at(decoded);
  if (files.has(`/sv${decoded}.html`)) return at(`/sv${decoded}`);
  const target = redirects.get(decoded);
  return target === undefined ? undefined : inArchive(`${host}${target}${rest}`, { year, siteUrl, files, redirects: new Map() });
}
