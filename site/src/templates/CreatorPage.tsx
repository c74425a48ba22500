import { creators } from '@edition/lists/creators.ts';
import { findBySlug } from '@tand/festival';
import { BackLink, Grid, Heading, Section, SectionHeader, SocialLinks, Stack, type Band } from '@tand/ui';
import { avatarPicture } from '../app/pictures.ts';
import { useCopy } from '../app/useCopy.ts';
import { CopyFacts } from './CopyFacts.tsx';
import { CopyLinks } from './CopyLinks.tsx';
import { profilesOf } from './profilesOf.ts';
import { TextPage } from './TextPage.tsx';
import { TextSection } from './TextSection.tsx';

export interface CreatorPageProps {
  /** Namespace of its texts. */
  page: 'creatorTurbotant' | 'creatorKebnekajsa';
  slug: string;
  /** Ground of the opening band. */
  tone: Band;
}

/**
 * A creator with a page of their own: who they are, where to meet them, their channels (SPEC 2.4, creators).
 * @throws Error when the list of creators has no such slug.
 */
export function CreatorPage({ page, slug, tone }: CreatorPageProps) {
  const creator = findBySlug(creators, slug);
  if (!creator) throw new Error(`The edition has no creator '${slug}'. Add it to lists/creators.ts.`);
  const copy = useCopy(page);
  const common = useCopy('common');
  const labels = useCopy('creators')('labels', { name: creator.nick });
  return (
    <TextPage
      meta={copy('meta')}
      headline={copy('headline')}
      preamble={copy('preamble')}
      path={`creators/${slug}`}
      image={page}
      parent={{ label: common('links').creators, href: '/creators' }}
      tone={tone}
      picture={{ ...avatarPicture(creator.image), alt: labels.portraitAlt, isFramed: true }}
      actions={
        <SocialLinks
          variant="names"
          profiles={profilesOf(creator, common('social').names)}
          labels={{ list: labels.channels, newTab: common('newTab') }}
        />
      }
    >
      <Section tone="wood" aria-labelledby="facts">
        <SectionHeader title={labels.facts} titleId="facts" size="title" />
        <CopyFacts facts={copy('facts')} size="large" />
      </Section>
      <Section>
        <Grid columns={3} gap="loose" align="start">
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
            <BackLink href="/creators">{labels.back}</BackLink>
          </p>
        </Stack>
      </Section>
    </TextPage>
  );
}
