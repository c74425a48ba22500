import { partners } from '@edition/lists/partners.ts';
import { CallToAction } from '@tand/ui';
import { PartnerPage as Pattern } from '@tand/ui-festival';
import { Head } from '../../app/Head.tsx';
import { useCopy, useEntryCopy } from '../../app/useCopy.ts';
import { CopyButton } from '../../templates/CopyLinks.tsx';
import { factsOf, textsOf, useMoreLink } from '../../templates/copyParts.tsx';
import { useBreadcrumbs } from '../../templates/useBreadcrumbs.ts';
import { useEntry } from '../../templates/useEntry.ts';

/** PARTNER-3 */
export default function PartnerPage() {
  const { entry, look, path, texts } = useEntry(partners);
  const { slug, name, url } = entry;
  const copy = useEntryCopy<'partner'>(texts);
  const labels = useCopy('partners')('labels', { name });
  const parent = { text: useCopy('common')('links').partners, href: '/partners' };
  const meta = copy('meta');
  const deals = copy('deals');
  return (
    <>
      <Head {...meta} path={path} image={texts} />
      <Pattern
        title={copy('headline')}
        lead={copy('preamble')}
        breadcrumbs={useBreadcrumbs(parent, meta.title)}
        tone={look.tone}
        image={{ ...partnerPicture(slug), alt: labels.bannerAlt }}
        site={look.hasSite && url ? { text: labels.site, href: url, isExternal: true } : undefined}
        facts={{
          title: labels.facts,
          items: factsOf(copy('facts')),
          emblem: { src: `/img/emblems/${look.emblem}.svg`, width: 240, height: 240 },
        }}
        texts={textsOf(copy('sections'))}
        quotes={{ title: labels.quotes, tone: look.quoteTone, items: copy('quotes') ?? [] }}
        next={{ title: labels.next, links: copy('links').map(useMoreLink()), back: { text: labels.back, href: parent.href } }}
      >
        {deals && (
          <CallToAction title={deals.headline} titleId="deals" tone="yellow" actions={<CopyButton text={deals.cta} href={deals.href} />}>
            {deals.text}
          </CallToAction>
        )}
      </Pattern>
    </>
  );
}

const partnerPicture = (slug: string) => ({ src: `/img/partners/${slug}.svg`, width: 640, height: 360 });
