import { creators } from '@edition/lists/creators.ts';
import { Section, SocialLinks } from '@tand/ui';
import { NextSection, PageHeader, TextColumns, TextFacts, TitledSection } from '@tand/ui-festival';
import { Head, avatarPicture, profilesOf, useBreadcrumbs, useCopy, useEntry, useEntryCopy, usePhaseLink } from '#app';

/** CREATOR-4 */
export default function CreatorPage() {
  const { entry: creator, look, texts } = useEntry(creators);
  const copy = useEntryCopy<'creator'>(texts);
  const common = useCopy('common');
  const labels = useCopy('creators')('labels', { name: creator.nick });
  const parent = { text: common('links').creators, href: '/creators' };
  const profiles = profilesOf(creator, common('social').names);
  return (
    <>
      <Head {...copy('meta')} />
      <PageHeader
        title={copy('headline')}
        lead={copy('preamble')}
        breadcrumbs={useBreadcrumbs(parent, copy('meta').title)}
        band={look.band}
        image={{ ...avatarPicture(creator.image), alt: labels.portraitAlt }}
        actions={
          profiles.length > 0 && <SocialLinks hasNames profiles={profiles} labels={{ list: labels.channels, newTab: common('newTab') }} />
        }
      />
      <TitledSection title={labels.facts} titleId="facts" titleSize="title" band="wood">
        <TextFacts facts={copy('facts')} size="large" />
      </TitledSection>
      <Section>
        <TextColumns texts={copy('sections')} layout="rows" />
      </Section>
      <NextSection
        title={labels.next}
        links={copy('links').map(usePhaseLink())}
        back={{ text: labels.back, href: parent.href }}
        band="wood"
      />
    </>
  );
}
