import { deals } from '@edition/lists/deals.ts';
import { Gallery, Section } from '@tand/ui';
import { BackLink, TextBand, TitledSection, headingOf } from '@tand/ui-festival';
import { PageTop, shownText, useCarouselLabels, useCopy, useLang } from '#app';

/** PARTNER-4 */
export default function DealsPage() {
  const copy = useCopy('deals');
  return (
    <>
      <PageTop parent={{ text: copy('parent'), href: '/partners/elgiganten' }} />
      <Advertisements />
      <TextBand texts={copy('sections')} layout="thirds" />
      <Section band="wood" padding="compact">
        <BackLink href="/partners/elgiganten" text={copy('back')} />
      </Section>
    </>
  );
}

function Advertisements() {
  const lang = useLang();
  const { label, close, ...texts } = useCopy('deals')('list');
  return (
    <TitledSection {...headingOf('ads', texts)} titleSize="title" band="teal">
      <Gallery
        ratio="1:1"
        images={deals.map(({ image, alt }) => ({ src: image, alt: '', caption: shownText(alt, lang), width: 600, height: 600 }))}
        labels={{ ...useCarouselLabels(), gallery: label, close }}
      />
    </TitledSection>
  );
}
