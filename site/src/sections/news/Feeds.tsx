import { Link, Text } from '@tand/ui';
import { Fragment } from 'react';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '../../app/useLang.ts';
import { href } from '../../sitemap.ts';

const files = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' } as const;

/** The feeds of the page's language. */
export function Feeds() {
  const lang = useLang();
  const copy = useCopy('news')('feeds');
  return (
    <Text>
      {copy.label}
      {(['rss', 'atom', 'json'] as const).map((kind, index) => (
        <Fragment key={kind}>
          {index ? ', ' : ' '}
          <Link href={href(lang, `news/${files[kind]}`)}>{copy[kind]}</Link>
        </Fragment>
      ))}
    </Text>
  );
}
