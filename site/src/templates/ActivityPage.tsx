import { BackLink, Grid, Heading, Section, SectionHeader, Stack, type Band } from '@tand/ui';
import type { ReactNode } from 'react';
import { scenePicture } from '../app/scenePicture.ts';
import { useCopy } from '../app/useCopy.ts';
import { CopyFacts } from './CopyFacts.tsx';
import { CopyLinks } from './CopyLinks.tsx';
import { TextPage } from './TextPage.tsx';
import { TextSection } from './TextSection.tsx';

export interface ActivityPageProps {
  /** Namespace of its texts. */
  page: 'activityRetro' | 'activityConsole' | 'activityArcade' | 'activitySaab' | 'arcaneGame';
  slug: 'retro' | 'console' | 'arcade' | 'saab' | 'arcane-game';
  tone: Band;
  /** Bands between the facts and the texts. */
  children?: ReactNode;
}

/** An activity: what it is, where and when, how it works, where to go next (SPEC 2.4, activities). */
export function ActivityPage({ page, slug, tone, children }: ActivityPageProps) {
  const copy = useCopy(page);
  const labels = useCopy('activities')('labels');
  return (
    <TextPage
      meta={copy('meta')}
      headline={copy('headline')}
      preamble={copy('preamble')}
      path={`activities/${slug}`}
      image={page}
      parent={{ label: useCopy('common')('links').activities, href: '/activities' }}
      tone={tone}
      picture={{ ...scenePicture(`scenes/${slug}`), alt: copy('imageAlt') }}
    >
      <Section tone="wood" aria-labelledby="facts">
        <SectionHeader title={labels.facts} titleId="facts" size="title" />
        <CopyFacts facts={copy('facts')} size="large" />
      </Section>
      {children}
      <Section>
        <Grid columns={copy('sections').length === 2 ? 2 : 3} gap="loose" align="start">
          {copy('sections').map(section => (
            <TextSection key={section.id} {...section} size="heading" />
          ))}
        </Grid>
      </Section>
      <Section tone="wood" padding="compact" aria-labelledby="next">
        <Stack gap={5}>
          <Heading level={2} size="heading" id="next">
            {labels.next}
          </Heading>
          <CopyLinks links={copy('links')} />
          <p>
            <BackLink href="/activities">{labels.back}</BackLink>
          </p>
        </Stack>
      </Section>
    </TextPage>
  );
}
