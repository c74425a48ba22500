import { deals } from '@edition/lists/deals.ts';
import { BackLink, Gallery, Section, SectionHeader } from '@tand/ui';
import { TextColumns } from '@tand/ui-festival';
import { useCarouselLabels } from '../../app/useCarouselLabels.ts';
import { pagePicture } from '../../app/pictures.ts';
import { useCopy } from '../../app/useCopy.ts';
import { useLang } from '@tand/runtime/i18n';
import { textsOf } from '../../templates/copyParts.tsx';
import { TextPage } from '../../templates/TextPage.tsx';

/** PARTNER-4 */
export default function DealsPage() {
  const copy = useCopy('deals');
  return (
    <TextPage
      meta={copy('meta')}
      title={copy('headline')}
      lead={copy('preamble')}
      path="partners/elgiganten/deals"
      preview="deals"
      parent={{ text: copy('parent'), href: '/partners/elgiganten' }}
      tone="yellow"
      image={pagePicture('deals')}
    >
      <Advertisements />
      <Section>
        <TextColumns texts={textsOf(copy('sections'))} layout="rows" />
      </Section>
      <Section tone="wood" padding="compact">
        <BackLink href="/partners/elgiganten">{copy('back')}</BackLink>
      </Section>
    </TextPage>
  );
}

function Advertisements() {
  const lang = useLang();
  const { headline, preamble, label, close } = useCopy('deals')('list');
  return (
    <Section tone="teal" aria-labelledby="ads">
      <SectionHeader title={headline} titleId="ads" lead={preamble} size="title" />
      <Gallery
        ratio="1:1"
        images={deals.map(({ image, alt }) => ({ src: image, alt: alt[lang], width: 600, height: 600 }))}
        labels={{ ...useCarouselLabels(), gallery: label, close }}
      />
    </Section>
  );
}
