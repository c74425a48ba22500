import { edition } from '@edition/edition.ts';
import { accommodation } from '@edition/lists/accommodation.ts';
import { festivalPhase } from '@tand/festival';
import { StayPage as Pattern } from '@tand/ui-festival';
import type { ReactNode } from 'react';
import { Head } from '../app/Head.tsx';
import { Rich } from '../app/Rich.tsx';
import { emblemPicture } from '../app/pictures.ts';
import { scenePicture } from '../app/scenePicture.ts';
import { useCopy, useEntryCopy } from '../app/useCopy.ts';
import { useFestivalTime } from '../app/useFestivalTime.ts';
import { textsOf, useMoreLink } from './copyParts.tsx';
import { useBreadcrumbs } from './useBreadcrumbs.ts';
import { useEntry } from './useEntry.ts';
import { isClosed } from './usePhaseLink.ts';

export interface StayPageProps {
  notice?: ReactNode;
}

/** STAY-2 */
export function StayPage({ notice }: StayPageProps) {
  const { entry, look, path, texts } = useEntry(accommodation);
  const parent = { text: useCopy('common')('links').accommodation, href: '/accommodation' };
  const copy = useEntryCopy<'accommodation'>(texts);
  const toLink = useMoreLink();
  const { headline, items } = copy('facts');
  const own = copy('cta');
  const phase = festivalPhase(edition, useFestivalTime());
  const closed = useCopy('common')('phases')[phase];
  const cta = isClosed(own.href, phase) ? { ...closed, button: closed.cta } : own;
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
        notice={notice}
        facts={{ title: headline, items }}
        texts={textsOf(copy('sections'))}
        booking={{
          title: cta.headline,
          image: emblemPicture(look.emblem),
          text: <Rich>{cta.text}</Rich>,
          action: toLink({ text: cta.button, href: cta.href }),
          back: { text: copy('back'), href: parent.href },
        }}
      />
    </>
  );
}
