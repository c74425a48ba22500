import { href } from '../sitemap.ts';
import type { Lang } from '../language.ts';

/** The feeds that the build writes below `/{lang}/news/`. */
export const feeds = [
  { file: 'rss.xml', name: 'RSS', type: 'application/rss+xml' },
  { file: 'atom.xml', name: 'Atom', type: 'application/atom+xml' },
  { file: 'feed.json', name: 'JSON Feed', type: 'application/feed+json' },
] as const;

/** The feeds of the news in the page's language, for readers that look in `<head>`. */
export function FeedLinks({ lang, title }: { lang: Lang; title: string }) {
  return feeds.map(({ type, file, name }) => (
    <link key={file} rel="alternate" type={type} title={`${title} (${name})`} href={href(lang, `news/${file}`)} />
  ));
}
