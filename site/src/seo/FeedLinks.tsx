import { feedTypes } from '@tand/festival';
import { href, type Lang } from '@tand/runtime/i18n';

export const feeds = [
  { file: 'rss.xml', name: 'RSS' },
  { file: 'atom.xml', name: 'Atom' },
  { file: 'feed.json', name: 'JSON Feed' },
] as const;

export function FeedLinks({ lang, title }: { lang: Lang; title: string }) {
  return feeds.map(({ file, name }) => (
    <link key={file} rel="alternate" type={feedTypes[file]} title={`${title} (${name})`} href={href(lang, `news/${file}`)} />
  ));
}
