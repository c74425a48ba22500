import { Link, Text } from '@tand/ui';
import { Fragment } from 'react';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '../../app/useLang.ts';
import { href } from '../../sitemap.ts';

const feeds = [
  ['rss.xml', 'RSS'],
  ['atom.xml', 'Atom'],
  ['feed.json', 'JSON Feed'],
] as const;

/** The feeds of the page's language. */
export function Feeds() {
  const lang = useLang();
  const copy = useCopy('news')('feeds');
  return (
    <Text>
      {copy.label}
      {feeds.map(([file, name], index) => (
        <Fragment key={file}>
          {index ? ', ' : ' '}
          <Link href={href(lang, `news/${file}`)}>{name}</Link>
        </Fragment>
      ))}
    </Text>
  );
}
