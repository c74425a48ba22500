import type { Edition } from '../../edition/edition.ts';

export interface Node {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

export interface Graph {
  '@context': 'https://schema.org';
  '@graph': Node[];
}

export type SiteEdition = Pick<Edition, 'siteUrl'>;

export const ids = ({ siteUrl }: SiteEdition) => ({
  festival: `${siteUrl}/#festival`,
  venue: `${siteUrl}/#venue`,
  organization: `${siteUrl}/#organization`,
});

export const absolute = ({ siteUrl }: SiteEdition, path: string) => (path.startsWith('/') ? siteUrl + path : path);

export const graph = (nodes: readonly Node[]): Graph => ({ '@context': 'https://schema.org', '@graph': [...nodes] });
