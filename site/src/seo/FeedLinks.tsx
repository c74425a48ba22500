import { href } from '../sitemap.ts';
import type { Lang } from '../language.ts';

const feeds = [
  ['application/rss+xml', 'rss.xml', 'RSS'],
  ['application/atom+xml', 'atom.xml', 'Atom'],
  ['application/feed+json', 'feed.json', 'JSON Feed'],
] as const;

/** The feeds of the news in the page's language, for readers that look in `<head>`. */
export function FeedLinks({ lang, title }: { lang: Lang; title: string }) {
  return feeds.map(([type, file, name]) => (
    <link key={file} rel="alternate" type={type} title={`${title} (${name})`} href={href(lang, `news/${file}`)} />
  ));
}
