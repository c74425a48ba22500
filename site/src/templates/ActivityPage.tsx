import { activities } from '@edition/lists/activities.ts';
import { ActivityPage as Pattern } from '@tand/ui-festival';
import type { ReactNode } from 'react';
import { Head } from '../app/Head.tsx';
import { scenePicture } from '../app/scenePicture.ts';
import { useCopy, useEntryCopy } from '../app/useCopy.ts';
import { factsOf, textsOf, useMoreLink } from './copyParts.tsx';
import { useBreadcrumbs } from './useBreadcrumbs.ts';
import { useEntry } from './useEntry.ts';

export interface ActivityPageProps {
  /** Bands between the facts and the texts. */
  children?: ReactNode;
}

/** ACT-1 */
export function ActivityPage({ children }: ActivityPageProps) {
  const { entry, look, path, texts } = useEntry(activities);
  const copy = useEntryCopy<'activity'>(texts);
  const labels = useCopy('activities')('labels');
  const parent = { text: useCopy('common')('links').activities, href: '/activities' };
  const meta = copy('meta');
  return (
    <>
      <Head {...meta} path={path} image={texts} />
      <Pattern
        title={copy('headline')}
        lead={copy('preamble')}
        breadcrumbs={useBreadcrumbs(parent, meta.title)}
        tone={look.tone}
        image={{ ...scenePicture(`scenes/${entry.slug}`), alt: copy('imageAlt') }}
        facts={{ title: labels.facts, items: factsOf(copy('facts')) }}
        texts={textsOf(copy('sections'))}
        next={{ title: labels.next, links: copy('links').map(useMoreLink()), back: { text: labels.back, href: parent.href } }}
      >
        {children}
      </Pattern>
    </>
  );
}
