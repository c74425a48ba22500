import { deals } from '@edition/lists/deals.ts';
import { BackLink, Gallery, Section, SectionHeader } from '@tand/ui';
import { PageHeader, TextColumns } from '@tand/ui-festival';
import { Head, pagePicture, useBreadcrumbs, useCarouselLabels, useCopy, useLang } from '#app';

/** PARTNER-4 */
export default function DealsPage() {
  const copy = useCopy('deals');
  return (
    <>
      <Head {...copy('meta')} />
      <PageHeader
        title={copy('headline')}
        lead={copy('preamble')}
        breadcrumbs={useBreadcrumbs({ text: copy('parent'), href: '/partners/elgiganten' }, copy('meta').title)}
        band="yellow"
        image={pagePicture('deals')}
      />
      <Advertisements />
      <Section>
        <TextColumns texts={copy('sections')} layout="rows" />
      </Section>
      <Section band="wood" padding="compact">
        <BackLink href="/partners/elgiganten">{copy('back')}</BackLink>
      </Section>
    </>
  );
}

function Advertisements() {
  const lang = useLang();
  const { headline, preamble, label, close } = useCopy('deals')('list');
  return (
    <Section band="teal" aria-labelledby="ads">
      <SectionHeader title={headline} titleId="ads" lead={preamble} size="title" />
      <Gallery
        ratio="1:1"
        images={deals.map(({ image, alt }) => ({ src: image, alt: alt[lang], width: 600, height: 600 }))}
        labels={{ ...useCarouselLabels(), gallery: label, close }}
      />
    </Section>
  );
}
