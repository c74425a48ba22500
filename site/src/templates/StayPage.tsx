import { BackLink, CallToAction, KeyValueList, Section, SectionHeader, type Band } from '@tand/ui';
import type { ReactNode } from 'react';
import { Rich } from '../app/Rich.tsx';
import { useCopy } from '../app/useCopy.ts';
import { CopyButton } from './CopyLinks.tsx';
import { scenePicture } from '../app/scenePicture.ts';
import { TextPage } from './TextPage.tsx';
import { TextColumns } from './TextColumns.tsx';

export interface StayPageProps {
  /** Namespace of its texts. */
  page: 'accommodationCamping' | 'accommodationSleepingHall' | 'accommodationCabins';
  slug: 'camping' | 'sleeping-hall' | 'cabins';
  tone: Band;
  /** A band between the opening and the facts. */
  notice?: ReactNode;
}

/** A place to sleep: the facts, how it works, the booking, the way back (SPEC 2.4, accommodation). */
export function StayPage({ page, slug, tone, notice }: StayPageProps) {
  const parent = { label: useCopy('common')('links').accommodation, href: '/accommodation' };
  const copy = useCopy(page);
  const { headline, items } = copy('facts');
  const cta = copy('cta');
  return (
    <TextPage
      meta={copy('meta')}
      headline={copy('headline')}
      preamble={copy('preamble')}
      path={`accommodation/${slug}`}
      image={page}
      parent={parent}
      tone={tone}
      picture={{ ...scenePicture(`scenes/${slug}`), alt: copy('imageAlt') }}
    >
      {notice}
      <Section tone="wood" aria-labelledby="facts">
        <SectionHeader title={headline} titleId="facts" size="title" />
        <KeyValueList items={items} size="large" />
      </Section>
      <Section>
        <TextColumns sections={copy('sections')} />
      </Section>
      <CallToAction
        title={cta.headline}
        titleId="book-now"
        actions={
          <>
            <CopyButton text={cta.button} href={cta.href} />
            <BackLink href="/accommodation">{copy('back')}</BackLink>
          </>
        }
      >
        <Rich>{cta.text}</Rich>
      </CallToAction>
    </TextPage>
  );
}
