import { ActivityPage as Pattern, type Band } from '@tand/ui';
import type { ReactNode } from 'react';
import { Head } from '../app/Head.tsx';
import { scenePicture } from '../app/scenePicture.ts';
import { useCopy } from '../app/useCopy.ts';
import { factsOf, textsOf, useMoreLink } from './copyParts.tsx';
import { useBreadcrumbs } from './useBreadcrumbs.ts';

export interface ActivityPageProps {
  /** Namespace of its texts. */
  page: 'activityRetro' | 'activityConsole' | 'activityArcade' | 'activitySaab' | 'arcaneGame';
  slug: 'retro' | 'console' | 'arcade' | 'saab' | 'arcane-game';
  tone: Band;
  /** Bands between the facts and the texts. */
  children?: ReactNode;
}

/** An activity: its texts in the pattern of its page (SPEC 2.4, activities). */
export function ActivityPage({ page, slug, tone, children }: ActivityPageProps) {
  const copy = useCopy(page);
  const labels = useCopy('activities')('labels');
  const parent = { label: useCopy('common')('links').activities, href: '/activities' };
  const meta = copy('meta');
  return (
    <>
      <Head {...meta} path={`activities/${slug}`} image={page} />
      <Pattern
        headline={copy('headline')}
        preamble={copy('preamble')}
        breadcrumbs={useBreadcrumbs(parent, meta.title)}
        tone={tone}
        picture={{ ...scenePicture(`scenes/${slug}`), alt: copy('imageAlt') }}
        facts={{ title: labels.facts, items: factsOf(copy('facts')) }}
        texts={textsOf(copy('sections'))}
        next={{ title: labels.next, links: copy('links').map(useMoreLink()), back: { text: labels.back, href: parent.href } }}
      >
        {children}
      </Pattern>
    </>
  );
}
