import type { Edition } from '@tand/festival';
import { scriptJson } from '../scriptJson.ts';

/** One thing of schema.org. */
export interface Node {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** What a page tells search engines: its things, linked by `@id`. */
export interface Graph {
  '@context': 'https://schema.org';
  '@graph': Node[];
}

export type SiteEdition = Pick<Edition, 'siteUrl'>;

/** The names under which the things that stand on more than one page are linked. */
export const ids = ({ siteUrl }: SiteEdition) => ({
  festival: `${siteUrl}/#festival`,
  venue: `${siteUrl}/#venue`,
  organization: `${siteUrl}/#organization`,
});

/** An address in full: internal paths get the site's origin, others stay. */
export const absolute = ({ siteUrl }: SiteEdition, path: string) => (path.startsWith('/') ? siteUrl + path : path);

/** A graph as the inside of a script element. */
export function graphText(nodes: readonly Node[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': [...nodes] };
  return scriptJson(graph);
}
