import { StayPage as Pattern, type Band } from '@tand/ui';
import type { ReactNode } from 'react';
import { Head } from '../app/Head.tsx';
import { Rich } from '../app/Rich.tsx';
import { emblemPicture } from '../app/pictures.ts';
import { scenePicture } from '../app/scenePicture.ts';
import { useCopy } from '../app/useCopy.ts';
import { textsOf, useMoreLink } from './copyParts.tsx';
import { useBreadcrumbs } from './useBreadcrumbs.ts';

export interface StayPageProps {
  /** Namespace of its texts. */
  page: 'accommodationCamping' | 'accommodationSleepingHall' | 'accommodationCabins';
  slug: 'camping' | 'sleeping-hall' | 'cabins';
  tone: Band;
  /** A band between the opening and the facts. */
  notice?: ReactNode;
}

const emblems = { camping: 'tent', 'sleeping-hall': 'sleepingHall', cabins: 'cabin' } as const;

/** A place to sleep: its texts in the pattern of its page (SPEC 2.4, accommodation). */
export function StayPage({ page, slug, tone, notice }: StayPageProps) {
  const parent = { label: useCopy('common')('links').accommodation, href: '/accommodation' };
  const copy = useCopy(page);
  const toLink = useMoreLink();
  const { headline, items } = copy('facts');
  const cta = copy('cta');
  const meta = copy('meta');
  return (
    <>
      <Head {...meta} path={`accommodation/${slug}`} image={page} />
      <Pattern
        headline={copy('headline')}
        preamble={copy('preamble')}
        breadcrumbs={useBreadcrumbs(parent, meta.title)}
        tone={tone}
        picture={{ ...scenePicture(`scenes/${slug}`), alt: copy('imageAlt') }}
        notice={notice}
        facts={{ title: headline, items }}
        texts={textsOf(copy('sections'))}
        booking={{
          title: cta.headline,
          image: emblemPicture(emblems[slug]),
          text: <Rich>{cta.text}</Rich>,
          action: toLink({ text: cta.button, href: cta.href }),
          back: { text: copy('back'), href: parent.href },
        }}
      />
    </>
  );
}
