import { creators } from '@edition/lists/creators.ts';
import { CreatorPage as Pattern } from '@tand/ui-festival';
import { Head } from '../../app/Head.tsx';
import { avatarPicture } from '../../app/pictures.ts';
import { useCopy, useEntryCopy } from '../../app/useCopy.ts';
import { factsOf, textsOf, useMoreLink } from '../../templates/copyParts.tsx';
import { profilesOf } from '../../templates/profilesOf.ts';
import { useBreadcrumbs } from '../../templates/useBreadcrumbs.ts';
import { useEntry } from '../../templates/useEntry.ts';

/** CREATOR-4 */
export default function CreatorPage() {
  const { entry: creator, look, path, texts } = useEntry(creators);
  const copy = useEntryCopy<'creator'>(texts);
  const common = useCopy('common');
  const labels = useCopy('creators')('labels', { name: creator.nick });
  const parent = { text: common('links').creators, href: '/creators' };
  const meta = copy('meta');
  return (
    <>
      <Head {...meta} path={path} image={texts} />
      <Pattern
        title={copy('headline')}
        lead={copy('preamble')}
        breadcrumbs={useBreadcrumbs(parent, meta.title)}
        tone={look.tone}
        image={{ ...avatarPicture(creator.image), alt: labels.portraitAlt }}
        profiles={profilesOf(creator, common('social').names)}
        labels={{ list: labels.channels, newTab: common('newTab') }}
        facts={{ title: labels.facts, items: factsOf(copy('facts')) }}
        texts={textsOf(copy('sections'))}
        next={{ title: labels.next, links: copy('links').map(useMoreLink()), back: { text: labels.back, href: parent.href } }}
      />
    </>
  );
}
