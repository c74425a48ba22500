import { creators } from '@edition/lists/creators.ts';
import { findBySlug } from '@tand/festival';
import { CreatorPage as Pattern, type Band } from '@tand/ui';
import { Head } from '../app/Head.tsx';
import { avatarPicture } from '../app/pictures.ts';
import { useCopy } from '../app/useCopy.ts';
import { factsOf, textsOf, useMoreLink } from './copyParts.tsx';
import { profilesOf } from './profilesOf.ts';
import { useBreadcrumbs } from './useBreadcrumbs.ts';

export interface CreatorPageProps {
  /** Namespace of its texts. */
  page: 'creatorTurbotant' | 'creatorKebnekajsa';
  slug: string;
  /** Ground of the opening band. */
  tone: Band;
}

/**
 * A creator with a page of their own, in the pattern of it (SPEC 2.4, creators).
 * @throws Error when the list of creators has no such slug.
 */
export function CreatorPage({ page, slug, tone }: CreatorPageProps) {
  const creator = findBySlug(creators, slug);
  if (!creator) throw new Error(`The edition has no creator '${slug}'. Add it to lists/creators.ts.`);
  const copy = useCopy(page);
  const common = useCopy('common');
  const labels = useCopy('creators')('labels', { name: creator.nick });
  const parent = { label: common('links').creators, href: '/creators' };
  const meta = copy('meta');
  return (
    <>
      <Head {...meta} path={`creators/${slug}`} image={page} />
      <Pattern
        headline={copy('headline')}
        preamble={copy('preamble')}
        breadcrumbs={useBreadcrumbs(parent, meta.title)}
        tone={tone}
        picture={{ ...avatarPicture(creator.image), alt: labels.portraitAlt }}
        profiles={profilesOf(creator, common('social').names)}
        labels={{ list: labels.channels, newTab: common('newTab') }}
        facts={{ title: labels.facts, items: factsOf(copy('facts')) }}
        texts={textsOf(copy('sections'))}
        next={{ title: labels.next, links: copy('links').map(useMoreLink()), back: { text: labels.back, href: parent.href } }}
      />
    </>
  );
}
