export interface Addresses {
  year: number;
  siteUrl: string;
  /** From the root of the archive: '/sv/home.html'. */
  files: ReadonlySet<string>;
  redirects: ReadonlyMap<string, string>;
}

/** Files of the current site, not of the archived year. */
const shared = /^\/(?:manifest\.webmanifest|sitemap\.xml|robots\.txt)$/;

/** `undefined` if the archive does not have the address. */
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
