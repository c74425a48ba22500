import { partners } from '@edition/lists/partners.ts';
import { PartnerPage as Pattern, type Band } from '@tand/ui';
import type { ReactNode } from 'react';
import { Head } from '../app/Head.tsx';
import { useCopy } from '../app/useCopy.ts';
import { factsOf, textsOf, useMoreLink } from './copyParts.tsx';
import { useBreadcrumbs } from './useBreadcrumbs.ts';

export type PartnerNamespace =
  | 'partnerElgiganten'
  | 'partnerAsusRog'
  | 'partnerTcl'
  | 'partnerSaab'
  | 'partnerVimla'
  | 'partnerJonkopingEnergi'
  | 'partnerVhdMedia'
  | 'partnerCancerfonden'
  | 'partnerHusqvarna'
  | 'partnerArla'
  | 'partnerBackforce'
  | 'partnerEsplay';

export interface PartnerPageProps {
  /** Namespace of its texts. */
  page: PartnerNamespace;
  /** Its entry in the list of partners, and the last part of its address. */
  slug: string;
  /** Ground of the opening band, which no partner's label has. */
  tone: 'pink' | 'teal' | 'yellow';
  /** Ground of the quotes; not paper, which stands above and below it. */
  quoteTone: Band;
  /** Drawing beside the facts: a name under /img/emblems. */
  emblem: string;
  /** Shows the way to the partner's own site. */
  hasSite?: boolean;
  /** Bands between the facts and the texts. */
  children?: ReactNode;
}

/**
 * A partner: its entry and texts in the pattern of its page (SPEC 2.4, partners).
 * @throws Error when the list of partners has no such slug.
 */
export function PartnerPage({ page, slug, tone, quoteTone, emblem, hasSite = false, children }: PartnerPageProps) {
  const partner = partners.find(entry => entry.slug === slug);
  if (!partner) throw new Error(`The edition has no partner '${slug}'. Add it to lists/partners.ts.`);
  const { name, url } = partner;
  const copy = useCopy(page);
  const labels = useCopy('partners')('labels', { name });
  const parent = { label: useCopy('common')('links').partners, href: '/partners' };
  const meta = copy('meta');
  return (
    <>
      <Head {...meta} path={`partners/${slug}`} image={page} />
      <Pattern
        headline={copy('headline')}
        preamble={copy('preamble')}
        breadcrumbs={useBreadcrumbs(parent, meta.title)}
        tone={tone}
        picture={{ ...partnerPicture(slug), alt: labels.bannerAlt }}
        site={hasSite && url ? { text: labels.site, href: url, isExternal: true } : undefined}
        facts={{
          title: labels.facts,
          items: factsOf(copy('facts')),
          emblem: { src: `/img/emblems/${emblem}.svg`, width: 240, height: 240 },
        }}
        texts={textsOf(copy('sections'))}
        quotes={{ title: labels.quotes, tone: quoteTone, items: copy('quotes') }}
        next={{ title: labels.next, links: copy('links').map(useMoreLink()), back: { text: labels.back, href: parent.href } }}
      >
        {children}
      </Pattern>
    </>
  );
}

/** A partner's name in type, on a label. */
const partnerPicture = (slug: string) => ({ src: `/img/partners/${slug}.svg`, width: 640, height: 360 });
