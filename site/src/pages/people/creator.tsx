import { creators } from '@edition/lists/creators.ts';
import { NextSection, TextBand, TextFacts, TitledSection } from '@tand/ui-festival';
import { avatarPicture, PageTop, Profiles, useCopy, useEntry, useEntryCopy, usePhaseLink } from '#app';

/** CREATOR-4 */
export default function CreatorPage() {
  const { entry: creator, look, texts } = useEntry(creators);
  const copy = useEntryCopy<'creator'>(texts);
  const labels = useCopy('creators')('labels', { name: creator.nick });
  return (
    <>
      <PageTop
        band={look.band}
        image={{ ...avatarPicture(creator.image), alt: labels.portraitAlt }}
        actions={<Profiles of={creator} label={labels.channels} hasNames />}
      />
      <TitledSection title={labels.facts} titleId="facts" titleSize="title" band="wood">
        <TextFacts facts={copy('facts')} size="large" />
      </TitledSection>
      <TextBand texts={copy('sections')} layout="thirds" />
      <NextSection
        title={labels.next}
        links={copy('links').map(usePhaseLink())}
        back={{ text: labels.back, href: '/creators' }}
        band="wood"
      />
    </>
  );
}
